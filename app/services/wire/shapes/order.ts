import * as z from 'zod/v4';
import { translatorFor } from '~/i18n/translate.server';
import {
  ORDER_TYPE,
  type ListProduct,
  type Order,
  type OrderItem,
  type ShopApi,
} from '~/services/shop-api';
import { toWireOrderAddress, wireOrderAddressSchema } from './address';
import { iconUrl } from './checkout';
import { euros, eurosSchema } from './money';
import { toWireListProduct, wireListProductSchema } from './product/list-product';
import { absolute, pageUrl, PLENTY_ID, type Shaper } from './shaper';

const amountSchema = z.strictObject({
  id: z.int(),
  orderItemId: z.int(),
  isSystemCurrency: z.literal(true),
  isPercentage: z.literal(false),
  currency: z.string(),
  exchangeRate: z.literal(1),
  priceOriginalGross: eurosSchema,
  priceOriginalNet: eurosSchema,
  priceGross: eurosSchema,
  priceNet: eurosSchema,
  surcharge: eurosSchema,
  discount: eurosSchema,
});

const orderPropertySchema = z.strictObject({
  orderItemId: z.string(),
  propertyId: z.string(),
  type: z.string(),
  name: z.string(),
  value: z.string(),
  fileUrl: z.string(),
  isAdditionalCosts: z.boolean(),
  hasTax: z.boolean(),
  surcharge: eurosSchema,
  surchargeNet: eurosSchema,
});

export const wireOrderItemSchema = z.strictObject({
  id: z.int(),
  orderId: z.int(),
  typeId: z.int(),
  referrerId: z.int(),
  itemVariationId: z.int(),
  orderItemName: z.string(),
  quantity: z.int(),
  returnableQuantity: z.int(),
  /** Text, as everything that counts places. */
  position: z.string(),
  vatRate: z.number(),
  vatField: z.int(),
  countryVatId: z.int(),
  attributeValues: z.null(),
  shippingProfileId: z.int(),
  warehouseId: z.null(),
  createdAt: z.string(),
  updatedAt: z.string(),
  amounts: z.array(amountSchema).length(1),
  orderProperties: z.array(orderPropertySchema),
  attributes: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  properties: z.array(z.unknown()).length(0),
  references: z.array(z.unknown()).length(0),
  dates: z.array(z.unknown()).length(0),
  giftCard: z.strictObject({
    isGiftCard: z.boolean(),
    information: z.array(z.unknown()),
    hasPdf: z.literal(false),
  }),
  returnReason: z.strictObject({ id: z.int(), name: z.string() }).optional(),
  bundleComponents: z.array(z.unknown()).length(0).nullable(),
  /** Only where it was asked what of the order can be had again. */
  currentStatus: z.record(z.string(), z.unknown()).optional(),
});

const orderAmountSchema = z.strictObject({
  id: z.int(),
  orderId: z.int(),
  isSystemCurrency: z.literal(true),
  isNet: z.boolean(),
  currency: z.string(),
  exchangeRate: z.literal(1),
  netTotal: eurosSchema,
  grossTotal: eurosSchema,
  vatTotal: eurosSchema,
  invoiceTotal: eurosSchema,
  paidAmount: eurosSchema,
  prepaidAmount: eurosSchema,
  giftCardAmount: eurosSchema,
  shippingCostsGross: eurosSchema,
  shippingCostsNet: eurosSchema,
  vats: z.array(
    z.strictObject({
      vatRate: z.number(),
      value: eurosSchema,
      netTotal: eurosSchema,
      grossTotal: eurosSchema,
    }),
  ),
});

export const wireOrderDocumentSchema = z.strictObject({
  id: z.int(),
  type: z.string(),
  number: z.string(),
  numberWithPrefix: z.string(),
  path: z.string(),
  userId: z.string(),
  source: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  displayDate: z.string(),
  status: z.string(),
});

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
    /** By what was wished, in words; an empty list where nothing was. */
    preferredDelivery: z.union([z.record(z.string(), z.string()), z.array(z.string()).length(0)]),
    orderContactWish: z.string().nullable(),
    orderCustomerSign: z.string().nullable(),
  }),
  status: z.string(),
  totals: z.strictObject({
    itemSumGross: eurosSchema,
    itemSumNet: eurosSchema,
    itemSumRebateGross: z.literal(0),
    itemSumRebateNet: z.literal(0),
    shippingGross: eurosSchema,
    shippingNet: eurosSchema,
    vats: z.array(z.strictObject({ rate: z.number(), value: eurosSchema })),
    /** What a coupon took off: negative, as it stands among the sums. */
    couponValue: eurosSchema,
    couponType: z.string(),
    couponCode: z.string(),
    promotionalCouponsValue: eurosSchema,
    giftCardsValue: eurosSchema,
    openAmount: eurosSchema,
    subAmount: eurosSchema,
    paidAmount: eurosSchema,
    totalGross: eurosSchema,
    totalNet: eurosSchema,
    currency: z.string(),
    isNet: z.boolean(),
    additionalCosts: z.array(z.unknown()).length(0),
    additionalCostsWithTax: z.array(z.unknown()).length(0),
  }),
  shippingProfileId: z.int(),
  shippingProvider: z.string(),
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
  paymentMethodListForSwitch: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      fee: eurosSchema,
      icon: z.string(),
      description: z.string(),
      sourceUrl: z.string(),
      key: z.string(),
      isSwitchableFrom: z.boolean(),
      isSwitchableTo: z.boolean(),
    }),
  ),
  isReturnable: z.boolean(),
  highlightNetPrices: z.boolean(),
  itemURLs: z.record(z.string(), z.string()),
  itemImages: z.record(z.string(), z.string()),
  /** What of its goods is still there, as lists have it. */
  variations: z.record(z.string(), wireListProductSchema),
});
export type WireOrder = z.infer<typeof wireOrderSchema>;

export type Ordering = Shaper & {
  shop: Pick<ShopApi, 'getProductsByIds' | 'getAggregatedCountries'>;
};

/** An order as the wire has it, with its goods as they are today. */
export async function toWireOrder(order: Order, call: Ordering): Promise<WireOrder> {
  const ids = Object.keys(order.variations).map(Number);
  const goods = ids.length > 0 ? await call.shop.getProductsByIds({ variationIds: ids }) : [];
  const countries = await call.shop.getAggregatedCountries();
  const { totals, paymentBankDetails, owed } = order;
  const words = wordsFor(call);
  return {
    order: {
      id: order.id,
      typeId: order.typeId,
      statusId: 0,
      statusName: words(
        order.typeId === ORDER_TYPE.return
          ? `returns.status.${order.statusName}`
          : `account.status.${order.statusName}`,
        order.statusName,
      ),
      accessKey: order.accessKey,
      plentyId: PLENTY_ID,
      referrerId: 1,
      locationId: '0',
      ownerId: '0',
      lockStatus: 'unlocked',
      roundTotalsOnly: false,
      numberOfDecimals: 2,
      createdAt: order.createdAt,
      updatedAt: order.createdAt,
      billingAddress: toWireOrderAddress(order.billingAddress, countries),
      deliveryAddress: toWireOrderAddress(order.deliveryAddress, countries),
      orderItems: order.orderItems.map((item, i) => toWireOrderItem(item, order, i)),
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
      preferredDelivery: wishesOf(order),
      orderContactWish: order.contactWish || null,
      orderCustomerSign: order.customerSign || null,
    },
    status: order.statusName,
    totals: {
      itemSumGross: euros(totals.itemSumGross),
      itemSumNet: euros(totals.itemSumNet),
      itemSumRebateGross: 0,
      itemSumRebateNet: 0,
      shippingGross: euros(totals.shippingGross),
      shippingNet: euros(totals.shippingNet),
      vats: totals.vats.map(({ rate, value }) => ({ rate: rate / 100, value: euros(value) })),
      couponValue: euros(0 - totals.couponValue),
      couponType: totals.couponValue > 0 ? 'promotion' : totals.giftCardsValue > 0 ? 'sales' : '',
      couponCode: totals.couponCode,
      promotionalCouponsValue: euros(0 - totals.couponValue),
      giftCardsValue: euros(0 - totals.giftCardsValue),
      openAmount: euros(totals.totalGross - totals.giftCardsValue),
      subAmount: euros(totals.giftCardsValue),
      paidAmount: euros(owed.paid),
      totalGross: euros(totals.totalGross),
      totalNet: euros(totals.totalNet),
      currency: order.currency,
      isNet: false,
      additionalCosts: [],
      additionalCostsWithTax: [],
    },
    shippingProfileId: 0,
    shippingProvider: order.shippingProvider,
    shippingProfileName: order.shippingProfileName,
    paymentKey: order.paymentKey,
    paymentMethodKey: order.paymentKey,
    paymentMethodName: order.paymentMethodName,
    paymentMethodIcon: '',
    paymentStatus: words(`order.paymentStatus.${order.paymentStatusKey}`, order.paymentStatus),
    paymentStatusKey: order.paymentStatusKey,
    paymentText: null,
    paymentBankDetails,
    allowPaymentMethodSwitchFrom: order.allowPaymentMethodSwitchFrom,
    paymentMethodListForSwitch: order.paymentMethodListForSwitch.map((method) => ({
      id: method.id,
      name: method.name,
      fee: euros(method.fee),
      icon: iconUrl(method, call),
      description: method.description,
      sourceUrl: '',
      key: method.key,
      isSwitchableFrom: true,
      isSwitchableTo: method.isSelectable,
    })),
    isReturnable: order.isReturnable,
    highlightNetPrices: call.priceGroup === 'net',
    itemURLs: mapValues(order.itemURLs, (path) => pageUrl(call, path)),
    itemImages: mapValues(order.itemImages, ({ urlPreview }) => absolute(call, urlPreview)),
    variations: byVariation(goods, call),
  };
}

function byVariation(goods: readonly ListProduct[], shaper: Shaper): WireOrder['variations'] {
  return Object.fromEntries(
    goods.map((each) => [String(each.variation.id), toWireListProduct(each, shaper)]),
  );
}

/** A line; its own position and ids of properties are text. */
export function toWireOrderItem(
  item: OrderItem,
  order: Pick<Order, 'id' | 'currency' | 'createdAt'>,
  position: number,
): z.infer<typeof wireOrderItemSchema> {
  const [{ priceOriginalGross, priceOriginalNet }] = item.amounts as [OrderItem['amounts'][number]];
  const gross = euros(priceOriginalGross);
  const net = euros(priceOriginalNet);
  return {
    id: item.id,
    orderId: order.id,
    typeId: item.typeId,
    referrerId: 1,
    itemVariationId: item.itemVariationId,
    orderItemName: item.orderItemName,
    quantity: item.quantity,
    returnableQuantity: item.returnableQuantity,
    position: String(position),
    vatRate: item.vatRate / 100,
    vatField: 0,
    countryVatId: 0,
    attributeValues: null,
    shippingProfileId: 0,
    warehouseId: null,
    createdAt: order.createdAt,
    updatedAt: order.createdAt,
    amounts: [
      {
        id: item.id,
        orderItemId: item.id,
        isSystemCurrency: true,
        isPercentage: false,
        currency: order.currency,
        exchangeRate: 1,
        priceOriginalGross: gross,
        priceOriginalNet: net,
        priceGross: gross,
        priceNet: net,
        surcharge: 0,
        discount: euros(item.discount),
      },
    ],
    orderProperties: item.orderProperties.map((property) => ({
      ...property,
      orderItemId: String(item.id),
      propertyId: String(property.propertyId),
      fileUrl: property.fileUrl ?? '',
      surcharge: euros(property.surcharge),
      surchargeNet: euros(property.surchargeNet),
    })),
    attributes: item.variationName ? [{ name: '', value: item.variationName }] : [],
    properties: [],
    references: [],
    dates: [],
    giftCard: { isGiftCard: item.isGiftCard, information: [], hasPdf: false },
    ...(item.returnReason && { returnReason: item.returnReason }),
    bundleComponents: null,
  };
}

function amountsOf(order: Order): z.infer<typeof orderAmountSchema> {
  const { totals, owed } = order;
  const paid = euros(owed.paid);
  return {
    id: order.id,
    orderId: order.id,
    isSystemCurrency: true,
    isNet: false,
    currency: order.currency,
    exchangeRate: 1,
    netTotal: euros(totals.totalNet),
    grossTotal: euros(totals.totalGross),
    vatTotal: euros(totals.totalGross - totals.totalNet),
    invoiceTotal: euros(totals.totalGross),
    paidAmount: paid,
    prepaidAmount: paid,
    giftCardAmount: euros(totals.giftCardsValue),
    shippingCostsGross: euros(totals.shippingGross),
    shippingCostsNet: euros(totals.shippingNet),
    vats: totals.vats.map(({ rate, value, net }) => ({
      vatRate: rate / 100,
      value: euros(value),
      netTotal: euros(net),
      grossTotal: euros(net + value),
    })),
  };
}

function documentOf({
  id,
  type,
  number,
  date,
}: Order['documents'][number]): z.infer<typeof wireOrderDocumentSchema> {
  return {
    id,
    type: snake(type),
    number,
    numberWithPrefix: number,
    path: '',
    userId: '',
    source: 'shop',
    createdAt: date,
    updatedAt: date,
    displayDate: date,
    status: 'done',
  };
}

/** Types of documents have words with underscores on the wire. */
function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function wishesOf({ preferredDelivery }: Order): WireOrder['order']['preferredDelivery'] {
  const { preferredDay, ...places } = preferredDelivery ?? { preferredDay: null };
  const chosen = Object.entries({ preferredDay: preferredDay ?? '', ...places }).filter(
    ([, value]) => value !== '',
  );
  return chosen.length > 0 ? Object.fromEntries(chosen) : [];
}

function wordsFor({ locale }: Shaper) {
  const { find } = translatorFor(locale);
  return (key: string, fallback: string) => find(key) ?? fallback;
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
