import { expect, test } from 'vitest';
import type { OrderProperty } from '~/services/shop-api';
import { missingProperties, orderPropertyGroups } from './order-properties';

const property = (id: number, more: Partial<OrderProperty> = {}): OrderProperty => ({
  id,
  isOderProperty: true,
  valueType: 'text',
  isMultiline: false,
  isRequired: false,
  isPreSelected: false,
  isShownAsAdditionalCosts: false,
  vatId: null,
  surcharge: 0,
  baseSurcharge: 0,
  position: 0,
  names: { name: `property ${id}`, description: '' },
  group: null,
  selectionValues: [],
  shades: null,
  ...more,
});
const matt = [{ id: 7, name: 'matt' }];
const only = (more: Partial<OrderProperty>) =>
  orderPropertyGroups([property(1, more)])[0]?.properties[0];

test.each<[Partial<OrderProperty>, number]>([
  [{ surcharge: 0, vatId: 1 }, 0],
  [{ surcharge: 190, vatId: 1 }, 190],
  [{ surcharge: 190, vatId: null }, 190],
  [{ surcharge: 190, vatId: 1, isShownAsAdditionalCosts: true }, 190],
])('%j shows its effect on the displayed price, with or without a VAT id', (more, surcharge) => {
  expect(only(more)?.surcharge).toBe(surcharge);
});

test.each<[Partial<OrderProperty>, boolean]>([
  [{ vatId: null }, false],
  [{ vatId: 1 }, true],
  [{ vatId: 0 }, true],
  [{ vatId: null, isRequired: true }, true],
])('the surcharge of %j is included: %s', (more, isIncluded) => {
  expect(only({ surcharge: 190, ...more })?.isSurchargeIncluded).toBe(isIncluded);
});

test('required and pre-selected properties are hidden and never missing', () => {
  const hidden = property(1, { isRequired: true, isPreSelected: true });
  expect(orderPropertyGroups([hidden])).toEqual([]);
  expect(missingProperties([hidden], {})).toEqual([]);
});

test('required properties left empty are missing', () => {
  const required = [
    property(1, { isRequired: true }),
    property(2, { isRequired: true }),
    property(3),
  ];
  const missing = missingProperties(required, { 'property[1]': 'Anna', 'property[2]': '  ' });
  expect(missing.map(({ id }) => id)).toEqual([2]);
});

test('groups and properties are sorted by position, then name', () => {
  const group = (id: number, position: number) => ({
    id,
    position,
    names: { name: `group ${id}` },
  });
  const groups = orderPropertyGroups([
    property(1, { group: group(5, 2) }),
    property(2, { group: group(6, 1), position: 2 }),
    property(3, { group: group(6, 1), position: 1, names: { name: 'B', description: '' } }),
    property(4, { group: group(6, 1), position: 1, names: { name: 'A', description: '' } }),
  ]);
  expect(groups.map(({ id, properties }) => [id, ...properties.map((each) => each.id)])).toEqual([
    [6, 4, 3, 2],
    [5, 1],
  ]);
});

test('a pre-selected selection takes its first option, unless that has a surcharge', () => {
  const selection = { valueType: 'selection', isPreSelected: true, selectionValues: matt } as const;
  expect(only(selection)?.defaultValue).toBe('7');
  expect(only({ ...selection, surcharge: 100 })?.defaultValue).toBe('');
  expect(only({ valueType: 'empty', isPreSelected: true })?.defaultValue).toBe('true');
});

test.each<[Partial<OrderProperty>, string]>([
  [{ valueType: 'empty' }, 'checkbox'],
  [{ isMultiline: true }, 'lines'],
  [{}, 'text'],
  [{ valueType: 'int' }, 'int'],
  [{ valueType: 'float' }, 'float'],
  [{ valueType: 'selection' }, 'selection'],
  [{ valueType: 'file' }, 'file'],
])('%j is a field of type %s', (more, control) => {
  expect(only(more)?.control).toBe(control);
});
