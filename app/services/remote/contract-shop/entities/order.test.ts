import { expect, test } from 'vitest';
import { orderOf } from '../../../../../tests/support/document-facts';
import { listProduct } from '../../../../../tests/support/list-product';
import type { Order, Return } from '~/services/shop-api';
import { toWireOffer } from '~/services/wire/shapes/offer';
import { toWireOrder, type Ordering } from '~/services/wire/shapes/order/order';
import { toWireReturn } from '~/services/wire/shapes/return';
import { ANOTHER, sent } from '../../../../../tests/support/answers-of-another-shop';
import { toOffer, wireOfferSchema } from './offer';
import { toOrder, toOrderSummary, wireOrderSchema } from './order';
import { toReturn } from './return';

const now = () => new Date('2026-11-27T12:00:00Z');
const call = { locale: 'de', now } as const;

const goods = listProduct();
const wiring = {
  ...ANOTHER,
  shop: {
    getProductsByIds: async () => [goods],
    getProductDetails: async () => [],
    getAggregatedCountries: async () => [],
  },
} as unknown as Ordering;

const FILE = `${'h'.repeat(43)}/skizze 1.pdf`;
const property = { surchargeNet: 210, surcharge: 250, hasTax: true, isAdditionalCosts: false };

/**
 * An order of two cans with order properties, and a set with two parts, with 20 off and partly paid
 * by gift card.
 */
const order: Order = {
  ...orderOf(
    [
      {
        gross: 2999,
        quantity: 2,
        more: {
          itemVariationId: 34,
          itemId: 12,
          number: 'TW-1034',
          returnableQuantity: 1,
          withdrawnQuantity: 0,
          returnReason: null,
          amounts: [{ priceOriginalGross: 2999, priceOriginalNet: 2520 }],
          orderProperties: [
            {
              propertyId: 4,
              name: 'Etikett',
              type: 'text',
              value: 'Flur',
              fileUrl: null,
              ...property,
            },
            {
              propertyId: 5,
              name: 'Vorlage',
              type: 'file',
              value: FILE,
              fileUrl: `/files/${'h'.repeat(43)}/skizze%201.pdf`,
              ...property,
            },
          ],
        },
      },
      { gross: 1000, more: { typeId: 2, itemVariationId: 40 } },
      { gross: 0, more: { typeId: 3, itemVariationId: 41, orderItemName: 'Rolle' } },
    ],
    { coupon: 2000, giftCard: 500, paymentStatusKey: 'partlyPaid', statusName: 'shipped' },
  ),
  accessKey: 'k'.repeat(43),
  documents: [
    {
      id: 3,
      type: 'creditNote',
      number: 'GS-1',
      date: '2026-11-24T10:00:00.000Z',
      formats: ['pdf'],
    },
  ],
  paymentMethodListForSwitch: [
    {
      id: 2,
      name: 'Rechnung',
      description: '',
      icon: '',
      methodOfPaymentId: 2,
      key: 'plenty_invoice',
      paymentKey: 'INVOICE',
      fee: 0,
      termDays: null,
      isSelectable: true,
      excludedPaymentMethodIds: [],
    },
  ],
  paymentMethodId: 2,
  allowPaymentMethodSwitchFrom: true,
  paymentBankDetails: null,
  shippingProfileName: 'DHL Paket',
  shippingProvider: 'DHL',
  pickup: { address: 'Hof 1, Berlin', hours: 'Mo–Fr 9–18 Uhr' },
  parcels: [
    {
      parcelServiceName: 'DHL',
      trackingNumber: '0034',
      trackingUrl: 'https://dhl.example/0034',
      sentAt: '2026-11-22T10:00:00.000Z',
    },
  ],
  preferredDelivery: {
    preferredDay: '2026-11-30',
    preferredLocation: 'Garage',
    preferredNeighbourName: '',
    preferredNeighbourAddress: '',
  },
  contactWish: 'Bitte klingeln',
  customerSign: 'B-7',
  comment: '',
  orderReferences: [{ originOrderId: 9000 }],
  variations: { 34: { id: 34, itemId: 12, number: 'TW-1034', name: '' } },
  itemImages: {},
  itemURLs: { 34: '/wandfarbe/salbei_12_34' },
  isReturnable: true,
  returnableFor: 'anything',
};

test('an order is read as the upstream shop returned it, in cents', async () => {
  const read = toOrder(wireOrderSchema.parse(sent(await toWireOrder(order, wiring))), call);
  expect(read).toMatchObject({
    id: 10001,
    createdAt: order.createdAt,
    statusName: 'shipped',
    accessKey: order.accessKey,
    billingAddress: order.billingAddress,
    deliveryAddress: { ...order.deliveryAddress, typeId: 2 },
    currency: 'EUR',
    totals: { ...order.totals, giftCards: [{ ending: '', amount: 500 }] },
    balance: order.balance,
    dates: order.dates,
    documents: order.documents,
    paymentMethodId: 2,
    paymentMethodName: 'Rechnung',
    paymentStatusKey: 'partlyPaid',
    paymentMethodListForSwitch: order.paymentMethodListForSwitch,
    parcels: order.parcels,
    preferredDelivery: order.preferredDelivery,
    contactWish: 'Bitte klingeln',
    customerSign: 'B-7',
    orderReferences: order.orderReferences,
    itemURLs: order.itemURLs,
    returnableFor: 'anything',
    needsDelivery: true,
    pickup: { address: 'Hof 1, Berlin', hours: 'Mo–Fr 9–18 Uhr' },
  });
  const [can, set, part] = read.orderItems;
  const { discount, ...expected } = order.orderItems[0]!;
  expect(can).toEqual({ ...expected, discount, lineTotalNet: 5040 });
  expect(set).toMatchObject({ bundleComponents: [{ orderItemName: 'Rolle', quantity: 1 }] });
  expect(part).toMatchObject({ typeId: 3, bundleComponents: [] });
  expect(toOrderSummary(read)).toMatchObject({
    totalGross: order.totals.totalGross,
    sentAt: '2026-11-22T10:00:00.000Z',
    itemNames: ['Wandfarbe „Salbei“', 'Wandfarbe „Salbei“'],
    itemCount: 2,
  });
});

test('an order of another server: numbers as text, few fields, lines for delivery and coupon', () => {
  const item = {
    id: '1',
    typeId: 1,
    itemVariationId: '1001',
    orderItemName: 'Lack',
    quantity: '3',
    vatRate: '19.00',
    amounts: [{ priceOriginalGross: '10.005' }],
    attributes: [
      { name: 'Farbe', value: 'Rot' },
      { name: 'Größe', value: '1 l' },
    ],
    orderProperties: [
      { propertyId: '9', type: 'file', name: 'x', value: 'y', fileUrl: 'javascript:alert(1)' },
    ],
  };
  const read = toOrder(
    wireOrderSchema.parse({
      order: {
        id: '77',
        createdAt: '2026-11-27T10:00:00+01:00',
        statusId: 7,
        statusName: 'Warenausgang gebucht',
        orderItems: [item, { ...item, id: 2, typeId: 6 }, { ...item, id: 3, typeId: 4 }],
        documents: [{ id: 1, type: 'made_up' }],
        preferredDelivery: [],
        tracking: [],
        unheardOf: {},
      },
      status: [],
      totals: {
        itemSumGross: '30.02',
        totalGross: '30.02',
        vats: [{ rate: '19.00', value: '4.79' }],
        couponType: 'sales',
        couponValue: '-10',
      },
      paymentStatusKey: 'whatever',
      paymentBankDetails: [],
      variations: [],
      itemURLs: { 1001: 'https://upstream.example/en/lack_2_1001?x', 5: '' },
      itemImages: { 1001: 'https://upstream.example/lack.jpg' },
    }),
    call,
  );
  expect(read).toMatchObject({
    id: 77,
    createdAt: '2026-11-27T09:00:00.000Z',
    statusName: 'Warenausgang gebucht',
    accessKey: '',
    totals: {
      totalGross: 3002,
      couponValue: 0,
      giftCardsValue: 1000,
      vats: [{ rate: 1900, value: 479, net: 2521 }],
    },
    balance: { paid: 1000, due: 2002, refundable: 0 },
    paymentStatusKey: 'unknown',
    paymentBankDetails: null,
    documents: [],
    parcels: [],
    preferredDelivery: null,
    itemURLs: { 1001: '/lack_2_1001' },
    itemImages: { 1001: { url: 'https://upstream.example/lack.jpg', names: { name: 'Lack' } } },
    isReturnable: false,
  });
  expect(read.orderItems).toHaveLength(1);
  expect(read.orderItems[0]).toMatchObject({
    quantity: 3,
    variationName: 'Rot, 1 l',
    lineTotal: 3003,
    vatRate: 1900,
    returnableQuantity: 0,
    orderProperties: [{ propertyId: 9, fileUrl: null }],
  });
});

test('a paid order has nothing due', () => {
  const balanceOf = (paymentStatusKey: string, paidAmount?: number) =>
    toOrder(
      wireOrderSchema.parse({
        order: { id: 1, createdAt: '2026-11-27' },
        totals: { totalGross: 10, paidAmount },
        paymentStatusKey,
      }),
      call,
    ).balance;
  expect(balanceOf('fullyPaid')).toEqual({ price: 1000, paid: 1000, due: 0, refundable: 0 });
  expect(balanceOf('overpaid', 12)).toEqual({ price: 1000, paid: 1200, due: 0, refundable: 200 });
  expect(balanceOf('unpaid')).toEqual({ price: 1000, paid: 0, due: 1000, refundable: 0 });
  expect(balanceOf('nothingDue')).toMatchObject({ due: 0 });
});

test('a return is an order of returned goods', async () => {
  const reason = { id: 2, name: 'Zu dunkel' };
  const given = {
    id: 501,
    date: '2026-11-26T10:00:00.000Z',
    statusName: 'received',
    comment: 'Bitte bald',
    items: [
      {
        orderItemId: 1,
        variationId: 34,
        name: 'Wandfarbe „Salbei“',
        variationName: 'Salbei, 2,5 l',
        quantity: 1,
        reason,
        discount: 1000,
      },
    ],
    isToBeExamined: false,
    number: '501',
    origin: { id: 10001, accessKey: order.accessKey },
    reason,
    refund: 1999,
    shippingRefund: 0,
    paymentFeeRefund: 0,
    vats: [{ rate: 1900, value: 319, net: 1680 }],
    documents: order.documents,
    currency: 'EUR',
  } satisfies Return;
  const wire = wireOrderSchema.parse(sent(await toWireReturn(given, order, wiring)));
  expect(toReturn(toOrder(wire, call))).toEqual(given);
});

test('an offer is valid until it expires', async () => {
  const validUntil = '2026-11-30T23:00:00.000Z';
  const own = {
    state: 'accepted' as const,
    validUntil,
    note: 'Gern',
    shortItems: [{ name: 'Lack', available: 1 }],
    acceptedOrder: { id: 8, accessKey: 'a'.repeat(43) },
  };
  const offer = { ...order, ...own, typeId: 7, vatNumberNow: null, goods: {} };
  const wire = sent(await toWireOffer(offer, wiring));
  const read = toOffer(wireOfferSchema.parse(wire), call);
  expect(read).toMatchObject({ ...own, typeId: 7, billingAddress: order.billingAddress });
  expect(read.orderItems).toHaveLength(3);

  const foreign = {
    order: { id: 7, typeId: 7, createdAt: '2026-11-01', dates: [{ typeId: 20, date: validUntil }] },
    totals: { totalGross: 1 },
  };
  const stateAt = (at: string) =>
    toOffer(wireOfferSchema.parse(foreign), { ...call, now: () => new Date(at) }).state;
  expect(stateAt('2026-11-30T22:59:59Z')).toBe('open');
  expect(stateAt(validUntil)).toBe('expired');
  expect(
    wireOfferSchema.safeParse({ ...foreign, order: { id: 7, createdAt: '2026' } }).success,
  ).toBe(false);
});
