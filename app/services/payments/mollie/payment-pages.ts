/** The origin of the provider's API, unless a fake replaces it. */
export const API_ORIGIN = 'https://api.mollie.com';

/** The provider's pages, and that of PayPal to which they may redirect. */
const PAGES = ['https://www.mollie.com', 'https://*.mollie.com', 'https://www.paypal.com'];

/**
 * Returns where the form of an order may lead: to the pages of the provider with the API at
 * `origin`, if any, and to hosts that the shop configures. Browsers check every redirect after a
 * post.
 */
export function paymentPages(origin: string | null, others: readonly string[]): string[] {
  if (origin === null) return [...others];
  return [...(origin === API_ORIGIN ? PAGES : [origin]), ...others];
}
