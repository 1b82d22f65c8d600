import { productCardView, type ProductCardView } from '~/components/product-card/product-card-view';
import type { PriceGroup } from '~/lib/price-group';
import type { ShopApi } from '~/services/shop-api';
import { isForEverybody } from '~/services/shop-api/entities/category-right';
import type { RecommendedProductsContent } from './schema';

const MAX_PRODUCTS = 20;

/** §3: twenty products of the category, in its own order (decision 017). */
export async function loadRecommendedProducts(
  content: RecommendedProductsContent,
  shop: ShopApi,
  group: PriceGroup,
): Promise<ProductCardView[]> {
  const categoryId = Number(content.categoryId);
  if (!Number.isSafeInteger(categoryId) || categoryId < 1) return [];
  const facet = await shop.getFacet({
    categoryId,
    itemsPerPage: MAX_PRODUCTS,
  });
  // A category that was restricted to customers meanwhile is not shown to all.
  if (!facet?.category || !isForEverybody(facet.category)) return [];
  return facet.products.map((product) => productCardView(product, group));
}
