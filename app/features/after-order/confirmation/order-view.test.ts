import { expect, test } from 'vitest';
import type { Order, OrderReturn } from '~/services/shop-api';
import { orderView } from './order-view';

const address = {
  firstName: 'Anna',
  lastName: 'Groß',
  email: 'anna@example.com',
  city: 'Berlin',
  typeId: 1,
};

function item(id: number, typeId: number, itemVariationId = 5) {
  return {
    id,
    typeId,
    itemVariationId,
    orderItemName: `Item ${id}`,
    amounts: [{ priceOriginalGross: 1999, priceOriginalNet: 1680 }],
    orderProperties: [
      { name: 'Farbton', type: 'selection', value: '{"0":"Salbei"}', surcharge: 250 },
      { name: 'Anmischen', type: 'empty', value: 'true', surcharge: 0 },
    ],
    bundleComponents: [
      {
        orderItemName: 'Rolle',
        variationName: '25 cm',
        quantity: 2,
        itemVariationId: 0,
        itemId: 0,
      },
    ],
  };
}

const order = {
  id: 4711,
  billingAddress: address,
  deliveryAddress: { ...address, typeId: 2 },
  orderItems: [item(1, 1), item(2, 2), item(3, 3), item(4, 4), item(5, 6), item(6, 1, 0)],
  currency: 'EUR',
  totals: {
    couponCode: 'HERBST',
    couponValue: -500,
    vats: [{ rate: 1900, value: 319, net: 1680 }],
  },
  balance: { price: 0, paid: 0, due: 0, refundable: 0 },
  dates: [],
  returns: [],
  withdrawnAt: null,
  itemImages: {},
  itemURLs: { 5: '/farbe_1_5' },
} as unknown as Order;

test('goods and bundles are lines; parts, coupon, shipping and nameless items are not', () => {
  expect(orderView(order, 'gross').lines.map(({ id }) => id)).toEqual([1, 2]);
});

test('a line is shown as ordered', () => {
  expect(orderView(order, 'gross').lines[0]).toMatchObject({
    price: 1999,
    properties: [
      { name: 'Farbton', value: 'Salbei', surcharge: 250 },
      { name: 'Anmischen', value: '', surcharge: 0 },
    ],
    parts: [{ name: 'Rolle, 25 cm', quantity: 2 }],
    path: '/p/5/farbe',
  });
});

test('addresses that differ only in their type are the same', () => {
  expect(orderView(order, 'gross').isBillingSame).toBe(true);
  const elsewhere = { ...order.billingAddress, city: 'Hamburg' };
  expect(orderView({ ...order, billingAddress: elsewhere }, 'gross').isBillingSame).toBe(false);
});

test('the coupon is a positive amount beside its code', () => {
  expect(orderView(order, 'gross').totals.coupon).toEqual({ code: 'HERBST', amount: 500 });
});

test.each<[string, object, boolean, OrderReturn['statusName']?]>([
  ['whole', {}, true],
  ['in part', { quantity: 3, returnableQuantity: 1, withdrawnQuantity: 1 }, true],
  ['until its return arrives', { returnableQuantity: 0 }, true, 'requested'],
  ['not, as it came back', { returnableQuantity: 0 }, false, 'received'],
  ['not, as its withdrawal is looked at', { withdrawnQuantity: 1 }, false],
  ['as a gift card', { isGiftCard: true }, false],
])('goods kept %s can be reviewed: %j', (_, facts, isJudged, statusName = 'refunded') => {
  const whole = { quantity: 1, returnableQuantity: 1, withdrawnQuantity: 0, isGiftCard: false };
  const orderItems = [{ ...order.orderItems[0]!, ...whole, ...facts }];
  const items = [{ orderItemId: orderItems[0]!.id, quantity: 1 }];
  const returns = [{ statusName, items }] as OrderReturn[];
  expect(orderView({ ...order, orderItems, returns }, 'gross').lines[0]!.canReview).toBe(isJudged);
});
