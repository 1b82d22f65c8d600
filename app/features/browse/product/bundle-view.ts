import { pathOfProduct } from '~/lib/product-path';
import { pagePrice } from '~/components/product-card/shown-price';
import { pictureView } from '~/components/ui/picture-view';
import { amountIn, type PriceGroup } from '~/lib/price-group';
import type { Product } from '~/services/shop-api';

/** The page's view of a set: its parts, their single prices, and its discount (§5). */
export function bundleView({ bundleComponents, prices, variation }: Product, group: PriceGroup) {
  if (bundleComponents.length === 0) return null;
  const { price, crossed } = pagePrice(prices, variation.minimumOrderQuantity);
  const set = amountIn(group, variation.vatRate)(price);
  const singly = bundleComponents.reduce(
    (sum, part) => sum + amountIn(group, part.vatRate)(part.price) * part.quantity,
    0,
  );
  return {
    /** The present single prices of the parts; null unless the set is cheaper. */
    singly: singly > set ? { price: singly, saved: singly - set } : null,
    /**
     * Percent off the recommended price; a reduction of the shop's own price shows its percent
     * beside it.
     */
    discount: crossed?.isRrp ? bundleDiscount(price, crossed.price) : 0,
    parts: bundleComponents.map(({ variationId, itemId, quantity, texts, unitName, image }) => ({
      variationId,
      quantity,
      name: texts.name1,
      text: texts.shortDescription,
      unit: unitName,
      path: pathOfProduct({ texts, item: { id: itemId } }, variationId),
      picture: image && pictureView(image, ''),
    })),
  };
}

/** §5: bundle discount, rounded 1 - price / crossed price; 0 without a higher crossed price. */
export function bundleDiscount(price: number, crossed: number): number {
  return crossed > price ? Math.round((1 - price / crossed) * 100) : 0;
}
