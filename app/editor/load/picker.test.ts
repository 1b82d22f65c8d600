import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { contentBlock } from '~/blocks/kit/define-block';
import { listProduct } from '../../../tests/support/list-product';
import { loadPicker } from './picker.server';
import { PAGE_SIZES } from './page-sizes';

const document = [contentBlock('ColourPalette', 'a', { products: [], categoryId: '' })];

async function ask(query: Record<string, string>) {
  const getSearch = vi.fn(async () => ({
    products: Array.from({ length: 60 }, () => listProduct({})),
    pagination: { lastPageNumber: 3 },
  }));
  const context = { shop: { getSearch }, locale: 'de' } as unknown as AppLoadContext;
  const asked = new URLSearchParams({ edit: 'a', pick: 'products.0', search: 'blau', ...query });
  return { picker: await loadPicker(context, document, asked), getSearch };
}

test('goods are listed by 10, 20, 50 or 100, by 50 by default (9.21)', async () => {
  expect(PAGE_SIZES).toEqual([10, 20, 50, 100]);
  for (const [itemsPerPage, size] of [
    ['', 50],
    ['10', 10],
    ['20', 20],
    ['100', 100],
    ['33', 50],
  ] as const) {
    const { picker, getSearch } = await ask({ itemsPerPage, goods: '2' });
    expect(getSearch).toHaveBeenCalledExactlyOnceWith({
      term: 'blau',
      itemsPerPage: size,
      page: 2,
    });
    expect(picker).toMatchObject({ size, page: 2, pages: 3 });
    expect((picker as { groups: { entries: unknown[] }[] }).groups[0]!.entries).toHaveLength(60);
  }
});
