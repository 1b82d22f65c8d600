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
  /** Where the file that is named can be fetched. */
  fileUrl: string | null;
  surcharge: number;
  /** #rrggbb of the shade that is named. */
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
  /** Pieces still to be had when they are fewer than wanted, else null. */
  onlyLeft: number | null;
  /** What is here of more pieces than there are, and how many follow. */
  overselling: { stock: number; oversellingAmount: number } | null;
  /** What is in a set, as "2 × Malerband Kante, 50 m". */
  parts: string[];
};

/**
 * Sums of a cart or an order in cents. Up to `netTotal` they are without VAT, where there is one;
 * `total` is always with VAT, and to be paid but for what `giftCards` pay.
 */
export type TotalsView = {
  /** Where net prices are shown: everything without VAT. */
  netTotal?: number;
  itemSum: number;
  /** Null where nothing is delivered as a parcel. */
  shipping: number | null;
  /** What the way to pay costs; without one where it costs nothing. */
  paymentFee?: number;
  /** No way of delivery takes it: there is no price of one, and the total is without. */
  noDelivery?: boolean;
  /** The buyer collects the goods: what that costs stands in the place of delivery. */
  isCollected?: boolean;
  coupon: { code: string; amount: number } | null;
  total: number;
  /** What gift cards pay of it; `id` where they can be taken out again. */
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
  // Where there is no VAT, nothing is added up to it.
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

/** Shows an amount that is taxed as the goods of this cart are: what delivery costs, or will. */
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
