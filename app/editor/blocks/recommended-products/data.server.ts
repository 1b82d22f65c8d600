import { productCardView, type ProductCardView } from '~/components/product-card/product-card-view';
import type { ShopApi } from '~/services/shop-api';
import type { RecommendedProductsContent } from './schema';

const MAX_PRODUCTS = 20;

/** §3: twenty products of the category, the cheapest first. */
export async function loadRecommendedProducts(
  content: RecommendedProductsContent,
  shop: ShopApi,
): Promise<ProductCardView[]> {
  const categoryId = Number(content.categoryId);
  if (!Number.isSafeInteger(categoryId) || categoryId < 1) return [];
  const facet = await shop.getFacet({
    categoryId,
    itemsPerPage: MAX_PRODUCTS,
    sort: 'sorting.price.avg_asc',
  });
  return facet?.products.map(productCardView) ?? [];
}
