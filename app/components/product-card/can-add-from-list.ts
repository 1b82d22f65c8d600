import type { ListProduct } from '~/services/shop-api';

/**
 * §5: may goods go into the cart straight from a list? Only when there is nothing to choose or
 * to read first; hazardous goods therefore lead to their page (L-40).
 */
export function canAddFromList(product: ListProduct): boolean {
  return (
    product.filter.isSalable &&
    product.variation.minimumOrderQuantity === 1 &&
    product.variation.intervalOrderQuantity === 1 &&
    !product.hasOrderProperties &&
    !product.hasRequiredOrderProperty &&
    product.item.itemType !== 'set' &&
    product.item.salableVariationCount < 2 &&
    product.prices.graduatedPrices.length === 0 &&
    !product.hasHazards
  );
}
