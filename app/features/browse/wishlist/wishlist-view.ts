import { canAddFromList } from '~/components/product-card/can-add-from-list';
import { productCardView, type ProductCardView } from '~/components/product-card/product-card-view';
import type { PriceGroup } from '~/lib/price-group';
import type { ListProduct, WishlistItem } from '~/services/shop-api';

export type WishlistView = {
  cards: ProductCardView[];
  /** Variations that no longer exist. */
  gone: number[];
};

export function wishlistView(items: readonly WishlistItem[], group: PriceGroup): WishlistView {
  return {
    cards: items.flatMap(({ variation, quantity }) =>
      variation ? [{ ...wishCard(variation, group), wished: quantity }] : [],
    ),
    gone: items.flatMap(({ variation, variationId }) => (variation ? [] : [variationId])),
  };
}

/**
 * Size and shade are chosen already: the card links to them, and goods without further choices can
 * be bought.
 */
function wishCard(product: ListProduct, group: PriceGroup): ProductCardView {
  const { item, prices } = product;
  const chosen = {
    ...product,
    item: { ...item, salableVariationCount: 1 },
    prices: { ...prices, graduatedPrices: [] },
  };
  return {
    ...productCardView(product, group),
    canAdd: canAddFromList(chosen) && product.filter.isSalableAndActive,
  };
}
