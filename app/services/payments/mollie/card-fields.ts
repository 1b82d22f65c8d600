import * as z from 'zod';
import { API_ORIGIN } from './payment-pages';

/** The id of an account for browsers. */
export const PROFILE_ID = /^pfl_[A-Za-z0-9]{4,64}$/;

/** The data a page needs to show the provider's card fields. */
export const cardFieldsSchema = z.strictObject({
  profileId: z.string().regex(PROFILE_ID),
  isTest: z.boolean(),
  /** The provider's script; the fields are frames of the same host. */
  scriptUrl: z.url({ protocol: /^https?$/ }),
});
export type CardFields = z.infer<typeof cardFieldsSchema>;

/** The data of an account at the provider that pages need. */
export type PayingAccount = {
  key: string;
  origin: string;
  components: { profileId: string } | null;
};

/** Returns the provider's card fields; null: disabled, the provider's own page is used. */
export function cardFields(mollie: PayingAccount | null): CardFields | null {
  if (!mollie?.components) return null;
  const host = mollie.origin === API_ORIGIN ? 'https://js.mollie.com' : mollie.origin;
  return {
    profileId: mollie.components.profileId,
    isTest: mollie.key.startsWith('test_'),
    scriptUrl: `${host}/v1/mollie.js`,
  };
}
