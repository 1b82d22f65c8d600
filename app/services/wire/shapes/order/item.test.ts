import { expect, test } from 'vitest';
import { ORDER_ITEM_TYPE, type OrderItem } from '~/services/shop-api';
import { toWireOrderItem } from './item';

const PROPERTY = {
  propertyId: 3,
  name: 'Glanz',
  type: 'text',
  value: 'Matt',
  surcharge: 0,
  surchargeNet: 0,
  hasTax: true,
  isAdditionalCosts: false,
  fileUrl: null,
};

const LINE: OrderItem = {
  id: 5,
  typeId: ORDER_ITEM_TYPE.variation,
  orderItemName: 'Set',
  variationName: '',
  number: 'S-1',
  quantity: 1,
  returnableQuantity: 0,
  withdrawnQuantity: 0,
  unsentQuantity: 0,
  discount: 0,
  returnReason: null,
  itemVariationId: 40,
  itemId: 4,
  amounts: [{ priceOriginalGross: 1190, priceOriginalNet: 1000 }],
  lineTotal: 1190,
  lineTotalNet: 1000,
  vatRate: 1900,
  isMadeToOrder: false,
  isGiftCard: false,
  orderProperties: [],
  bundleComponents: [],
};

const ORDER = {
  id: 10_001,
  shippingProfileId: 4,
  referrerId: 1,
  currency: 'EUR',
  createdAt: '2026-01-01T00:00:00.000Z',
  itemImages: {},
  itemURLs: { 70: '/rolle_7_70' },
};

const call = {
  locale: 'de' as const,
  priceGroup: 'gross' as const,
  customerId: null,
  publicOrigin: 'https://farben.example',
  referrerId: 1,
};
const wireOf = (item: Partial<OrderItem>) =>
  toWireOrderItem({ ...LINE, ...item }, ORDER, { position: 0, call });

test('the option of a list stands beside its index, which old orders lack', () => {
  const selection = { ...PROPERTY, type: 'selection' };
  const orderProperties = [{ ...selection, choiceId: 12 }, selection, PROPERTY];
  const wire = wireOf({ orderProperties }).orderProperties;
  expect(wire.map(({ value }) => value)).toEqual(['{"12":"Matt"}', '{"0":"Matt"}', 'Matt']);
  for (const property of wire) expect(property).not.toHaveProperty('choiceId');
});

test('the address of a file is absolute', () => {
  const sent = { ...PROPERTY, type: 'file', fileUrl: '/order-property-file/abc' };
  const { orderProperties } = wireOf({ orderProperties: [sent, PROPERTY] });
  expect(orderProperties.map(({ fileUrl }) => fileUrl)).toEqual([
    'https://farben.example/order-property-file/abc',
    '',
  ]);
});

test('a set names its parts, other goods have none', () => {
  const part = { orderItemName: 'Rolle', variationName: '25 cm', quantity: 2 };
  const bundleComponents = [{ ...part, itemVariationId: 70, itemId: 7 }];
  expect(wireOf({ typeId: ORDER_ITEM_TYPE.bundle, bundleComponents })).toMatchObject({
    bundleComponents: [
      {
        quantity: '2',
        data: {
          texts: { name1: 'Rolle, 25 cm', urlPath: 'rolle' },
          item: { id: 7 },
          variation: { id: 70 },
        },
      },
    ],
  });
  expect(wireOf({}).bundleComponents).toBeNull();
});

test('a line names the shipping method of its order, 0 if none was selected', () => {
  const at = { position: 0, call };
  expect(toWireOrderItem(LINE, ORDER, at).shippingProfileId).toBe(4);
  const card = { ...ORDER, shippingProfileId: null };
  expect(toWireOrderItem(LINE, card, at).shippingProfileId).toBe(0);
});
