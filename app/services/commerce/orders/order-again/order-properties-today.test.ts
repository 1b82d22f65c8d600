import { expect, test } from 'vitest';
import { orderProperty } from '../../../../../tests/support/order-property';
import type { OrderLineProperty } from '../../../../../database/schema';
import type { OrderPropertyRule } from '../../sale/order-properties/order-property-values';
import { orderPropertiesToday } from './order-properties-today';

const rule = (propertyId: number, more: Partial<OrderPropertyRule> = {}) =>
  orderProperty({ propertyId, name: `Eigenschaft ${propertyId}`, ...more });

function stated(propertyId: number, type: string, value: string): OrderLineProperty {
  const name = `Eigenschaft ${propertyId}`;
  return { propertyId, name, type, value, surcharge: 0, hasTax: true, isAdditionalCosts: false };
}

const finish = rule(1, {
  valueType: 'selection',
  choices: [
    { id: 7, name: 'matt' },
    { id: 8, name: 'glänzend' },
  ],
});
const card = {
  name: 'Salbei',
  number: 'RAL 6021',
  color: '#8a9977',
  names: ['Salbei', 'Sage'],
};
const shade = rule(2, { isRequired: true, shades: [card] });
const properties = { params: null, obstacle: 'properties' };

test('values stored as text become the values of a form', () => {
  const rules = [finish, shade, rule(3), rule(4, { valueType: 'empty' })];
  const given = [
    stated(1, 'selection', 'glänzend'),
    stated(2, 'text', 'Salbei RAL 6021'),
    stated(3, 'text', 'Flur'),
    stated(4, 'empty', ''),
  ];
  expect(orderPropertiesToday(rules, given)).toEqual({
    params: [
      { propertyId: 1, value: '8' },
      { propertyId: 2, value: 'RAL 6021' },
      { propertyId: 3, value: 'Flur' },
      { propertyId: 4, value: 'true' },
    ],
    obstacle: null,
  });
});

test.each([
  ['a removed property', [rule(3)], [stated(9, 'text', 'x')]],
  ['another type', [rule(3, { valueType: 'int' })], [stated(3, 'text', '12')]],
  ['a removed option', [finish], [stated(1, 'selection', 'seidenmatt')]],
  ['a removed shade', [shade], [stated(2, 'text', 'Moos RAL 6005')]],
  ['a required property without value', [shade], []],
])('%s prevents goods from being ordered as they were', (_, rules, given) => {
  expect(orderPropertiesToday(rules, given)).toEqual(properties);
});

test('a hidden property gets its value by itself', () => {
  const hidden = rule(5, {
    valueType: 'selection',
    isRequired: true,
    isPreSelected: true,
    choices: [{ id: 1, name: 'Dose' }],
  });
  expect(orderPropertiesToday([hidden], [stated(5, 'selection', 'alter Name')])).toEqual({
    params: [],
    obstacle: null,
  });
});

test('a file has to be uploaded again', () => {
  const file = rule(6, { valueType: 'file' });
  expect(orderPropertiesToday([file], [stated(6, 'file', 'hash/flur.pdf')])).toEqual({
    params: null,
    obstacle: 'file',
  });
});

test('a mistake in the rules does not exclude goods', () => {
  const broken = { ...finish, valueType: 'text' as const, shades: {} as never };
  expect(() => orderPropertiesToday([broken], [stated(1, 'text', 'matt')])).toThrow(TypeError);
});
