import type { CategoryTreeItem, ShopApi } from '~/services/shop-api';
import type { CategoryGridContent } from './schema';

export type CategoryCard = {
  id: number;
  name: string;
  path: string;
  imagePath: string | null;
  color: string | null;
};

/** The chosen categories in their order; those that are gone, or not for everybody, are left out. */
export async function loadCategoryGrid(
  { categoryIds }: CategoryGridContent,
  shop: Pick<ShopApi, 'getCategoryTree'>,
): Promise<CategoryCard[]> {
  const ids = new Set(categoryIds.map(Number));
  const known = new Map(open(await shop.getCategoryTree()).map((each) => [each.id, each]));
  return [...ids].flatMap((id) => {
    const found = known.get(id);
    if (!found) return [];
    const { name, path, imagePath, color } = found;
    return [{ id, name, path, imagePath, color }];
  });
}

/** A category below one that is not for everybody is not either. */
function open(tree: readonly CategoryTreeItem[]): CategoryTreeItem[] {
  return tree.flatMap((each) => (each.right === 'all' ? [each, ...open(each.children)] : []));
}
