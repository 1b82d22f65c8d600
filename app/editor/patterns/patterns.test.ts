import { expect, test } from 'vitest';
import { flattenBlocks } from '~/blocks/flatten-blocks';
import type { CategoryTreeItem } from '~/services/shop-api';
import { checkDocument } from '../document/block-rules';
import { goodsOfShop } from './goods-of-shop';
import { readyPatterns } from './ready-patterns';

const category = (id: number, some: Partial<CategoryTreeItem> = {}): CategoryTreeItem => ({
  id,
  type: 'item',
  right: 'all',
  linklist: 'Y',
  name: `Bereich ${id}`,
  path: `/bereich-${id}`,
  color: null,
  imagePath: null,
  image2Path: null,
  sitemap: 'Y',
  robots: 'ALL',
  childCount: 0,
  itemCount: 3,
  children: [],
  ...some,
});
const TREE = [
  category(1, { right: 'customer' }),
  category(2, { itemCount: 0 }),
  category(3),
  category(4, { children: [category(5, { color: '#123456' })] }),
  category(6, { type: 'content', itemCount: 0, imagePath: '/media/x.webp' }),
];

test('goods come from the catalogue: open ranges with goods, shades, pages, a picture', () => {
  expect(goodsOfShop(TREE)).toEqual({
    ranges: [
      { id: 3, name: 'Bereich 3', path: '/bereich-3' },
      { id: 4, name: 'Bereich 4', path: '/bereich-4' },
    ],
    shades: 4,
    pages: [{ name: 'Bereich 6', path: '/bereich-6', imagePath: '/media/x.webp' }],
    picture: '/media/x.webp',
  });
  expect(goodsOfShop([]).shades).toBeNull();
});

test.each(readyPatterns.map((pattern) => [pattern.id, pattern] as const))(
  '%s is valid in both languages and in any shop, with new uuids',
  (_, { create, title }) => {
    for (const tree of [TREE, []]) {
      for (const locale of ['de', 'en'] as const) {
        let count = 0;
        const uuid = () => `n${(count += 1)}`;
        const blocks = create({ locale, goods: goodsOfShop(tree), uuid });
        checkDocument(blocks);
        expect(flattenBlocks(blocks)).toHaveLength(count);
        expect(JSON.stringify(blocks)).not.toContain('undefined');
      }
    }
    expect(title.de).not.toBe(title.en);
  },
);

test('an empty shop gets only offers that need no goods', () => {
  const offered = readyPatterns.filter(({ suits }) => suits(goodsOfShop([])));
  expect(offered.map(({ id }) => id)).toEqual(['questions', 'newsletter-band']);
});
