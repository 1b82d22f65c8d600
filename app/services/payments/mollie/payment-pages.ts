/** Where the provider's API is, unless something stands in for it. */
export const API_ORIGIN = 'https://api.mollie.com';

/** Its own pages, and the one of PayPal to which they may lead without a stop. */
const PAGES = ['https://www.mollie.com', 'https://*.mollie.com', 'https://www.paypal.com'];

/**
 * Where the form of an order may lead: to the pages of the provider whose API is at `origin`, if there is
 * one, and to others that the shop names. Browsers check every address that a post is led on to.
 */
export function paymentPages(origin: string | null, others: readonly string[]): string[] {
  if (origin === null) return [...others];
  return [...(origin === API_ORIGIN ? PAGES : [origin]), ...others];
}
