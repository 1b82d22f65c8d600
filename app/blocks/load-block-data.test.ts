import { expect, test, vi } from 'vitest';
import type { ShopApi } from '~/services/shop-api';
import { contentBlock, structureBlock } from './kit/define-block';
import { loadBlockData } from './load-block-data.server';

const gallery = (uuid: string, categoryId: unknown) =>
  contentBlock('ProductRecommendedProducts', uuid, { categoryId });

test('blocks get their data by uuid, also nested ones; none for invalid content and unknown blocks', async () => {
  const getFacet = vi.fn<ShopApi['getFacet']>(async () => null);
  const blocks = [
    structureBlock('MultiGrid', 'grid', [gallery('inside', '12')], { columnWidths: [12] }),
    gallery('wrong', { not: 'a text' }),
    contentBlock('TextCard', 'text', { text: {} }),
    { name: 'Countdown', type: 'content' as const, meta: { uuid: 'stranger' }, content: {} },
  ];
  expect(await loadBlockData(blocks, { getFacet } as unknown as ShopApi)).toEqual({
    inside: [],
    wrong: undefined,
  });
  expect(getFacet).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ categoryId: 12 }));
});
