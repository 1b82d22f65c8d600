import type { Config } from './config';

const AS_ROOT =
  'the shop runs as root; better run it as a separate user (docs/how-to/operate.md, Not as root)';

const PROXY_UNKNOWN =
  'PUBLIC_ORIGIN is https, so a proxy stands before the shop, but TRUSTED_PROXIES names none: all visitors count as one address and share its limits of orders, carts and tries (docs/how-to/operate.md, Behind https)';

/** What an operator should change although the shop works; `userId` is that of the process. */
export function adviceFor(
  config: Pick<Config, 'publicOrigin' | 'trustedProxies'>,
  userId: number | undefined,
): string[] {
  const isProxyUnknown =
    config.publicOrigin.startsWith('https:') && config.trustedProxies.length === 0;
  return [...(userId === 0 ? [AS_ROOT] : []), ...(isProxyUnknown ? [PROXY_UNKNOWN] : [])];
}

/** Advice on a database that allows fewer connections than the shop may need. */
export function connectionAdvice(needed: number, allowed: number): string[] {
  if (needed <= allowed) return [];
  return [
    `the database allows ${allowed} connections and this shop may need ${needed}: raise max_connections, or set DATABASE_CONNECTIONS or WORKERS (docs/scaling.md, Connections)`,
  ];
}

/** Advice on data missing for the opening, by the paths that `npm run shop -- check` explains. */
export function openingAdvice(missing: readonly { path: string }[]): string[] {
  if (missing.length === 0) return [];
  const parts = new Set(missing.map(({ path }) => path.split('.')[0]));
  return [
    `not ready to open (${[...parts].join(', ')}): npm run shop -- check says what is missing (docs/how-to/open-a-shop.md)`,
  ];
}
