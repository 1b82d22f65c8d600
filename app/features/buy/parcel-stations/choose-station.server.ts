import * as z from 'zod/v4';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { anybody, done, form, formAction, Refusal } from '~/features/page/form-action.server';
import { ADDRESS_TYPE, CARRIER_COUNTRY_ID } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { readStation } from './station-value';

const LENGTHS = LIMITS.address;
const text = (field: 'firstName' | 'lastName' | 'postNumber') =>
  z.string().trim().max(LENGTHS[field], `${field}.length`).default('');

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
