import * as z from 'zod';
import {
  ORDER_DATE_TYPE,
  paymentStatusSchema,
  RETURN_STATES,
  isGoods,
  pickupSchema,
  type Order,
  type OrderItem,
  type OrderSummary,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toOrderAddress, wireOrderAddressSchema } from './order-address';
import { toOrderDocument, wireOrderDocumentSchema } from './order-document';
import { toOrderItems, wireOrderItemSchema } from './order-item';
import { balanceOf, toTotals, wireAmountsSchema, wireTotalsSchema } from './order-totals';
import { pagePath } from './page-path';
import { paymentMethodSchema, toPaymentMethod } from './payment';
import { toPictures, wirePictureSchema } from './picture';
import { wishesSchema } from './preferred-delivery';
import * as lenient from './lenient';

/** An order, a return or an offer, with the fields that are shown. */
export const wireOrderSchema = z.object({
  order: z.object({
    id: lenient.id,
    typeId: lenient.oneOrMore,
    statusId: lenient.numberOrNull,
    statusName: lenient.text,
    accessKey: lenient.text,
    createdAt: lenient.moment,
    billingAddress: wireOrderAddressSchema,
    deliveryAddress: lenient.orNull(wireOrderAddressSchema),
    orderItems: lenient.list(wireOrderItemSchema),
    amounts: wireAmountsSchema,
    dates: lenient.readableList(z.object({ typeId: lenient.count, date: lenient.moment })),
    documents: lenient.list(wireOrderDocumentSchema),
    orderReferences: lenient.readableList(z.object({ originOrderId: lenient.id })),
    relations: lenient.list(z.object({ referenceType: lenient.text, referenceId: lenient.count })),
    properties: lenient.list(z.object({ typeId: lenient.count, value: lenient.text })),
    comments: lenient.list(
      z.union([z.string(), z.object({ text: lenient.text }).transform(({ text }) => text)]),
    ),
    tracking: lenient.fields({
      trackingURLs: lenient.list(lenient.text),
      trackingNumbers: lenient.list(lenient.text),
    }),
    preferredDelivery: lenient.orNull(wishesSchema),
    orderContactWish: lenient.text,
    orderCustomerSign: lenient.text,
    referrerId: lenient.oneOrMore,
  }),
  status: z.unknown().optional(),
  totals: wireTotalsSchema,
  shippingProvider: lenient.text,
  pickup: pickupSchema.nullable().catch(null),
  shippingProfileId: lenient.idOrNull,
  shippingProfileName: lenient.text,
  paymentKey: lenient.text,
  paymentMethodName: lenient.text,
  paymentStatus: lenient.text,
  // Such a shop returns the text key of its client, whose last part is the status.
  paymentStatusKey: lenient.text.transform((key) =>
    paymentStatusSchema.catch('unknown').parse(key.slice(key.lastIndexOf('.') + 1)),
  ),
  paymentBankDetails: lenient
    .fields({
      account: lenient.text,
      accountOwner: lenient.text,
      code: lenient.text,
      iban: lenient.text,
      name: lenient.text,
      swift: lenient.text,
    })
    .transform((bank) => (bank.iban ? bank : null)),
  allowPaymentMethodSwitchFrom: lenient.yes,
  paymentMethodListForSwitch: lenient.list(
    paymentMethodSchema.extend({ isSwitchableTo: lenient.yesOrNull }),
  ),
  isReturnable: lenient.yes,
  itemURLs: lenient.record(lenient.text),
  itemImages: lenient.record(lenient.text),
  variations: lenient.record(
    z.object({
      item: lenient.fields({ id: lenient.count }),
      variation: lenient.fields({ number: lenient.text }),
      images: lenient.fields({ all: lenient.list(wirePictureSchema) }),
    }),
  ),
});
export type WireOrder = z.output<typeof wireOrderSchema>;

/** The type of an order's property with the merchandise system's payment method. */
const PAYMENT_METHOD = 3;

/**
 * Facts that the upstream shop does not return are not invented: no day of delivery, no returns, no
 * bought gift cards.
 */
const NOT_TOLD = {
  vatCase: null,
  vatNumberState: null,
  paymentProgress: 'none',
  paymentTermDays: null,
  payUntil: null,
  deliveryTime: { min: 0, max: 0 },
  withdrawnAt: null,
  isWithdrawalOpen: false,
  returns: [],
  boughtGiftCards: [],
} satisfies Partial<Order>;

/** An order of the upstream shop. */
export function toOrder(wire: WireOrder, { locale }: Pick<ContractCall, 'locale'>): Order {
  const { order, status: _status, totals: sums, itemURLs, itemImages: _then, ...same } = wire;
  const { id, typeId, accessKey, createdAt, dates, orderReferences, preferredDelivery } = order;
  const orderItems = toOrderItems(order.orderItems, (variationId) => ({
    itemId: wire.variations[variationId]?.item.id ?? 0,
    number: wire.variations[variationId]?.variation.number ?? '',
  }));
  const totals = toTotals(sums, order.amounts);
  return {
    ...same,
    ...NOT_TOLD,
    id,
    createdAt,
    typeId,
    statusName: statusOf(wire),
    accessKey,
    locale,
    billingAddress: toOrderAddress(order.billingAddress, 1),
    deliveryAddress: toOrderAddress(order.deliveryAddress ?? order.billingAddress, 2),
    orderItems,
    currency: order.amounts[0]?.currency || sums.currency || 'EUR',
    totals,
    balance: balanceOf(totals, sums.paidAmount, wire.paymentStatusKey),
    dates,
    documents: order.documents.flatMap((document) => toOrderDocument(document, createdAt)),
    paymentMethodId: paymentMethodOf(wire),
    paymentMethodListForSwitch: wire.paymentMethodListForSwitch.map(
      ({ isSwitchableTo, ...method }) =>
        toPaymentMethod({
          ...method,
          paymentKey: method.paymentKey || method.key,
          isSelectable: isSwitchableTo ?? method.isSelectable,
        }),
    ),
    needsDelivery: orderItems.some(({ isGiftCard }) => !isGiftCard),
    parcels: parcelsOf(wire, sentAtOf(dates) ?? createdAt),
    preferredDelivery,
    contactWish: order.orderContactWish,
    customerSign: order.orderCustomerSign,
    referrerId: order.referrerId,
    comment: order.comments[0] ?? '',
    orderReferences,
    variations: Object.fromEntries(
      orderItems.map(({ itemVariationId, itemId, number, variationName: name }) => [
        itemVariationId,
        { id: itemVariationId, itemId, number, name },
      ]),
    ),
    itemImages: imagesOf(wire, orderItems),
    itemURLs: pathsOf(itemURLs),
    returnableFor: wire.isReturnable ? 'anything' : 'nothing',
    isInAccount: order.relations.some(
      ({ referenceType, referenceId }) => referenceType === 'contact' && referenceId > 0,
    ),
  };
}

/** An order in the list of a customer's orders. */
export function toOrderSummary(order: Order): OrderSummary {
  const { id, createdAt, statusName, accessKey, currency, totals, balance, paymentStatusKey } =
    order;
  const goods = order.orderItems.filter(isGoods);
  return {
    id,
    createdAt,
    statusName,
    accessKey,
    currency,
    totalGross: totals.totalGross,
    priceNow: balance.price,
    paymentStatusKey,
    sentAt: sentAtOf(order.dates),
    isCollected: order.pickup !== null,
    itemNames: goods.slice(0, 3).map(({ orderItemName }) => orderItemName),
    itemCount: goods.length,
    parcels: order.parcels,
    isReturnable: order.isReturnable,
    returnableFor: order.returnableFor,
  };
}

const KNOWN_STATUSES: readonly string[] = [
  'pendingPayment',
  'confirmed',
  'shipped',
  'completed',
  'withdrawn',
  ...RETURN_STATES,
];

/**
 * By the pages' name for it, otherwise by the upstream shop's text. Status 8 of the merchandise
 * system is a cancelled order.
 */
function statusOf({ status, order }: WireOrder): string {
  if (typeof status === 'string' && KNOWN_STATUSES.includes(status)) return status;
  if (Math.floor(order.statusId ?? 0) === 8) return 'cancelled';
  return order.statusName || 'confirmed';
}

function sentAtOf(dates: Order['dates']): string | null {
  return dates.find(({ typeId }) => typeId === ORDER_DATE_TYPE.deliveryDate)?.date ?? null;
}

function paymentMethodOf({ order, paymentKey, paymentMethodListForSwitch }: WireOrder): number {
  const stated = order.properties.find(({ typeId }) => typeId === PAYMENT_METHOD)?.value;
  const listed = paymentMethodListForSwitch.find(
    ({ key, paymentKey: own }) => (own || key) === paymentKey,
  )?.id;
  return Number(stated) || (listed ?? 0);
}

/**
 * Numbers and addresses come in two lists: they can be matched only if the lists have the same
 * length.
 */
function parcelsOf({ order, shippingProvider }: WireOrder, sentAt: string): Order['parcels'] {
  const { trackingNumbers, trackingURLs } = order.tracking;
  const isPaired = trackingNumbers.length === trackingURLs.length;
  return trackingNumbers.map((trackingNumber, i) => {
    const url = isPaired ? trackingURLs[i] : undefined;
    return {
      parcelServiceName: shippingProvider,
      trackingNumber,
      trackingUrl: url?.startsWith('https://') ? url : null,
      sentAt,
    };
  });
}

/** Addresses of pages as paths without prefix. */
function pathsOf(urls: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(urls).flatMap(([id, url]) => {
      const path = pagePath(url);
      return path === null || path === '/' ? [] : [[id, path]];
    }),
  );
}

/** The present picture of the goods, otherwise the one of the order. */
function imagesOf({ variations, itemImages }: WireOrder, lines: OrderItem[]): Order['itemImages'] {
  return Object.fromEntries(
    lines.flatMap(({ itemVariationId: id, orderItemName }) => {
      const today = variations[id]?.images.all ?? [];
      const then = wirePictureSchema.parse({ url: itemImages[id] });
      const [image] = toPictures(today.length > 0 ? today : [then], orderItemName);
      return image ? [[id, image]] : [];
    }),
  );
}
