import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopClient, ShopPage } from './shop-client';

export const ADDRESS = {
  companyName: '',
  vatNumber: '',
  firstName: 'Änne',
  lastName: 'Groß-Łukasz',
  streetName: 'Straße des 17. Juni',
  apartment: '135 b',
  zipCode: '10623',
  city: 'Berlin',
  country: '1',
  phoneNumber: '',
};

type Guest = {
  email: string;
  goods: readonly { variationId: number; quantity?: number }[];
  /** '', '/de' or '/en' */
  prefix?: string;
};

/** Puts goods in the cart, enters an e-mail address and saves an address: ready to order. */
export async function becomeGuest(
  client: ShopClient,
  { email, goods, prefix = '' }: Guest,
): Promise<void> {
  for (const { variationId, quantity = 1 } of goods) await putInCart(client, variationId, quantity);
  expectRedirect(await client.post(`${prefix}/guest/login`, { email }));
  const address = { ...ADDRESS, intent: 'shipping-address', addressKind: 'shipping-address' };
  expectRedirect(await client.post(`${prefix}/checkout`, { ...address, useAsBilling: 'on' }));
}

export async function putInCart(
  client: ShopClient,
  variationId: number,
  quantity = 1,
): Promise<ShopPage> {
  return client.post('/api/cart', {
    intent: 'add',
    productId: String(variationId),
    quantity: String(quantity),
    redirectTo: '/cart',
  });
}

export type OrderForm = { path: string; fields: Record<string, string> };

/** Returns the form of the checkout's order button; reads the page without parsing a document. */
export async function orderForm(client: ShopClient, path = '/checkout'): Promise<OrderForm> {
  const page = await client.get(path);
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
  return readOrderForm(page, path);
}

function readOrderForm({ html }: ShopPage, path = '/checkout'): OrderForm {
  const value = (name: string) => {
    const input = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    const found = / value="([^"]*)"/.exec(input)?.[1];
    if (!found) throw new Error(`No field ${name} at ${path}`);
    return found;
  };
  const names = ['attemptId', 'cartVersion', 'quoteHash', 'shownTotal'];
  const offer = Object.fromEntries(names.map((name) => [name, value(name)]));
  const consents = { terms: 'on', hasAdditional: 'yes', shippingPrivacyHintAccepted: 'on' };
  return { path, fields: { intent: 'place', ...offer, ...consents } };
}

export function placeOrder(client: ShopClient, { path, fields }: OrderForm): Promise<ShopPage> {
  return client.post(path, fields);
}

/** Returns the order number of a redirect; null if the answer is none. */
export function orderNumber(answer: ShopPage): number | null {
  const location = answer.status === 303 ? (answer.headers.get('location') ?? '') : '';
  const found = /\/confirmation\/(\d+)\/[\w-]+/.exec(location);
  return found ? Number(found[1]) : null;
}

function expectRedirect(answer: ShopPage): void {
  if (answer.status === 303) return;
  throw new Error(`${answer.url} answered ${answer.status}: ${answer.errorCodes().join(', ')}`);
}

const TRIES = 60;
const PAUSE_MS = 500;

/** Repeats the request while the shop is busy (503), as a shopper is asked to do. */
export async function patiently(send: () => Promise<ShopPage>): Promise<ShopPage> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (answer.status !== 503 || tries === TRIES) return answer;
    if (!answer.headers.get('retry-after')) throw new Error(`${answer.url} says 503, not when`);
    await sleep(PAUSE_MS);
  }
}
