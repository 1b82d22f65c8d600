import type * as z from 'zod';
import type { PriceGroup } from '~/lib/price-group';
import type { Block, ShopApi } from '~/services/shop-api';
import type { BlockName } from './components';
import { loadCategoryGrid } from './category-grid/data.server';
import { categoryGridSchema } from './category-grid/schema';
import { loadColourFamilies } from './colour-families/data.server';
import { colourFamiliesSchema } from './colour-families/schema';
import { loadColourPalette } from './colour-palette/data.server';
import { colourPaletteSchema } from './colour-palette/schema';
import { flattenBlocks } from './flatten-blocks';
import { loadNewsletterCheck, type GuardedVisit } from './newsletter-subscribe/data.server';
import { loadRecommendedProducts } from './recommended-products/data.server';
import { recommendedProductsSchema } from './recommended-products/schema';
import type { BlockData } from './render-blocks';
import { loadVideoConsent, type Visit } from './video/data.server';

type PageVisit = Visit & GuardedVisit & { readonly priceGroup: PriceGroup };
type BlockLoader = (content: unknown, shop: ShopApi, visit: PageVisit | null) => Promise<unknown>;

/** Loaders for blocks that show the shop's data; all others show only their content. */
const BLOCK_LOADERS: { [Name in BlockName]?: BlockLoader } = {
  ProductRecommendedProducts: loader(recommendedProductsSchema, loadRecommendedProducts),
  ColourFamilies: loader(colourFamiliesSchema, loadColourFamilies),
  NewsletterSubscribe: async (_content, _shop, visit) => loadNewsletterCheck(visit),
  CategoryGrid: loader(categoryGridSchema, loadCategoryGrid),
  ColourPalette: loader(colourPaletteSchema, loadColourPalette),
  Video: async (_content, _shop, visit) => loadVideoConsent(visit),
};
const LOADERS = new Map<string, BlockLoader>(Object.entries(BLOCK_LOADERS));

/**
 * The shop's data for the blocks of a page, by uuid; one walk, all loads concurrently. `visit` has
 * the visitor's address, consent and price display; without it, external videos wait for consent,
 * and forms cannot be sent.
 */
export async function loadBlockData(
  blocks: readonly Block[],
  shop: ShopApi,
  visit: PageVisit | null = null,
): Promise<BlockData> {
  const loads = flattenBlocks(blocks).flatMap(({ name, meta, content }) => {
    const load = LOADERS.get(name);
    return load ? [load(content, shop, visit).then((data) => [meta.uuid, data] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(loads));
}

/** Loads data for content that fits its schema; a block with other content shows nothing. */
function loader<Content>(
  schema: z.ZodType<Content>,
  load: (content: Content, shop: ShopApi, group: PriceGroup) => Promise<unknown>,
): BlockLoader {
  return async (content, shop, visit) => {
    const parsed = schema.safeParse(content);
    return parsed.success ? load(parsed.data, shop, visit?.priceGroup ?? 'gross') : undefined;
  };
}
