import { initSDK, middlewareModule } from '@vue-storefront/sdk';

type Answer<T> = { data: T; meta?: Record<string, unknown> };
/** Any method is an operation: its name becomes the path. */
export type PublicClient = Record<string, <T = never>(...args: unknown[]) => Promise<Answer<T>>>;

/** Thrown for a failed call, as the storefront's own client does. */
export class CallFailed extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(`${status} ${JSON.stringify(body).slice(0, 300)}`);
  }
}

/**
 * The public client of the contract, with only a cookie jar and the token of the last answer, which
 * a browser and the storefront store for it.
 */
export function publicClient(origin: string, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  let token: string | null = null;

  async function httpClient(url: string, params: unknown[], config: RequestInit = {}) {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...config,
      ...(config.method !== 'GET' && { body: JSON.stringify(params) }),
      headers: {
        ...(config.headers as Record<string, string>),
        'x-config-id': '1',
        connection: 'close',
        ...headers,
        ...(jar && { cookie: jar }),
        ...(token && { 'x-csrf-token': token }),
      },
    });
    token = response.headers.get('x-csrf-token') ?? token;
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const body = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new CallFailed(response.status, body);
    return body;
  }

  const options = { apiUrl: `${origin}/plentysystems`, httpClient };
  const { connector } = middlewareModule(options as never);
  const { shop } = initSDK({ shop: { connector, utils: {}, subscribers: {} } } as never) as {
    shop: PublicClient;
  };
  return { shop, cookies, setToken: (given: string) => void (token = given) };
}
