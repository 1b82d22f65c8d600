import { isForEverybody } from '~/services/shop-api/entities/category-right';
import type { CategoryTreeItem, ShopApi } from '~/services/shop-api';
import type { ColourFamiliesContent } from './schema';

export type ColourFamily = { name: string; path: string; color: string; itemCount: number };

/** The colour families of the shop, from the tree of categories. */
export async function loadColourFamilies(
  _content: ColourFamiliesContent,
  shop: Pick<ShopApi, 'getCategoryTree'>,
): Promise<ColourFamily[]> {
  return colourFamilies(await shop.getCategoryTree());
}

/** The coloured categories nearest to the root: deeper ones repeat the families for one kind of paint. */
export function colourFamilies(tree: readonly CategoryTreeItem[]): ColourFamily[] {
  if (tree.length === 0) return [];
  const families = tree
    .filter(isForEverybody)
    .flatMap(({ name, path, color, itemCount }) =>
      color === null ? [] : [{ name, path, color, itemCount }],
    );
  return families.length > 0 ? families : colourFamilies(tree.flatMap(({ children }) => children));
}
