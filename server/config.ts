import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { connectionsOfEach } from './connections';
import { environment, shown, type Environment } from './environment';

/**
 * Everything the process reads from its environment. Name, goods and prices are in the database.
 */
export type Config = {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** An absolute path. */
  dataDir: string;
  /** The canonical origin, used in links, mails and payment returns. */
  publicOrigin: string;
  /** All origins the shop may be called by; the canonical one first. */
  publicOrigins: string[];
  /** Origins besides ours whose pages may call the wire contract. */
  wireOrigins: string[];
  /** The upstream shop of a front; null: this process is the shop itself. */
  remote: Remote | null;
  /** The key that fronts of this shop send; null: fronts are refused. */
  frontKey: string | null;
  databaseUrl: string | undefined;
  /** Processes that answer visitors; "of each worker" below means its share of the shop's value. */
  workers: number;
  /** Of each worker, for visitors. */
  databaseConnections: number;
  /** Shared by all processes of one shop; see server/secret.ts. */
  secret: string | undefined;
  smtpUrl: string | undefined;
  /** Sender of mails; undefined: the one in the shop file, or `shop@` the host below. */
  mailFrom: string | undefined;
  mailHost: string;
  /** Mailbox for replies to mails; undefined: the one in the shop file, or the seller's. */
  mailReplyTo: string | undefined;
  trustedProxies: string[];
  /** Hosts that an order may redirect to, besides our own and the payment provider's. */
  formTargets: string[];
  /** Of each worker. */
  pageCacheBytes: number;
  /** Of each worker: pages and forms in progress; four times as many may wait. */
  maxInFlight: number;
  /** The time after which a visitor gets 503, in milliseconds. */
  deadline: number;
  botCheck: {
    /** The seconds that a person needs at least to fill in a form. */
    minimumSeconds: number;
    /** The challenge of a third party; null: not configured. */
    turnstile: { siteKey: string; secretKey: string; origin: string } | null;
  };
  /** The station search of the carrier; invented stations in the demo shop; null: no stations. */
  stationFinder: { key: string; origin: string } | 'samples' | null;
  /** The service that checks VAT numbers; sample answers in the demo shop; null: no check. */
  vatNumbers: { origin: string } | 'samples' | null;
  /** The payment provider; null: no online payments. */
  mollie: {
    key: string;
    origin: string;
    /** The profile whose card fields are embedded in the checkout. */
    components: { profileId: string } | null;
    /** The PayPal account linked at the provider; only clients of the wire contract receive it. */
    paypal: { merchantId: string; clientId: string };
  } | null;
  /** Fills an empty database with the demo shop, otherwise only with what every shop needs. */
  demo: boolean;
  /** Renders pictures in idle time before they are requested. */
  prerenderPictures: boolean;
  /** Shows the tools of the editor to everybody, which grants no rights. */
  showConfigurationDrawer: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
};

/**
 * Another instance of this shop, which accepts the key; or without a key any server of the
 * contract, where the shop file adds what the contract lacks, and pictures may be on other hosts.
 */
export type Remote =
  | { origin: string; key: string }
  | { origin: string; key: null; shopFile: string; pictures: string[] };

/** Its message has one readable line for each wrong value. */
export class ConfigError extends Error {}

/** Reads the environment variables; empty ones count as absent. Throws ConfigError. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name}=${shown(name, given[name])}: ${issue.message}`;
    });
    throw new ConfigError(`The environment holds values the shop cannot use:\n${lines.join('\n')}`);
  }
  const value = result.data;
  const isDevelopment = value.NODE_ENV === 'development';
  const origins = value.PUBLIC_ORIGIN.map((origin) => new URL(origin).origin);
  // In development one process serves the shop. Without a key one process has to remember the
  // orders that were placed by the contract alone.
  const remote = remoteOf(value);
  const isAlone = isDevelopment || remote?.key === null;
  const workers = isAlone ? 1 : (value.WORKERS ?? Math.max(1, availableParallelism() - 1));
  const publicOrigins = origins.length > 0 ? origins : [`http://localhost:${value.PORT}`];
  return {
    mode: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    publicOrigin: publicOrigins[0] ?? '',
    publicOrigins,
    wireOrigins: value.WIRE_ORIGINS.map((origin) => new URL(origin).origin),
    remote,
    frontKey: value.PLENTYSYSTEMS_URL ? null : (value.PLENTYSYSTEMS_KEY ?? null),
    databaseUrl: value.DATABASE_URL,
    workers,
    databaseConnections:
      share(value.DATABASE_CONNECTIONS, workers, 2) ?? connectionsOfEach(workers),
    secret: value.SECRET,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    mailHost: mailHost(publicOrigins[0]!),
    mailReplyTo: value.MAIL_REPLY_TO,
    trustedProxies: value.TRUSTED_PROXIES,
    formTargets: value.FORM_TARGETS,
    // Pages are not cached while the sources change.
    pageCacheBytes: isDevelopment
      ? 0
      : (share(value.PAGE_CACHE_BYTES, workers, 0) ?? 64 * 1024 * 1024),
    maxInFlight: share(value.MAX_IN_FLIGHT, workers, 1) ?? (remote ? PLACES.front : PLACES.own),
    // In development the first page includes the time to compile it.
    deadline: (isDevelopment && !given.DEADLINE_SECONDS ? 120 : value.DEADLINE_SECONDS) * 1_000,
    botCheck: { minimumSeconds: value.BOT_CHECK_SECONDS, turnstile: turnstileOf(value) },
    stationFinder: value.DHL_LOCATION_KEY
      ? { key: value.DHL_LOCATION_KEY, origin: new URL(value.DHL_ORIGIN).origin }
      : value.DEMO === 'on'
        ? 'samples'
        : null,
    vatNumbers:
      value.VIES === 'on'
        ? { origin: new URL(value.VIES_ORIGIN).origin }
        : value.DEMO === 'on'
          ? 'samples'
          : null,
    mollie: mollieOf(value),
    demo: value.DEMO === 'on',
    prerenderPictures: value.PRERENDER_PICTURES === 'on',
    showConfigurationDrawer: value.SHOW_CONFIGURATION_DRAWER === '1',
    logLevel: value.LOG_LEVEL,
  };
}

function turnstileOf(value: Environment): Config['botCheck']['turnstile'] {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_ORIGIN } = value;
  if (!siteKey || !secretKey) return null;
  return { siteKey, secretKey, origin: new URL(TURNSTILE_ORIGIN).origin };
}

function mollieOf(value: Environment): Config['mollie'] {
  if (!value.MOLLIE_API_KEY) return null;
  const { MOLLIE_PROFILE_ID: profileId, MOLLIE_COMPONENTS } = value;
  return {
    key: value.MOLLIE_API_KEY,
    origin: new URL(value.MOLLIE_API_ORIGIN).origin,
    components: profileId && MOLLIE_COMPONENTS === 'on' ? { profileId } : null,
    paypal: {
      merchantId: value.PAYPAL_MERCHANT_ID ?? '',
      clientId: value.PAYPAL_CLIENT_ID ?? '',
    },
  };
}

/**
 * Requests in progress at a time. Those of a shop keep the processor busy, so that each more delays
 * all others; those of a front wait for the upstream.
 */
const PLACES = { own: 8, front: 32 };

function remoteOf(value: Environment): Config['remote'] {
  const { PLENTYSYSTEMS_URL: url, PLENTYSYSTEMS_KEY: key, PLENTYSYSTEMS_SHOP: shopFile } = value;
  if (!url) return null;
  const { origin } = new URL(url);
  if (key) return { origin, key };
  const hosts = value.PLENTYSYSTEMS_PICTURES.map((host) => new URL(host).origin);
  const pictures = [...new Set([origin, ...hosts])];
  return shopFile ? { origin, key: null, shopFile: resolve(shopFile), pictures } : null;
}

/** A worker's share of a limit of the whole shop, rounded up. */
function share(whole: number | undefined, workers: number, atLeast: number) {
  return whole === undefined ? undefined : Math.max(atLeast, Math.ceil(whole / workers));
}

/** Mails come from the public host; a bare IP address cannot be one. */
function mailHost(publicOrigin: string): string {
  const { hostname } = new URL(publicOrigin);
  return isIP(hostname) || hostname.startsWith('[') ? 'localhost' : hostname;
}
