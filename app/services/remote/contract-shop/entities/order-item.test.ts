import { expect, test } from 'vitest';
import { toOrderItems, wireOrderItemSchema } from './order-item';

const goodsOf = () => ({ itemId: 4, number: 'S-1' });

test.each([
  ['selection', '{"12":"Matt"}', 'Matt'],
  ['selection', 'Matt', 'Matt'],
  ['selection', '{Matt', '{Matt'],
  ['text', '{"12":"Matt"}', '{"12":"Matt"}'],
])('the value of an order property of type %s, %s, is shown as %s', (type, value, shown) => {
  const line = { id: 5, typeId: 1, itemVariationId: 40, orderItemName: 'Lack', quantity: 1 };
  const orderProperties = [{ propertyId: 3, name: 'Glanz', type, value }];
  const [read] = toOrderItems([wireOrderItemSchema.parse({ ...line, orderProperties })], goodsOf);
  expect(read!.orderProperties).toMatchObject([{ value: shown }]);
});

test.each([
  ['{"12":"Matt"}', 12],
  ['{"0":"Matt"}', undefined],
  ['Matt', undefined],
])('the option of the selection %s is %s', (value, choiceId) => {
  const line = { id: 5, typeId: 1, itemVariationId: 40, orderItemName: 'Lack', quantity: 1 };
  const orderProperties = [{ propertyId: 3, name: 'Glanz', type: 'selection', value }];
  const [read] = toOrderItems([wireOrderItemSchema.parse({ ...line, orderProperties })], goodsOf);
  expect(read!.orderProperties[0]!.choiceId).toBe(choiceId);
});
