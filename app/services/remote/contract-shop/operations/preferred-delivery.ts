import {
  CARRIER_COUNTRY_ID,
  ShopError,
  type Address,
  type Cart,
  type Checkout,
  type PreferredDelivery,
  type PreferredDeliveryOperations,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { CARRIER_POSTCODE } from '../entities/parcel-station';
import {
  servicesSchema,
  serviceProfilesSchema,
  toPreferredServices,
  wishesSchema,
} from '../entities/preferred-delivery';
import { memory } from '../memory';
import { fallbackIfNotOffered } from '../null-if-not-found';
import { readAnswer } from '../read-answer';

/**
 * Delivery wishes of a cart, by its number: the contract accepts wishes and does not return them.
 */
const WISHED = memory<number, PreferredDelivery>();

const PROFILES = 'getPreferredDeliveryShippingProfiles';
const SERVICES = 'getPreferredDeliveryServices';
const SAVE = 'doSavePreferredDeliveryServices';

/** Delivery wishes for parcels, if the upstream shop can pass them on to its carrier. */
export function preferredDeliveryOperations(call: ContractCall): PreferredDeliveryOperations {
  return {
    getPreferredDeliveryShippingProfiles: () =>
      fallbackIfNotOffered(
        call.ask(PROFILES).then((answer) => readAnswer(PROFILES, serviceProfilesSchema, answer)),
        {},
      ),

    async getPreferredDeliveryServices({ postalcode, shippingProfileId }) {
      if (!CARRIER_POSTCODE.test(postalcode)) {
        throw new ShopError('preferredDelivery.postalcode');
      }
      const answer = await call.ask(SERVICES, { postalcode, shippingProfileId });
      return toPreferredServices(readAnswer(SERVICES, servicesSchema, answer));
    },

    async doSavePreferredDeliveryServices(wishes) {
      const { basket } = await call.session();
      const kept = readAnswer(SAVE, wishesSchema, (await call.ask(SAVE, wishes)) ?? {});
      if (basket.id === null) return kept;
      if (kept) WISHED.set(basket.id, kept);
      else WISHED.delete(basket.id);
      return kept;
    },
  };
}

/** The possible wishes for the parcel of a cart to this address, and the selected ones. */
export async function preferredDeliveryOf(
  call: ContractCall,
  cart: Pick<Cart, 'id' | 'needsDelivery' | 'shippingProfileId'>,
  address: Pick<Address, 'country' | 'zipCode'> | null,
): Promise<Checkout['preferredDelivery']> {
  const nothing = { offered: null, chosen: null };
  const { shippingProfileId } = cart;
  if (!cart.needsDelivery || shippingProfileId === null || !address) return nothing;
  const { country, zipCode } = address;
  if (country !== CARRIER_COUNTRY_ID || !CARRIER_POSTCODE.test(zipCode)) return nothing;
  const shop = preferredDeliveryOperations(call);
  const profiles = await shop.getPreferredDeliveryShippingProfiles();
  if (!profiles[shippingProfileId]) return nothing;
  const asked = { postalcode: zipCode, shippingProfileId };
  const offered = await fallbackIfNotOffered(shop.getPreferredDeliveryServices(asked), null);
  return offered ? { offered, chosen: WISHED.get(cart.id ?? 0) ?? null } : nothing;
}
