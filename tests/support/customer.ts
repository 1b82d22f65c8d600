import type { ShopClient, ShopPage } from './shop-client';

export const CUSTOMER_PASSWORD = 'blaue Wand 7';

/** Registers an account over HTTP; the client is logged in afterwards. */
export async function register(
  client: ShopClient,
  email: string,
  { password = CUSTOMER_PASSWORD, prefix = '', more = {} } = {},
): Promise<ShopPage> {
  const page = await client.get(`${prefix}/register`);
  const fields = { email, password, password2: password, privacy: 'on', ...more };
  const answer = await client.submit(page.form('main form[method=post]'), fields);
  if (answer.status !== 303) throw new Error(`${answer.status} ${answer.errorCodes().join()}`);
  return answer;
}

export async function logIn(
  client: ShopClient,
  email: string,
  { password = CUSTOMER_PASSWORD, path = '/login' } = {},
): Promise<ShopPage> {
  const page = await client.get(path);
  return client.submit(page.form('main form[method=post]'), { email, password });
}
