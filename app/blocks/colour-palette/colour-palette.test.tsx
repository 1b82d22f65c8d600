import { expect, test, vi } from 'vitest';
import type { FacetResult, ListProduct, ShopApi } from '~/services/shop-api';
import { listProduct } from '../../../tests/support/list-product';
import { renderBlocks } from '../../../tests/support/render-blocks';
import { contentBlock } from '../kit/define-block';
import { loadColourPalette } from './data.server';

function goods(id: number, shade: ListProduct['shade']): ListProduct {
  const product = listProduct({ shade });
  return { ...product, variation: { ...product.variation, id } };
}

const sage = { name: 'Salbei', number: '12', color: '#8a9a7b' };
const chalk = { name: 'Kreide', number: '01', color: '#f4f1e8' };
const list = [goods(1, sage), goods(2, null), goods(3, chalk), goods(4, sage)];

function shop() {
  return {
    getProductsByIds: vi.fn<ShopApi['getProductsByIds']>(async () => list),
    getFacet: vi.fn<ShopApi['getFacet']>(
      async () => ({ products: list }) as unknown as FacetResult,
    ),
  };
}

test('selected goods count, otherwise the category; goods without a shade show none, and each shade is there once', async () => {
  const asked = shop();
  const shades = await loadColourPalette({ products: ['1', '', 'x', '3'], categoryId: '7' }, asked);
  expect(asked.getProductsByIds).toHaveBeenCalledExactlyOnceWith({ variationIds: [1, 3] });
  expect(asked.getFacet).not.toHaveBeenCalled();
  expect(shades.map(({ name, path }) => [name, path])).toEqual([
    ['Salbei', '/p/1/salbei'],
    ['Kreide', '/p/3/salbei'],
  ]);

  const category = shop();
  expect(await loadColourPalette({ products: [''], categoryId: '7' }, category)).toEqual(shades);
  expect(category.getFacet).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ categoryId: 7 }),
  );
  expect(await loadColourPalette({ categoryId: '' }, category)).toEqual([]);
});

test('each shade leads to its paint and shows its name', async () => {
  const data = { a: await loadColourPalette({ categoryId: '7' }, shop()) };
  const block = contentBlock('ColourPalette', 'a', { text: { title: 'Grün' } });
  const links = [...renderBlocks([block], { locale: 'en', data }).querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(['Salbei12', 'Kreide01']);
  expect(links[0]?.getAttribute('href')).toBe('/en/p/1/salbei');
  expect(links[0]?.querySelector('svg')?.getAttribute('color')).toBe(sage.color);
});
