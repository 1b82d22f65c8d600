import { API_ORIGIN } from './payment-pages';

/** What a page needs to show the provider's fields for the data of a card. */
export type CardFields = {
  profileId: string;
  isTest: boolean;
  /** Its script; the fields are frames of the same host. */
  scriptUrl: string;
};

type Account = { key: string; origin: string; components: { profileId: string } | null };

/** The provider's fields for cards; null: they are not wanted, and its own page asks for the card. */
export function cardFields(mollie: Account | null): CardFields | null {
  if (!mollie?.components) return null;
  const host = mollie.origin === API_ORIGIN ? 'https://js.mollie.com' : mollie.origin;
  return {
    profileId: mollie.components.profileId,
    isTest: mollie.key.startsWith('test_'),
    scriptUrl: `${host}/v1/mollie.js`,
  };
}
