import { expect, test } from 'vitest';
import { categoryTree, movedCategories } from './categories';
import type { IndexCategories, IndexCategory } from '../../core/catalogue-index';

/** Paint, walls below it, and kitchens below those; `hidden` are for customers only. */
function categories(hidden: number[], parents: (number | null)[] = [null, 1, 2]): IndexCategories {
  const byId = new Map(
    parents.map((parentId, i) => {
      const right = hidden.includes(i + 1) ? 'customer' : 'all';
      return [i + 1, { id: i + 1, parentId, right } as IndexCategory];
    }),
  );
  return { byId, children: new Map() };
}

test.each([
  ['nothing changed', [2], [2], []],
  ['one is hidden, and what is below it', [], [2], [2, 3]],
  ['one is shown again, but what is hidden itself stays so', [2, 3], [3], [2, 3]],
  ['one above is hidden too: it shows the goods then', [3], [2, 3], [2, 3]],
])('goods move to other lists when %s', (_, before, after, moved) => {
  expect(movedCategories(categories(before), categories(after))).toEqual(moved);
});

test('goods move to other lists when their category moves, or one above it', () => {
  expect(movedCategories(categories([]), categories([], [null, null, 2]))).toEqual([2, 3]);
});

test('the tree contains the pictures and search-engine texts of a category in its language', () => {
  const category: IndexCategory = {
    id: 1,
    parentId: null,
    type: 'item',
    right: 'all',
    linklist: 'Y',
    color: null,
    imagePath: '/media/a.webp',
    image2Path: '/media/b.webp',
    texts: { de: { name: 'Werkzeug', path: '/werkzeug' }, en: { name: 'Tools', path: '/tools' } },
    engines: {
      sitemap: 'N',
      details: { de: { robots: 'NOINDEX', canonicalLink: '' }, en: null },
    },
  };
  const one = { byId: new Map([[1, category]]), children: new Map([[null, [category]]]) };
  const facts = { imagePath: '/media/a.webp', image2Path: '/media/b.webp', sitemap: 'N' };
  expect(categoryTree(one, 'de', () => 3)).toMatchObject([{ ...facts, robots: 'NOINDEX' }]);
  expect(categoryTree(one, 'en', () => 3)).toMatchObject([{ ...facts, robots: 'ALL' }]);
});
