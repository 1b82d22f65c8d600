import * as z from 'zod';
import { translatorFor } from '~/i18n/translate.server';
import {
  ORDER_TYPE,
  pickupSchema,
  type ListProduct,
  type Order,
  type ShopApi,
} from '~/services/shop-api';
import { toWireOrderAddress, wireOrderAddressSchema } from '../address';
import {
  toWireProducts,
  wireDetailedProductSchema,
  type DetailContext,
} from '../product/detailed-product';
import { absolute, pageUrl, PLENTY_ID, type Shaper } from '../shaper';
import { amountsOf, orderAmountSchema } from './order-amounts';
import { wirePreferredDeliverySchema, toWirePreferredDelivery } from './preferred-delivery';
import { documentOf, wireOrderDocumentSchema } from './document';
import { toWireOrderItem, wireOrderItemSchema } from './item';
import { toWirePaymentChoice, paymentChoiceSchema } from './payment-choice';
import { totalsOf, totalsSchema } from './totals';

/** An order, a return or an offer. */
export const wireOrderSchema = z.strictObject({
  order: z.strictObject({
    id: z.int(),
    typeId: z.int(),
    statusId: z.number(),
    statusName: z.string(),
    accessKey: z.string(),
    plentyId: z.int(),
    referrerId: z.int(),
    locationId: z.string(),
    ownerId: z.string(),
    lockStatus: z.string(),
    roundTotalsOnly: z.boolean(),
    numberOfDecimals: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
    billingAddress: wireOrderAddressSchema,
    deliveryAddress: wireOrderAddressSchema,
    orderItems: z.array(wireOrderItemSchema),
    amounts: z.array(orderAmountSchema).length(1),
    dates: z.array(z.strictObject({ orderId: z.int(), typeId: z.int(), date: z.string() })),
    documents: z.array(wireOrderDocumentSchema),
    orderReferences: z.array(
      z.strictObject({
        id: z.int(),
        orderId: z.string(),
        originOrderId: z.string(),
        referenceOrderId: z.string(),
        referenceType: z.string(),
      }),
    ),
    payments: z.array(z.unknown()).length(0),
    relations: z.array(z.unknown()).length(0),
    properties: z.array(z.unknown()).length(0),
    addressRelations: z.array(z.unknown()).length(0),
    comments: z.array(z.string()),
    tracking: z.strictObject({
      trackingURLs: z.array(z.string()),
      trackingNumbers: z.array(z.string()),
    }),
    preferredDelivery: wirePreferredDeliverySchema,
    orderContactWish: z.string().nullable(),
    orderCustomerSign: z.string().nullable(),
  }),
  status: z.string(),
  totals: totalsSchema,
  shippingProfileId: z.int(),
  shippingProvider: z.string(),
  /** Where and when the buyer collects the goods; null: a carrier delivers them. */
  pickup: pickupSchema.nullable(),
  shippingProfileName: z.string(),
  paymentKey: z.string(),
  paymentMethodKey: z.string(),
  paymentMethodName: z.string(),
  paymentMethodIcon: z.string(),
  paymentStatus: z.string(),
  paymentStatusKey: z.string(),
  paymentText: z.null(),
  paymentBankDetails: z
    .strictObject({
      account: z.string(),
      accountOwner: z.string(),
      code: z.string(),
      iban: z.string(),
      name: z.string(),
      swift: z.string(),
    })
    .nullable(),
  allowPaymentMethodSwitchFrom: z.boolean(),
  paymentMethodListForSwitch: z.array(paymentChoiceSchema),
  isReturnable: z.boolean(),
  highlightNetPrices: z.boolean(),
  itemURLs: z.record(z.string(), z.string()),
  itemImages: z.record(z.string(), z.string()),
  /** Its goods that still exist, in the form of lists. */
  variations: z.record(z.string(), wireDetailedProductSchema),
});
export type WireOrder = z.infer<typeof wireOrderSchema>;

/** The shop's operations needed beside the order itself. */
export type Ordering = DetailContext & {
  shop: Pick<ShopApi, 'getProductsByIds'>;
};

/** An order in the form of the wire, with the present data of its goods. */
export async function toWireOrder(order: Order, call: Ordering): Promise<WireOrder> {
  const ids = Object.keys(order.variations).map(Number);
  const goods = ids.length > 0 ? await call.shop.getProductsByIds({ variationIds: ids }) : [];
  const { paymentBankDetails } = order;
  const words = wordsFor(call);
  return {
    order: {
      id: order.id,
      typeId: order.typeId,
      statusId: 0,
      statusName: words(statusKey(order), order.statusName),
      accessKey: order.accessKey,
      plentyId: PLENTY_ID,
      referrerId: order.referrerId,
      locationId: '0',
      ownerId: '0',
      lockStatus: 'unlocked',
      roundTotalsOnly: false,
      numberOfDecimals: 2,
      createdAt: order.createdAt,
      updatedAt: order.createdAt,
      billingAddress: toWireOrderAddress(order.billingAddress),
      deliveryAddress: toWireOrderAddress(order.deliveryAddress),
      orderItems: order.orderItems.map((item, position) =>
        toWireOrderItem(item, order, { position, call }),
      ),
      amounts: [amountsOf(order)],
      dates: order.dates.map((date) => ({ orderId: order.id, ...date })),
      documents: order.documents.map((document) => documentOf(document)),
      orderReferences: order.orderReferences.map(({ originOrderId }, i) => ({
        id: i + 1,
        orderId: String(order.id),
        originOrderId: String(originOrderId),
        referenceOrderId: String(originOrderId),
        referenceType: 'parent',
      })),
      payments: [],
      relations: [],
      properties: [],
      addressRelations: [],
      comments: order.comment ? [order.comment] : [],
      tracking: {
        trackingURLs: order.parcels.flatMap(({ trackingUrl }) => trackingUrl ?? []),
        trackingNumbers: order.parcels.map(({ trackingNumber }) => trackingNumber).filter(Boolean),
      },
      preferredDelivery: toWirePreferredDelivery(order),
      orderContactWish: order.contactWish || null,
      orderCustomerSign: order.customerSign || null,
    },
    status: order.statusName,
    totals: totalsOf(order),
    /** 0: no carrier delivers it. */
    shippingProfileId: order.shippingProfileId ?? 0,
    shippingProvider: order.shippingProvider,
    pickup: order.pickup,
    shippingProfileName: order.shippingProfileName,
    paymentKey: order.paymentKey,
    paymentMethodKey: order.paymentKey,
    paymentMethodName: order.paymentMethodName,
    paymentMethodIcon: '',
    paymentStatus: clientStatus(order),
    paymentStatusKey: `${PAYMENT_STATUS_PREFIX}${clientStatus(order)}`,
    paymentText: null,
    paymentBankDetails,
    allowPaymentMethodSwitchFrom: order.allowPaymentMethodSwitchFrom,
    paymentMethodListForSwitch: order.paymentMethodListForSwitch.map((method) =>
      toWirePaymentChoice(method, call),
    ),
    isReturnable: order.isReturnable,
    highlightNetPrices: call.priceGroup === 'net',
    itemURLs: mapValues(order.itemURLs, (path) => pageUrl(call, path)),
    itemImages: mapValues(order.itemImages, ({ urlPreview }) => absolute(call, urlPreview)),
    variations: await byVariation(goods, call),
  };
}

/** Clients have their texts for a payment status under this key. */
const PAYMENT_STATUS_PREFIX = 'orderConfirmationPaymentStatus.';

/**
 * Clients know fewer statuses: paid and refunded orders, and those with nothing to pay, are paid.
 */
function clientStatus({ paymentStatusKey }: Order): string {
  const isPaidForClients = ['partlyRefunded', 'refunded', 'refundDue', 'nothingDue'];
  return isPaidForClients.includes(paymentStatusKey) ? 'fullyPaid' : paymentStatusKey;
}

function statusKey({ typeId, statusName }: Order): string {
  if (typeId === ORDER_TYPE.return) return `returns.status.${statusName}`;
  if (typeId === ORDER_TYPE.offer) return `offer.state.${statusName}`;
  return `account.status.${statusName}`;
}

async function byVariation(
  goods: readonly ListProduct[],
  call: Ordering,
): Promise<WireOrder['variations']> {
  const shown = await toWireProducts(goods, call);
  return Object.fromEntries(shown.map((each) => [String(each.variation.id), each]));
}

function wordsFor({ locale }: Shaper) {
  const { find } = translatorFor(locale);
  return (key: string, fallback: string) => find(key) ?? fallback;
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
