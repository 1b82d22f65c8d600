import { expect, test } from 'vitest';
import { treeItem } from '../../../tests/support/tree-item';
import { image } from '../../../tests/support/image';
import { listProduct } from '../../../tests/support/list-product';
import { renderBlocks } from '../../../tests/support/render-blocks';
import type { CategoryTreeItem, FacetResult, ShopApi } from '~/services/shop-api';
import { contentBlock } from '../kit/define-block';
import { loadCategoryGrid } from './data.server';

const category = (id: number, more: Partial<CategoryTreeItem> = {}) =>
  treeItem(id, `Bereich ${id}`, more);

const tree = [
  category(1, { children: [category(2, { imagePath: '/media/2.webp' })] }),
  category(3, { right: 'customer', children: [category(4)] }),
];

const goods = [listProduct(), listProduct({ images: { all: [image({ url: '/media/dose/' })] } })];
const getFacet: ShopApi['getFacet'] = async ({ categoryId }) =>
  categoryId === 1 ? ({ products: goods } as unknown as FacetResult) : null;

const load = (...categoryIds: string[]) =>
  loadCategoryGrid({ categoryIds }, { getCategoryTree: async () => tree, getFacet });

test('the selected categories in their order, each once; deleted and hidden ones are left out', async () => {
  const ids = (await load('2', '1', '2', '', '9', '3', '4')).map(({ id }) => id);
  expect(ids).toEqual([2, 1]);
});

test('each leads to its page, with its picture or that of its first goods with one', async () => {
  const block = contentBlock('CategoryGrid', 'a', { categoryIds: ['2', '1'] });
  const page = renderBlocks([block], { locale: 'en', data: { a: await load('2', '1') } });
  const links = [...page.querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/en/bereich-2', 'Bereich 2'],
    ['/en/bereich-1', 'Bereich 1'],
  ]);
  expect(links.map((link) => link.querySelector('img')?.getAttribute('src') ?? null)).toEqual([
    '/media/2.webp',
    '/media/dose/640.webp',
  ]);
  expect(renderBlocks([block], { data: { a: [] } }).querySelector('.category-grid')).toBeNull();
});
