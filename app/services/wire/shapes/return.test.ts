import { expect, test } from 'vitest';
import { orderOf } from '../../../../tests/support/document-facts';
import { ANOTHER } from '../../../../tests/support/answers-of-another-shop';
import type { Return } from '~/services/shop-api';
import type { Ordering } from './order/order';
import { toWireReturn } from './return';

const call = {
  ...ANOTHER,
  shop: {
    getProductsByIds: async () => [],
    getProductDetails: async () => [],
    getAggregatedCountries: async () => [],
  },
} as unknown as Ordering;

/**
 * A set with a roll of tape in it, three cans with 12.81 off, and rolls of that tape with 5.16 off.
 */
const order = {
  ...orderOf([
    { gross: 4295, more: { typeId: 2, itemVariationId: 40, discount: 515 } },
    { gross: 0, quantity: 6, more: { typeId: 3, itemVariationId: 30, discount: 0 } },
    { gross: 3559, quantity: 3, more: { itemVariationId: 3, discount: 1281 } },
    { gross: 358, quantity: 12, more: { itemVariationId: 30, discount: 516 } },
  ]),
  preferredDelivery: null,
  accessKey: 'k'.repeat(43),
  parcels: [],
  paymentMethodListForSwitch: [],
  orderReferences: [],
  variations: {},
  itemURLs: {},
  itemImages: {},
};
const line = { name: '', variationName: '', reason: null };
const back = {
  id: 501,
  date: '2026-11-26T10:00:00.000Z',
  statusName: 'refunded',
  items: [
    { ...line, orderItemId: 3, variationId: 3, quantity: 1, discount: 427 },
    { ...line, orderItemId: 4, variationId: 30, quantity: 6, discount: 258 },
  ],
  isToBeExamined: false,
  refund: 5022 + 590,
  shippingRefund: 590,
  paymentFeeRefund: 0,
  vats: [{ rate: 1900, value: 896, net: 4716 }],
  number: '501',
  origin: { id: 10_001, accessKey: order.accessKey },
  reason: null,
  documents: [],
  currency: 'EUR',
} satisfies Return;

test('a return has the returned lines, and the totals of its credit note', async () => {
  const wire = await toWireReturn(back, order, call);
  expect(
    wire.order.orderItems.map(({ id, typeId, quantity, amounts }) => [
      id,
      typeId,
      quantity,
      amounts[0]!.priceOriginalGross,
      amounts[0]!.discount,
    ]),
  ).toEqual([
    [3, 1, 1, 35.59, 4.27],
    [4, 1, 6, 3.58, 2.58],
  ]);
  expect(wire.totals).toMatchObject({
    itemSumGross: 57.07,
    couponValue: -6.85,
    shippingGross: 5.9,
    totalGross: 56.12,
    totalNet: 47.16,
    vats: [{ rate: 19, value: 8.96 }],
  });
  expect(wire.order.amounts[0]).toMatchObject({
    netTotal: 47.16,
    vatTotal: 8.96,
    grossTotal: 56.12,
    vats: [{ vatRate: 19, value: 8.96, netTotal: 47.16, grossTotal: 56.12 }],
  });
});

test('if the upstream shop renumbers the lines of a return, those of the goods are used', async () => {
  const items = back.items.map((item) => ({ ...item, orderItemId: item.orderItemId + 700 }));
  const wire = await toWireReturn({ ...back, items }, order, call);
  expect(wire.order.orderItems.map(({ id }) => id)).toEqual([3, 4]);
});
