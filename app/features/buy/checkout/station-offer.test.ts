import { expect, test } from 'vitest';
import type { RequestContext } from '~/services/context.server';
import type { Checkout } from '~/services/shop-api';
import { stationOffer } from './station-offer.server';

const HERE = 1;
const ABROAD = 2;

test.each([
  ['a parcel', [6, 7], HERE, [6], true],
  ['what goes by forwarder alone', [7], HERE, [6], false],
  ['what nobody takes', [], HERE, [6], false],
  ['a parcel that now goes abroad', [8], ABROAD, [6], true],
  ['a shop that goes to no station', [6], ABROAD, [], false],
])('%s', async (_, offered, shippingCountryId, shippingProfiles, isOffered) => {
  const getPreferredDeliveryLocationShippingProfiles = () =>
    Promise.resolve({ shippingProfiles, postnumberRequired: true });
  const shop = { getPreferredDeliveryLocationShippingProfiles } as RequestContext['shop'];
  const list = offered.map((shippingProfileId) => ({ shippingProfileId }));
  const checkout = { cart: { shippingCountryId }, shipping: { list } } as Checkout;
  expect((await stationOffer({ shop }, checkout)) !== null).toBe(isOffered);
});
