import { productCardView } from '~/components/product-card/product-card-view';
import type { PictureView } from '~/components/ui/picture-view';
import { isForEverybody } from '~/services/shop-api/entities/category-right';
import type { CategoryTreeItem, ShopApi } from '~/services/shop-api';
import type { CategoryGridContent } from './schema';

export type CategoryCard = {
  id: number;
  name: string;
  path: string;
  imagePath: string | null;
  color: string | null;
  /** A picture of its goods, if it has neither a picture nor a colour. */
  goods: PictureView | null;
};

type Shop = Pick<ShopApi, 'getCategoryTree' | 'getFacet'>;

/** The selected categories in their order; deleted and restricted ones are left out. */
export async function loadCategoryGrid(
  { categoryIds }: CategoryGridContent,
  shop: Shop,
): Promise<CategoryCard[]> {
  const known = new Map(open(await shop.getCategoryTree()).map((each) => [each.id, each]));
  const chosen = [...new Set(categoryIds.map(Number))].flatMap((id) => known.get(id) ?? []);
  return Promise.all(
    chosen.map(async ({ id, name, path, imagePath, color }) => {
      const goods = imagePath || color ? null : await pictureOfGoods(id, shop);
      return { id, name, path, imagePath, color, goods };
    }),
  );
}

/** A category below a restricted one is restricted too. */
function open(tree: readonly CategoryTreeItem[]): CategoryTreeItem[] {
  return tree.flatMap((each) => (isForEverybody(each) ? [each, ...open(each.children)] : []));
}

async function pictureOfGoods(categoryId: number, shop: Shop): Promise<PictureView | null> {
  const facet = await shop.getFacet({ categoryId });
  const views = facet?.products.map((product) => productCardView(product, 'gross')) ?? [];
  return views.find(({ picture }) => picture)?.picture ?? null;
}
