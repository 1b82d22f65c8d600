import { expect, test } from 'vitest';
import { checkPreferredDelivery } from './check-preferred-delivery';

const OFFERED = {
  days: ['2026-11-25', '2026-11-26'],
  preferredLocation: true,
  preferredNeighbour: true,
  additionalCharge: 120,
};
const LONG = 'x'.repeat(101);

test.each([
  [{}, {}],
  [{ preferredDay: '2026-11-26' }, {}],
  [{ preferredDay: '2026-11-24' }, { preferredDay: 'preferredDay.unavailable' }],
  [{ preferredLocation: ' ' }, { preferredLocation: 'preferredLocation.required' }],
  [{ preferredLocation: LONG }, { preferredLocation: 'preferredLocation.length' }],
  [
    { preferredNeighbourName: 'Ida Öz' },
    { preferredNeighbourAddress: 'preferredNeighbourAddress.required' },
  ],
  [
    { preferredNeighbourName: '', preferredNeighbourAddress: LONG },
    {
      preferredNeighbourName: 'preferredNeighbourName.required',
      preferredNeighbourAddress: 'preferredNeighbourAddress.length',
    },
  ],
  [{ preferredNeighbourName: 'I'.repeat(100), preferredNeighbourAddress: 'Weg 2' }, {}],
])('preferences %j are invalid: %j', (input, errors) => {
  expect(checkPreferredDelivery(input, OFFERED).errors).toEqual(errors);
});

test('texts are one line', () => {
  const { wishes } = checkPreferredDelivery(
    { preferredLocation: ' Garage\r\nhinten\u0000 ' },
    OFFERED,
  );
  expect(wishes.preferredLocation).toBe('Garage hinten');
});

test('services that the carrier does not offer are refused', () => {
  const nothing = { ...OFFERED, days: [], preferredLocation: false, preferredNeighbour: false };
  const all = {
    preferredDay: '2026-11-25',
    preferredLocation: 'Garage',
    preferredNeighbourName: 'Ida',
    preferredNeighbourAddress: 'Weg 2',
  };
  expect(checkPreferredDelivery(all, nothing).errors).toEqual({
    preferredDay: 'preferredDay.unavailable',
    preferredLocation: 'preferredLocation.unavailable',
    preferredNeighbourName: 'preferredNeighbourName.unavailable',
  });
});
