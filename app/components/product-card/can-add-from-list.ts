import type { ListProduct } from '~/services/shop-api';

/**
 * §5: may goods be added to the cart from a list? Only if nothing has to be chosen or read first;
 * hazardous goods therefore lead to their page (L-40).
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
