import * as z from 'zod';
import { REGION } from '~/i18n/format';
import { PREFERRED_SERVICES } from '~/services/shop-api/entities/preferred-delivery';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { operation, type WireTable } from '../frame/operation';
import { toWireCart } from '../shapes/cart';
import { shownCart } from '../shapes/shown-cart';
import { basketChanged, checkoutChanged } from '../shapes/answer-events';
import { euros, eurosSchema } from '../shapes/money';
import { wireIdSchema } from '../shapes/primitives';
import { toWireStation, wireStationSchema } from '../shapes/station';

/** An unset wish may be absent, null or empty. */
const wish = (longest: number) => z.string().max(longest).nullish();

const WISHES = {
  preferredDay: z.union([z.iso.date(), z.literal('')]).nullish(),
  preferredLocation: wish(LIMITS.preferredDelivery.preferredLocation),
  preferredNeighbourName: wish(LIMITS.preferredDelivery.preferredNeighbourName),
  preferredNeighbourAddress: wish(LIMITS.preferredDelivery.preferredNeighbourAddress),
};

const placeSchema = z.string().max(120).nullish();
const flagSchema = z.union([z.boolean(), z.literal(0), z.literal(1)]).nullish();

export const preferredDeliveryOperations: WireTable = {
  getPreferredDeliveryShippingProfiles: operation({
    about: 'What can be wished of each way of delivery, by its id.',
    input: null,
    output: z.record(z.string(), z.array(z.enum(PREFERRED_SERVICES))),
    example: null,
    run: (_, { shop }) => shop.getPreferredDeliveryShippingProfiles(),
  }),

  getPreferredDeliveryLocationShippingProfiles: operation({
    about: 'Ways of delivery that go to a station; the map of them is our own and needs no key.',
    input: null,
    output: z.strictObject({
      shippingProfiles: z.array(z.int()),
      gmapsApiKey: z.null(),
      postnumberRequired: z.boolean(),
    }),
    example: null,
    async run(_, { shop }) {
      return { ...(await shop.getPreferredDeliveryLocationShippingProfiles()), gmapsApiKey: null };
    },
  }),

  getPreferredDeliveryServices: operation({
    about: 'What can be wished for the parcel of this cart; no days are `false`.',
    input: z.strictObject({ postalcode: z.string().max(20), shippingProfileId: wireIdSchema }),
    output: z.strictObject({
      preferredDay: z.union([
        z.literal(false),
        z.record(
          z.string(),
          z.strictObject({ date: z.iso.date(), dayName: z.string(), dayNumber: z.string() }),
        ),
      ]),
      preferredLocation: z.boolean(),
      preferredNeighbour: z.boolean(),
      additionalCharge: eurosSchema,
    }),
    example: { postalcode: '10115', shippingProfileId: 1 },
    needs: ['checkout'],
    async run(input, { shop, locale }) {
      const { days, additionalCharge, ...services } =
        await shop.getPreferredDeliveryServices(input);
      const nameOf = new Intl.DateTimeFormat(REGION[locale], { weekday: 'short', timeZone: 'UTC' });
      const named = days.map((date) => ({
        date,
        dayName: nameOf.format(new Date(date)),
        dayNumber: date.slice(-2),
      }));
      return {
        ...services,
        preferredDay: named.length > 0 ? Object.fromEntries(named.entries()) : (false as const),
        additionalCharge: euros(additionalCharge),
      };
    },
  }),

  doSavePreferredDeliveryServices: operation({
    about: 'Keeps with the cart how its parcel is to come; nothing wished ends all wishes.',
    input: z.strictObject({
      ...WISHES,
      /** The shop sets the surcharge. */
      surcharge: z.number().nullish(),
    }),
    output: z.strictObject({
      preferredDay: z.string().optional(),
      preferredLocation: z.string().optional(),
      preferredNeighbourName: z.string().optional(),
      preferredNeighbourAddress: z.string().optional(),
    }),
    example: { preferredLocation: 'Garage' },
    needs: ['checkout'],
    async run({ surcharge: _, ...wishes }, call) {
      const saved = await call.shop.doSavePreferredDeliveryServices(withoutEmpty(wishes));
      const cart = await call.shop.getCart();
      Object.assign(
        call.events,
        basketChanged(await toWireCart(await shownCart(cart, call), call)),
        await checkoutChanged(call, cart),
      );
      return withoutEmpty(saved ?? {});
    },
  }),

  getPackstations: operation({
    about: 'Stations near a place, the nearest first.',
    input: z.strictObject({
      zipcode: placeSchema,
      city: placeSchema,
      street: placeSchema,
      searchPackstation: flagSchema,
      searchPostfilial: flagSchema,
    }),
    output: z.array(wireStationSchema),
    example: { zipcode: '10115', city: '', street: '', searchPackstation: true },
    async run({ zipcode, city, street, searchPackstation, searchPostfilial }, { shop }) {
      const stations = await shop.getPackstations({
        zipcode: zipcode ?? '',
        city: city ?? '',
        street: street ?? '',
        searchPackstation: Boolean(searchPackstation ?? !searchPostfilial),
        searchPostfilial: Boolean(searchPostfilial ?? !searchPackstation),
      });
      return stations.map(toWireStation);
    },
  }),
};

type DeliveryWishes = { [Name in keyof typeof WISHES]?: string | null | undefined };

function withoutEmpty(wishes: DeliveryWishes): { [Name in keyof typeof WISHES]?: string } {
  return Object.fromEntries(Object.entries(wishes).filter(([, value]) => value));
}
