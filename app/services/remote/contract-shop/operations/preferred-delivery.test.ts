import { expect, test } from 'vitest';
import type { Session } from '~/services/shop-api';
import { contractAnswers } from '../../../../../tests/support/contract-answers';
import { preferredDeliveryOf, preferredDeliveryOperations } from './preferred-delivery';

const GARAGE = {
  preferredDay: null,
  preferredLocation: 'Garage',
  preferredNeighbourName: '',
  preferredNeighbourAddress: '',
};
const BERLIN = { country: 1, zipCode: '10115' };
let carts = 70;

function shop(more: Record<string, unknown> = {}) {
  const cart = { id: (carts += 1), needsDelivery: true, shippingProfileId: 6 };
  const answers = {
    getPreferredDeliveryShippingProfiles: { 6: ['PreferredLocation'] },
    getPreferredDeliveryServices: { preferredDay: false, preferredLocation: true },
    doSavePreferredDeliveryServices: (wishes: object) => wishes,
    ...more,
  };
  const call = {
    ...contractAnswers(answers),
    session: async () => ({ basket: cart }) as unknown as Session,
  };
  return { call, cart, save: preferredDeliveryOperations(call).doSavePreferredDeliveryServices };
}

test('wishes are returned with the cart, until they are removed', async () => {
  const { call, cart, save } = shop();
  const chosen = async () => (await preferredDeliveryOf(call, cart, BERLIN)).chosen;
  expect(await chosen()).toBeNull();
  expect(await save({ preferredLocation: 'Garage' })).toEqual(GARAGE);
  expect(await chosen()).toEqual(GARAGE);
  expect((await preferredDeliveryOf(call, { ...cart, id: 1 }, BERLIN)).chosen).toBeNull();
  expect(await save({})).toBeNull();
  expect(await chosen()).toBeNull();
});

const NOTHING = { offered: null, chosen: null };

test.each([
  [{ shippingProfileId: 7 }, BERLIN],
  [{ shippingProfileId: null }, BERLIN],
  [{ needsDelivery: false }, BERLIN],
  [{}, { ...BERLIN, country: 2 }],
  [{}, { ...BERLIN, zipCode: '1011' }],
  [{}, null],
])('no wishes are possible for %j to %j', async (more, address) => {
  const { call, cart, save } = shop();
  await save({ preferredLocation: 'Garage' });
  expect(await preferredDeliveryOf(call, { ...cart, ...more }, address)).toEqual(NOTHING);
});

test('a server without delivery wishes has none', async () => {
  const unknown = new Error();
  unknown.name = 'RemoteFailure';
  const { call, cart } = shop({ getPreferredDeliveryShippingProfiles: unknown });
  expect(await preferredDeliveryOf(call, cart, BERLIN)).toEqual(NOTHING);
});
