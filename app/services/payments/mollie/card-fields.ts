import * as z from 'zod';
import { API_ORIGIN } from './payment-pages';

/** How the provider names an account to browsers. */
export const PROFILE_ID = /^pfl_[A-Za-z0-9]{4,64}$/;

/** What a page needs to show the provider's fields for the data of a card. */
export const cardFieldsSchema = z.strictObject({
  profileId: z.string().regex(PROFILE_ID),
  isTest: z.boolean(),
  /** Its script; the fields are frames of the same host. */
  scriptUrl: z.url({ protocol: /^https?$/ }),
});
export type CardFields = z.infer<typeof cardFieldsSchema>;

/** What of an account at the provider pages have to know. */
export type PayingAccount = {
  key: string;
  origin: string;
  components: { profileId: string } | null;
};

/** The provider's fields for cards; null: they are not wanted, and its own page asks for the card. */
export function cardFields(mollie: PayingAccount | null): CardFields | null {
  if (!mollie?.components) return null;
  const host = mollie.origin === API_ORIGIN ? 'https://js.mollie.com' : mollie.origin;
  return {
    profileId: mollie.components.profileId,
    isTest: mollie.key.startsWith('test_'),
    scriptUrl: `${host}/v1/mollie.js`,
  };
}
