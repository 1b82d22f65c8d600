import type { HeadersFunction } from '@remix-run/node';
import type { RequestContext } from '~/services/context.server';
import { keyholderHeaders } from './keyholder-headers';

/** What the loader of a page says whose form may lead to a payment page; nothing where there is none. */
export function paymentPageHeaders({
  formTargets,
}: Pick<RequestContext, 'formTargets'>): Record<string, string> {
  if (formTargets.length === 0) return {};
  return { 'Shop-Csp-Sources': `form-action ${formTargets.join(' ')}` };
}

/** The same for the checkout, where the provider's fields for cards may stand. */
export function checkoutPageHeaders({
  formTargets,
  cardFields,
}: Pick<RequestContext, 'formTargets' | 'cardFields'>): Record<string, string> {
  const { 'Shop-Csp-Sources': targets, ...headers } = paymentPageHeaders({ formTargets });
  if (!cardFields) return paymentPageHeaders({ formTargets });
  const { origin } = new URL(cardFields.scriptUrl);
  const sources = [targets, `script-src ${origin}`, `frame-src ${origin}`].filter(Boolean);
  return { ...headers, 'Shop-Csp-Sources': sources.join('; ') };
}

/** For such a page of an order, whose address is a key. */
export const payingKeyholderHeaders: HeadersFunction = (given) => {
  const headers = new Headers(given.loaderHeaders);
  for (const [name, value] of new Headers(keyholderHeaders(given))) headers.set(name, value);
  return headers;
};

/** For the checkout: what its loader says, and its action, such as when to try again. */
export const checkoutHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
};
