import { netAmong } from '~/lib/net-parts';
import { productLink } from '~/lib/product-path';
import { amountIn, netOfPiece, priceIn, type PriceGroup } from '~/lib/price-group';
import { pictureView, type PictureView } from '~/components/ui/picture-view';
import type { BasePrice, Cart, CartItem } from '~/services/shop-api';
import { fileUrl } from '~/services/shop-api/entities/order-property-file-rules';
import { propertyText } from './property-text';

export type PropertyView = {
  name: string;
  value: string;
  /** The download address of the named file. */
  fileUrl: string | null;
  surcharge: number;
  /** #rrggbb of the named shade. */
  color: string | null;
};

/** One line of the cart as cart page, checkout and quick-checkout panel show it. */
export type CartLineView = {
  id: number;
  variationId: number;
  name: string;
  /** Path of the route table. */
  path: string;
  /** Attribute values such as "Salbei, 2,5 l". */
  variant: string;
  shortDescription: string;
  picture: PictureView | null;
  color: string | null;
  quantity: number;
  minimum: number;
  interval: number;
  price: number;
  basePrice: BasePrice | null;
  lineTotal: number;
  currency: string;
  isMadeToOrder: boolean;
  isGiftCard: boolean;
  properties: PropertyView[];
  /** The available pieces if they are fewer than in the cart, otherwise null. */
  onlyLeft: number | null;
  /** The pieces in stock and the ones to follow if the quantity exceeds the stock. */
  overselling: { stock: number; oversellingAmount: number } | null;
  /** The parts of a set, as "2 × Malerband Kante, 50 m". */
  parts: string[];
};

/**
 * Totals of a cart or an order in cents. Up to `netTotal`, if there is one, they exclude VAT;
 * `total` always includes VAT, and is the amount to pay except for the part that `giftCards` pay.
 */
export type TotalsView = {
  /** Where net prices are shown: the total without VAT. */
  netTotal?: number;
  itemSum: number;
  /** Null if nothing is delivered as a parcel. */
  shipping: number | null;
  /** The fee of the payment method; absent if it has none. */
  paymentFee?: number;
  /** No shipping method accepts the cart: there is no shipping cost, and the total excludes it. */
  noDelivery?: boolean;
  /** The buyer collects the goods: the cost of that replaces the shipping cost. */
  isCollected?: boolean;
  coupon: { code: string; amount: number } | null;
  total: number;
  /** The amount that gift cards pay; `id` if they can be removed. */
  giftCards: { id?: number; ending: string; amount: number }[];
  openAmount: number;
  vats: { rate: number; amount: number; net: number }[];
  currency: string;
};

export function cartLineView(item: CartItem, currency: string, group: PriceGroup): CartLineView {
  const { variation } = item;
  const image = variation.images.all[0];
  const { price, basePrice } = priceIn(group, item.vatRate)(item);
  return {
    id: item.id,
    variationId: item.variationId,
    name: variation.texts.name1,
    path: productLink(item.variationId, variation.texts.urlPath),
    variant: variation.attributes.map(({ value }) => value).join(', '),
    shortDescription: variation.texts.shortDescription,
    picture: image ? pictureView(image) : null,
    color: variation.shade?.color ?? null,
    quantity: item.quantity,
    minimum: variation.variation.minimumOrderQuantity,
    interval: variation.variation.intervalOrderQuantity,
    price: group === 'net' ? netOfPiece(item.price, item) : price,
    basePrice,
    lineTotal: group === 'net' ? item.lineTotalNet : item.lineTotal,
    currency,
    isMadeToOrder: item.isMadeToOrder,
    isGiftCard: item.isGiftCard,
    properties: item.basketItemOrderParams.map(
      ({ name, value, type, price: surcharge, shade }) => ({
        name,
        value: propertyText(type, value),
        fileUrl: type === 'file' ? fileUrl(value) : null,
        surcharge: amountIn(group, item.vatRate)(surcharge),
        color: shade?.color ?? null,
      }),
    ),
    onlyLeft: isShort(item) ? item.availableStock : null,
    overselling: item.overselling,
    parts: item.bundleComponents.map(({ name, unitName, quantity }) =>
      [`${quantity} × ${name}`, unitName].filter(Boolean).join(', '),
    ),
  };
}

function isShort({ availableStock, quantity }: CartItem): boolean {
  return availableStock !== null && availableStock < quantity;
}

export function cartTotals(cart: Cart, group: PriceGroup): TotalsView {
  // Without VAT, the total adds none.
  const isTaxed = cart.totalVats.some(({ vatAmount }) => vatAmount > 0);
  const parts =
    group === 'net' && isTaxed
      ? {
          netTotal: cart.basketAmountNet,
          itemSum: cart.itemSumNet,
          shipping: cart.shippingAmountNet,
          paymentFee: cart.paymentFeeNet,
          discount: cart.couponDiscountNet,
        }
      : {
          itemSum: cart.itemSum,
          shipping: cart.shippingAmount,
          paymentFee: cart.paymentFee,
          discount: cart.couponDiscount,
        };
  const { discount, paymentFee, ...sums } = parts;
  return {
    ...sums,
    shipping: cart.needsDelivery ? sums.shipping : null,
    ...(paymentFee > 0 && { paymentFee }),
    ...(cart.noDelivery && { noDelivery: true }),
    ...(cart.needsDelivery && !cart.needsDeliveryAddress && { isCollected: true }),
    coupon: cart.couponCode ? { code: cart.couponCode, amount: discount } : null,
    total: cart.basketAmount,
    openAmount: cart.openAmount,
    giftCards: cart.giftCards.map(({ id, ending, amount }) => ({ id, ending, amount })),
    vats: cart.totalVats.map(({ vatValue, vatAmount, netAmount }) => ({
      rate: vatValue,
      amount: vatAmount,
      net: netAmount,
    })),
    currency: cart.currency,
  };
}

/**
 * Converts a gross amount that is taxed like the goods of this cart, such as a shipping cost, to
 * the price display.
 */
export function amountLikeDelivery(cart: Cart, group: PriceGroup): (gross: number) => number {
  if (group === 'gross') return (gross) => gross;
  const rates = cart.totalVats.map(({ vatValue: rate, netAmount: net, vatAmount: vat }) => ({
    rate,
    net,
    vat,
  }));
  return (gross) =>
    gross === cart.shippingAmount ? cart.shippingAmountNet : netAmong(gross, rates);
}
