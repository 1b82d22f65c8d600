import * as z from 'zod/v4';
import {
  ORDER_DATE_TYPE,
  ORDER_ITEM_TYPE,
  PAYMENT_STATUSES,
  RETURN_STATES,
  type Order,
  type OrderItem,
  type OrderSummary,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toOrderAddress, wireOrderAddressSchema } from './order-address';
import { toOrderDocument, wireOrderDocumentSchema } from './order-document';
import { toOrderItems, wireOrderItemSchema } from './order-item';
import { owedOf, toTotals, wireAmountsSchema, wireTotalsSchema } from './order-totals';
import { pagePath } from './page-path';
import { paymentMethodSchema, toPaymentMethod } from './payment';
import { toPictures, wirePictureSchema } from './picture';
import { wishesSchema } from './preferred-delivery';
import { toldCount, toldId, toldList, toldMoment, toldOrNull, toldText, toldYes } from './told';

/** Things by their names. */
function recordOf<Value extends z.ZodType>(value: Value) {
  return toldOrNull(z.record(z.string(), value)).transform((record) => record ?? {});
}

/** An order, a return or an offer, as far as it is shown. */
export const wireOrderSchema = z.object({
  order: z.object({
    id: toldId,
    typeId: toldCount,
    statusId: toldCount,
    statusName: toldText,
    accessKey: toldText,
    createdAt: toldMoment,
    billingAddress: toldOrNull(wireOrderAddressSchema),
    deliveryAddress: toldOrNull(wireOrderAddressSchema),
    orderItems: toldList(wireOrderItemSchema),
    amounts: wireAmountsSchema,
    dates: toldList(z.object({ typeId: toldCount, date: toldMoment.nullable().catch(null) })),
    documents: toldList(wireOrderDocumentSchema),
    orderReferences: toldList(z.object({ originOrderId: toldCount })),
    relations: toldList(z.object({ referenceType: toldText, referenceId: toldCount })),
    properties: toldList(z.object({ typeId: toldCount, value: toldText })),
    comments: toldList(
      z.union([z.string(), z.object({ text: toldText }).transform(({ text }) => text)]),
    ),
    tracking: toldOrNull(
      z.object({ trackingURLs: toldList(toldText), trackingNumbers: toldList(toldText) }),
    ),
    preferredDelivery: toldOrNull(wishesSchema),
    orderContactWish: toldText,
    orderCustomerSign: toldText,
  }),
  status: z.unknown(),
  totals: wireTotalsSchema,
  shippingProvider: toldText,
  shippingProfileName: toldText,
  paymentKey: toldText,
  paymentMethodName: toldText,
  paymentStatus: toldText,
  paymentStatusKey: toldText,
  paymentBankDetails: toldOrNull(
    z.object({
      account: toldText,
      accountOwner: toldText,
      code: toldText,
      iban: toldText,
      name: toldText,
      swift: toldText,
    }),
  ),
  allowPaymentMethodSwitchFrom: toldYes,
  paymentMethodListForSwitch: toldList(
    paymentMethodSchema.extend({ isSwitchableTo: z.boolean().nullish() }),
  ),
  isReturnable: toldYes,
  itemURLs: recordOf(toldText),
  itemImages: recordOf(toldText),
  variations: recordOf(
    z.object({
      item: toldOrNull(z.object({ id: toldId })),
      variation: toldOrNull(z.object({ number: toldText })),
      images: toldOrNull(z.object({ all: toldList(wirePictureSchema) })),
    }),
  ),
});
export type WireOrder = z.output<typeof wireOrderSchema>;

/** The merchandise system's number of the way to pay, among the properties of an order. */
const PAYMENT_METHOD = 3;

/**
 * An order as the shop behind tells it. Nothing it does not tell is made up: no day of delivery, no
 * returns, no gift cards that were bought.
 */
export function toOrder(wire: WireOrder, { locale }: Pick<ContractCall, 'locale'>): Order {
  const { order } = wire;
  const { createdAt } = order;
  const orderItems = toOrderItems(order.orderItems, (id) => ({
    itemId: wire.variations[id]?.item?.id ?? 0,
    number: wire.variations[id]?.variation?.number ?? '',
  }));
  const totals = toTotals(wire.totals, order.amounts);
  const paymentStatusKey =
    PAYMENT_STATUSES.find((status) => status === wire.paymentStatusKey) ?? 'unknown';
  const dates = order.dates.flatMap(({ typeId, date }) => (date ? [{ typeId, date }] : []));
  return {
    id: order.id,
    createdAt,
    typeId: order.typeId || 1,
    statusName: statusOf(wire),
    accessKey: order.accessKey,
    locale,
    billingAddress: toOrderAddress(order.billingAddress, 1),
    deliveryAddress: toOrderAddress(order.deliveryAddress ?? order.billingAddress, 2),
    orderItems,
    currency: order.amounts[0]?.currency || wire.totals.currency || 'EUR',
    totals,
    vatCase: null,
    vatNumberState: null,
    owed: owedOf(totals, wire.totals.paidAmount, paymentStatusKey),
    dates,
    documents: order.documents.flatMap((document) => toOrderDocument(document, createdAt)),
    paymentMethodId: paymentMethodOf(wire),
    paymentMethodName: wire.paymentMethodName,
    paymentKey: wire.paymentKey,
    paymentStatus: wire.paymentStatus,
    paymentStatusKey,
    paymentProgress: 'none',
    allowPaymentMethodSwitchFrom: wire.allowPaymentMethodSwitchFrom,
    paymentMethodListForSwitch: wire.paymentMethodListForSwitch.map(
      ({ isSwitchableTo, ...method }) =>
        toPaymentMethod({
          ...method,
          paymentKey: method.paymentKey || method.key,
          isSelectable: isSwitchableTo ?? method.isSelectable,
        }),
    ),
    paymentBankDetails: wire.paymentBankDetails?.iban ? wire.paymentBankDetails : null,
    paymentTermDays: null,
    payUntil: null,
    needsDelivery: orderItems.some(({ isGiftCard }) => !isGiftCard),
    shippingProfileName: wire.shippingProfileName,
    shippingProvider: wire.shippingProvider,
    parcels: parcelsOf(wire, sentAtOf(dates) ?? createdAt),
    preferredDelivery: order.preferredDelivery,
    contactWish: order.orderContactWish,
    customerSign: order.orderCustomerSign,
    comment: order.comments[0] ?? '',
    orderReferences: order.orderReferences.filter(({ originOrderId }) => originOrderId > 0),
    minDeliveryDays: 0,
    maxDeliveryDays: 0,
    withdrawnAt: null,
    isWithdrawalOpen: false,
    variations: Object.fromEntries(
      orderItems.map(({ itemVariationId: id, itemId, number, variationName: name }) => [
        id,
        { id, itemId, number, name },
      ]),
    ),
    itemImages: imagesOf(wire, orderItems),
    itemURLs: pathsOf(wire.itemURLs),
    isReturnable: wire.isReturnable,
    returnableFor: wire.isReturnable ? 'anything' : 'nothing',
    returns: [],
    boughtGiftCards: [],
    isInAccount: order.relations.some(
      ({ referenceType, referenceId }) => referenceType === 'contact' && referenceId > 0,
    ),
  };
}

/** An order as the list of a customer's orders has it. */
export function toOrderSummary(order: Order): OrderSummary {
  const { id, createdAt, statusName, accessKey, currency, totals, owed, paymentStatusKey } = order;
  const goods = order.orderItems.filter(isGoods);
  return {
    id,
    createdAt,
    statusName,
    accessKey,
    currency,
    totalGross: totals.totalGross,
    priceNow: owed.price,
    paymentStatusKey,
    sentAt: sentAtOf(order.dates),
    itemNames: goods.slice(0, 3).map(({ orderItemName }) => orderItemName),
    itemCount: goods.length,
    parcels: order.parcels,
    isReturnable: order.isReturnable,
    returnableFor: order.returnableFor,
  };
}

/** What was ordered itself, not as a part of something. */
export function isGoods({ typeId }: Pick<OrderItem, 'typeId'>): boolean {
  return typeId === ORDER_ITEM_TYPE.variation || typeId === ORDER_ITEM_TYPE.bundle;
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
 * By the name that pages have for it, else in the words of the shop behind. The merchandise system
 * calls off an order by 8.
 */
function statusOf({ status, order }: WireOrder): string {
  if (typeof status === 'string' && KNOWN_STATUSES.includes(status)) return status;
  if (Math.floor(order.statusId) === 8) return 'cancelled';
  return order.statusName || 'confirmed';
}

function sentAtOf(dates: Order['dates']): string | null {
  return dates.find(({ typeId }) => typeId === ORDER_DATE_TYPE.deliveryDate)?.date ?? null;
}

function paymentMethodOf({ order, paymentKey, paymentMethodListForSwitch }: WireOrder): number {
  const told = order.properties.find(({ typeId }) => typeId === PAYMENT_METHOD)?.value;
  const listed = paymentMethodListForSwitch.find(({ key }) => key === paymentKey)?.id;
  return Number(told) || (listed ?? 0);
}

/** Numbers and addresses come in two lists: which belong together is known when they are as long. */
function parcelsOf({ order, shippingProvider }: WireOrder, sentAt: string): Order['parcels'] {
  const { trackingNumbers = [], trackingURLs = [] } = order.tracking ?? {};
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

/** The picture that goods have today, else the one they were ordered with. */
function imagesOf({ variations, itemImages }: WireOrder, lines: OrderItem[]): Order['itemImages'] {
  return Object.fromEntries(
    lines.flatMap(({ itemVariationId: id, orderItemName }) => {
      const today = variations[id]?.images?.all ?? [];
      const then = wirePictureSchema.parse({ url: itemImages[id] });
      const [image] = toPictures(today.length > 0 ? today : [then], orderItemName);
      return image ? [[id, image]] : [];
    }),
  );
}
