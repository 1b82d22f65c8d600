import { listProductLink } from '~/lib/product-path';
import { readId, type ListProduct, type ShopApi } from '~/services/shop-api';
import type { ColourPaletteContent } from './schema';

export type PaletteShade = { name: string; number: string; color: string; path: string };

const MOST_SHADES = 24;
/** A shade comes in several sizes and sheens: this many goods are searched for shades. */
const GOODS_OF_A_CATEGORY = 100;

/**
 * The shades of the selected goods, otherwise those of a category; each once, by the first of its
 * goods.
 */
export async function loadColourPalette(
  { products, categoryId }: ColourPaletteContent,
  shop: Pick<ShopApi, 'getFacet' | 'getProductsByIds'>,
): Promise<PaletteShade[]> {
  const variationIds = ids(products ?? []);
  if (variationIds.length > 0) return shadesOf(await shop.getProductsByIds({ variationIds }));
  const [category] = ids([categoryId ?? '']);
  if (category === undefined) return [];
  const facet = await shop.getFacet({ categoryId: category, itemsPerPage: GOODS_OF_A_CATEGORY });
  return shadesOf(facet?.products ?? []);
}

function ids(values: readonly string[]): number[] {
  return values.map(readId).filter((id) => id !== null);
}

function shadesOf(products: readonly ListProduct[]): PaletteShade[] {
  const shades = new Map<string, PaletteShade>();
  for (const product of products) {
    const { shade } = product;
    if (!shade || shades.has(shade.number + shade.name)) continue;
    const { name, number, color } = shade;
    shades.set(number + name, {
      name,
      number,
      color,
      path: listProductLink(product),
    });
  }
  return [...shades.values()].slice(0, MOST_SHADES);
}
