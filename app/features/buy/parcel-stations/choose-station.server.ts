import * as z from 'zod';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import {
  anybody,
  done,
  form,
  formAction,
  Refusal,
  type FormReply,
} from '~/features/page/form-action.server';
import { ADDRESS_TYPE, CARRIER_COUNTRY_ID } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { StationView } from './load-parcel-stations.server';
import { readStation } from './station-value';

const LENGTHS = LIMITS.address;
const text = (field: 'firstName' | 'lastName' | 'postNumber') =>
  z.string().trim().max(LENGTHS[field], `${field}.length`).default('');

/** For a refused selection: the typed values, and the station. */
export type StationReply = FormReply & { chosen: StationView | null };

/** A station from the value of its field alone; null if that names none. */
export function chosenStation(value = ''): StationView | null {
  const station = readStation(value);
  if (!station) return null;
  const { kind, number, zipCode, city } = station;
  return { value, name: `${kind} ${number}`, place: `${zipCode} ${city}` };
}

/** 303 to the checkout with the station as its delivery address, by the rules of every address. */
export const chooseStationAction = formAction(
  anybody,
  form({
    schema: z.object({
      station: z.string('station.required').max(300, 'station.required'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      postNumber: text('postNumber'),
    }),
    places: { address: 'station' },
    show: (reply): StationReply => ({ ...reply, chosen: chosenStation(reply.values.station) }),
    async run({ station: value, ...recipient }, { context }) {
      const station = readStation(value);
      if (!station) throw new Refusal({ station: 'station.required' });
      const { kind, number, zipCode, city } = station;
      await context.shop.doSaveAddress({
        typeId: ADDRESS_TYPE.shipping,
        addressData: {
          ...recipient,
          streetName: kind,
          apartment: number,
          zipCode,
          city,
          country: CARRIER_COUNTRY_ID,
        },
      });
      return done(context, '/checkout#shipping-address', ...leftNotices(context));
    },
  }),
);
