import { productLinkOf } from '~/lib/product-path';
import { amountIn, type PriceGroup } from '~/lib/price-group';
import { pictureView, type PictureView } from '~/components/ui/picture-view';
import type { TotalsView } from '~/features/buy/cart/cart-view';
import { propertyText } from '~/features/buy/cart/property-text';
import { ORDER_DATE_TYPE, isGoods, type Order, type OrderItem } from '~/services/shop-api';
import { withdrawalView, type WithdrawalView } from './withdrawal-view';

export type OrderLineView = {
  id: number;
  variationId: number;
  name: string;
  variant: string;
  number: string;
  quantity: number;
  /** Pieces withdrawn before they were sent. */
  unsent: number;
  price: number;
  lineTotal: number;
  properties: { name: string; value: string; fileUrl: string | null; surcharge: number }[];
  parts: { name: string; quantity: number }[];
  isMadeToOrder: boolean;
  isGiftCard: boolean;
  /** The buyer has a piece of it; gift cards are money and cannot be reviewed. */
  canReview: boolean;
  picture: PictureView | null;
  /** Path without prefix; null when the product has no page any more. */
  path: string | null;
};

/** Only the fields that the confirmation shows leave the server. */
export type OrderView = Pick<
  Order,
  | 'id'
  | 'createdAt'
  | 'billingAddress'
  | 'deliveryAddress'
  | 'paymentMethodId'
  | 'paymentMethodName'
  | 'paymentStatusKey'
  | 'paymentBankDetails'
  | 'shippingProfileName'
  | 'shippingProvider'
  | 'pickup'
  | 'preferredDelivery'
  | 'contactWish'
  | 'customerSign'
  | 'deliveryTime'
  | 'statusName'
  | 'payUntil'
  | 'paymentTermDays'
  | 'documents'
  | 'orderReferences'
  | 'parcels'
  | 'returns'
  | 'paymentProgress'
  | 'needsDelivery'
  | 'boughtGiftCards'
> & {
  email: string;
  isBillingSame: boolean;
  /** When the goods were sent; null before. */
  sentAt: string | null;
  lines: OrderLineView[];
  totals: TotalsView;
  withdrawal: WithdrawalView | null;
  /** Nothing is due, or the money is authorized. */
  isSettled: boolean;
  /** The present balance. */
  balance: Order['balance'];
  /** The goods are sent or delivered: the buyer can review them. */
  canReview: boolean;
  /** Can the payment method be changed, or the payment be retried? */
  canChangePayment: boolean;
};

/** `group`: the price display of the visitor; the amount to pay stays the same. */
export function orderView(order: Order, group: PriceGroup): OrderView {
  const { billingAddress, deliveryAddress } = order;
  const sentAt =
    order.dates.find(({ typeId }) => typeId === ORDER_DATE_TYPE.deliveryDate)?.date ?? null;
  return {
    id: order.id,
    createdAt: order.createdAt,
    billingAddress,
    deliveryAddress,
    paymentMethodId: order.paymentMethodId,
    paymentMethodName: order.paymentMethodName,
    paymentStatusKey: order.paymentStatusKey,
    paymentBankDetails: order.paymentBankDetails,
    shippingProfileName: order.shippingProfileName,
    shippingProvider: order.shippingProvider,
    pickup: order.pickup,
    preferredDelivery: order.preferredDelivery,
    contactWish: order.contactWish,
    customerSign: order.customerSign,
    withdrawal: withdrawalView(order),
    deliveryTime: order.deliveryTime,
    statusName: order.statusName,
    payUntil: order.payUntil,
    paymentTermDays: order.paymentTermDays,
    documents: order.documents,
    orderReferences: order.orderReferences,
    parcels: order.parcels,
    returns: order.returns,
    paymentProgress: order.paymentProgress,
    needsDelivery: order.needsDelivery,
    boughtGiftCards: order.boughtGiftCards,
    isSettled: order.balance.due === 0 || order.paymentStatusKey === 'prepaid',
    balance: order.balance,
    canChangePayment: order.allowPaymentMethodSwitchFrom,
    email: deliveryAddress.email || billingAddress.email,
    sentAt,
    canReview: sentAt !== null && !['cancelled', 'withdrawn'].includes(order.statusName),
    isBillingSame: isSameText(billingAddress, deliveryAddress),
    lines: order.orderItems.filter(isShown).map((item) => lineView(item, order, group)),
    totals: totalsView(order, group),
  };
}

function totalsView(
  { totals, currency, needsDelivery, pickup }: Order,
  group: PriceGroup,
): TotalsView {
  const { discount, paymentFee, ...sums } =
    group === 'net' && totals.totalNet < totals.totalGross
      ? {
          netTotal: totals.totalNet,
          itemSum: totals.itemSumNet,
          shipping: totals.shippingNet,
          paymentFee: totals.paymentFeeNet,
          discount: totals.couponValueNet,
        }
      : {
          itemSum: totals.itemSumGross,
          shipping: totals.shippingGross,
          paymentFee: totals.paymentFeeGross,
          discount: totals.couponValue,
        };
  return {
    ...sums,
    shipping: needsDelivery ? sums.shipping : null,
    ...(pickup && { isCollected: true }),
    ...(paymentFee > 0 && { paymentFee }),
    coupon: totals.couponCode ? { code: totals.couponCode, amount: Math.abs(discount) } : null,
    total: totals.totalGross,
    giftCards: totals.giftCards,
    openAmount: totals.totalGross - totals.giftCardsValue,
    vats: totals.vats.map(({ rate, value, net }) => ({ rate, amount: value, net })),
    currency,
  };
}

/**
 * Parts of a bundle stand below it; coupon and shipping stand among the totals (open point 1.8).
 */
function isShown(item: OrderItem): boolean {
  return isGoods(item) && item.itemVariationId !== 0;
}

function lineView(item: OrderItem, order: Order, group: PriceGroup): OrderLineView {
  const shown = amountIn(group, item.vatRate);
  const image = order.itemImages[item.itemVariationId];
  return {
    id: item.id,
    variationId: item.itemVariationId,
    name: item.orderItemName,
    variant: item.variationName,
    number: item.number,
    quantity: item.quantity,
    unsent: item.unsentQuantity,
    price: item.amounts[0]?.[group === 'net' ? 'priceOriginalNet' : 'priceOriginalGross'] ?? 0,
    lineTotal: group === 'net' ? item.lineTotalNet : item.lineTotal,
    properties: item.orderProperties.map(({ name, type, value, fileUrl, surcharge }) => ({
      name,
      value: propertyText(type, value),
      fileUrl,
      surcharge: shown(surcharge),
    })),
    parts: item.bundleComponents.map(({ orderItemName, variationName, quantity }) => ({
      name: [orderItemName, variationName].filter(Boolean).join(', '),
      quantity,
    })),
    isMadeToOrder: item.isMadeToOrder,
    isGiftCard: item.isGiftCard,
    canReview: !item.isGiftCard && isOwned(item, order),
    picture: image ? pictureView(image) : null,
    path: linkTo(order, item.itemVariationId),
  };
}

function linkTo({ itemURLs }: Order, variationId: number): string | null {
  const path = itemURLs[variationId];
  return path === undefined ? null : productLinkOf(path);
}

/** Pieces of a return count until it has arrived. */
function isOwned(item: OrderItem, { returns }: Order): boolean {
  const announced = returns
    .filter(({ statusName }) => statusName === 'requested')
    .flatMap(({ items }) => items)
    .filter(({ orderItemId }) => orderItemId === item.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return item.returnableQuantity + announced > 0 && item.withdrawnQuantity < item.quantity;
}

function isSameText(one: Order['billingAddress'], other: Order['billingAddress']): boolean {
  return (Object.keys(one) as (keyof typeof one)[]).every(
    (field) => field === 'typeId' || one[field] === other[field],
  );
}
