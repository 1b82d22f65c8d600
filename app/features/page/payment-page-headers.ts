import type { HeadersFunction } from '@remix-run/node';
import type { RequestContext } from '~/services/context.server';
import { formSource, type PayingPages } from '~/services/payments/paying-pages';
import { keyholderHeaders } from './keyholder-headers';

type Asking = Pick<RequestContext, 'payingPages'>;

/** The loader's headers for a page whose form may lead to a payment page; none if there is none. */
export async function paymentPageHeaders(context: Asking): Promise<Record<string, string>> {
  return sourcesOf([formSource(await context.payingPages())]);
}

/** The same for the checkout, which may contain the provider's card fields. */
export async function checkoutPageHeaders(context: Asking): Promise<Record<string, string>> {
  const pages = await context.payingPages();
  return sourcesOf([formSource(pages), ...cardSources(pages)]);
}

function cardSources({ cardFields }: PayingPages): string[] {
  if (!cardFields) return [];
  const { origin } = new URL(cardFields.scriptUrl);
  return [`script-src ${origin}`, `frame-src ${origin}`];
}

function sourcesOf(named: string[]): Record<string, string> {
  const sources = named.filter(Boolean).join('; ');
  return sources ? { 'Shop-Csp-Sources': sources } : {};
}

/** For such a page of an order, whose address is a key. */
export const payingKeyholderHeaders: HeadersFunction = (given) => {
  const headers = new Headers(given.loaderHeaders);
  for (const [name, value] of new Headers(keyholderHeaders(given))) headers.set(name, value);
  return headers;
};

/**
 * For the checkout: the headers of its loader and of its action, such as the time of the next
 * attempt.
 */
export const checkoutHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
};
