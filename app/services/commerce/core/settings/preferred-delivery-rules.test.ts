import { expect, test } from 'vitest';
import { preferredDeliveryRulesOf, servicesOf } from './preferred-delivery-rules';

const rulesOf = (value: unknown) =>
  preferredDeliveryRulesOf(new Map([['preferredDelivery', value]]));

test.each([null, 7, 'x', [], {}])('for an invalid setting (%j) nothing is offered', (value) => {
  const rules = rulesOf(value);
  expect(rules).toEqual({
    surcharge: 0,
    cutOff: { hour: 12, minute: 0 },
    excludedHandOverDays: [6],
    stationProfiles: [],
    postnumberRequired: true,
    profiles: {},
  });
  expect(servicesOf(rules, 1)).toEqual([]);
});

test('an invalid value is the default, the others count', () => {
  const rules = rulesOf({
    surcharge: -1,
    cutOff: { hour: 25, minute: 0 },
    excludedHandOverDays: [7],
    profiles: { 3: ['PreferredDay'] },
  });
  expect(rules).toMatchObject({ surcharge: 0, cutOff: { hour: 12 }, excludedHandOverDays: [7] });
  expect(servicesOf(rules, 3)).toEqual(['PreferredDay']);
  expect(servicesOf(rules, 1)).toEqual([]);
});
