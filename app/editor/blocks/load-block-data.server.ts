import type { Block, ShopApi } from '~/services/shop-api';
import { loadRecommendedProducts } from './recommended-products/data.server';
import { recommendedProductsSchema } from './recommended-products/schema';
import type { BlockData } from './render-blocks';

/** What the blocks of a page need from the shop, by uuid; one walk, all loads at once. */
export async function loadBlockData(blocks: readonly Block[], shop: ShopApi): Promise<BlockData> {
  const loads = flattenBlocks(blocks).flatMap((block) => {
    if (block.name !== 'ProductRecommendedProducts') return [];
    const parsed = recommendedProductsSchema.safeParse(block.content);
    if (!parsed.success) return [];
    return [
      loadRecommendedProducts(parsed.data, shop).then((data) => [block.meta.uuid, data] as const),
    ];
  });
  return Object.fromEntries(await Promise.all(loads));
}

function flattenBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [
    block,
    ...(Array.isArray(block.content) ? flattenBlocks(block.content) : []),
  ]);
}
