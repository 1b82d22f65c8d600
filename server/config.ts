import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod/v4';
import { isEmailAddress } from '../app/lib/email';

const integer = (min: number, max: number) =>
  z.coerce.number('must be a number').int('must be a whole number').min(min).max(max);

const list = (fallback = '') =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );

const originList = list().refine(
  (origins) => origins.every((origin) => isOrigin(origin)),
  'must be http(s)://host[:port] without a path, several separated by commas',
);

const address = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.test(new URL(text).protocol) && namesHost(text),
      `must look like ${example}`,
    )
    .optional();

const turnstileKey = z
  .string()
  .regex(/^[\w.-]{1,200}$/, 'must be a key of letters, digits and - . _')
  .optional();

const mailbox = z
  .string()
  .trim()
  .refine(isEmailAddress, 'must be a mailbox such as service@your.shop');

/** A mailbox, or one with a name before it: `Tonwert <shop@your.shop>`. */
const sender = z
  .string()
  .trim()
  .refine(
    (text) => isEmailAddress(/^[^<>\r\n]+<([^<>]+)>$/.exec(text)?.[1] ?? text),
    'must be a mailbox such as shop@your.shop',
  );

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: integer(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_ORIGIN: originList,
  WIRE_ORIGINS: originList,
  PLENTYSYSTEMS_URL: z
    .string()
    .refine((text) => isOrigin(text), 'must be http(s)://host[:port] without a path')
    .optional(),
  PLENTYSYSTEMS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  DATABASE_URL: address(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/database'),
  DATABASE_CONNECTIONS: integer(2, 5_000).optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: address(/^smtps?:$/, 'smtp://user:password@host:587'),
  MAIL_FROM: sender.optional(),
  MAIL_REPLY_TO: mailbox.optional(),
  TRUSTED_PROXIES: list().refine(
    (entries) => entries.every(isNetwork),
    'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
  ),
  FORM_TARGETS: list().refine(
    (hosts) => hosts.every((host) => /^https?:\/\/[\w.*:-]+$/.test(host)),
    'must be a comma list of https://host',
  ),
  WORKERS: integer(1, 256).optional(),
  PAGE_CACHE_BYTES: integer(0, 64 * 1024 ** 3).optional(),
  MAX_IN_FLIGHT: integer(1, 100_000).optional(),
  DEADLINE_SECONDS: integer(1, 600).default(10),
  PRERENDER_PICTURES: z.enum(['on', 'off']).default('on'),
  DEMO: z.enum(['on', 'off']).default('on'),
  BOT_CHECK_SECONDS: integer(0, 60).default(1),
  TURNSTILE_SITE_KEY: turnstileKey,
  TURNSTILE_SECRET_KEY: turnstileKey,
  TURNSTILE_ORIGIN: z
    .string()
    .refine((text) => isOrigin(text), 'must be http(s)://host[:port] without a path')
    .default('https://challenges.cloudflare.com'),
  DHL_LOCATION_KEY: turnstileKey,
  DHL_ORIGIN: z
    .string()
    .refine((text) => isOrigin(text), 'must be http(s)://host[:port] without a path')
    .default('https://api.dhl.com'),
  VIES: z.enum(['on', 'off']).default('off'),
  VIES_ORIGIN: z
    .string()
    .refine((text) => isOrigin(text), 'must be http(s)://host[:port] without a path')
    .default('https://ec.europa.eu'),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_[A-Za-z0-9]{10,100}$/, 'must look like test_… or live_…')
    .optional(),
  MOLLIE_API_ORIGIN: z
    .string()
    .refine((text) => isOrigin(text), 'must be http(s)://host[:port] without a path')
    .default('https://api.mollie.com'),
  MOLLIE_PROFILE_ID: z
    .string()
    .regex(/^pfl_[A-Za-z0-9]{4,64}$/, 'must look like pfl_…')
    .optional(),
  MOLLIE_COMPONENTS: z.enum(['on', 'off']).default('off'),
  PAYPAL_MERCHANT_ID: z
    .string()
    .regex(/^[A-Z0-9]{5,30}$/, 'must be the number of an account at PayPal')
    .optional(),
  PAYPAL_CLIENT_ID: z
    .string()
    .regex(/^[\w-]{5,120}$/, 'must be the client ID of an app at PayPal')
    .optional(),
  SHOW_CONFIGURATION_DRAWER: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

/**
 * Everything the process takes from its environment. What the shop is called, sells and charges
 * lies in the database.
 */
export type Config = {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** The canonical origin, used in links, mails and payment returns. */
  publicOrigin: string;
  /** All origins the shop may be called by; the canonical one first. */
  publicOrigins: string[];
  /** Origins besides ours whose pages may call the wire contract. */
  wireOrigins: string[];
  /** The shop that this process is only a front of; null: it is the shop itself. */
  remote: { origin: string; key: string } | null;
  /** What fronts of this shop know; null: it has none. */
  frontKey: string | null;
  databaseUrl: string | undefined;
  /** Processes that answer visitors; what follows as "of each worker" is its share of the shop's. */
  workers: number;
  /** Of each worker, for visitors. */
  databaseConnections: number;
  /** Shared by all processes of one shop; see server/secret.ts. */
  secret: string | undefined;
  smtpUrl: string | undefined;
  /** Sender of mails; undefined: whom the shop names in its file, or `shop@` the host below. */
  mailFrom: string | undefined;
  mailHost: string;
  /** Mailbox that gets the answers to mails; undefined: that of the file, or the seller's. */
  mailReplyTo: string | undefined;
  trustedProxies: string[];
  /** Hosts that an order may lead on to, besides our own and the payment provider's. */
  formTargets: string[];
  /** Of each worker. */
  pageCacheBytes: number;
  /** Of each worker: pages and forms at work at a time; four times as many may wait for their turn. */
  maxInFlight: number;
  /** After so long a visitor hears that the shop is overloaded, in milliseconds. */
  deadline: number;
  botCheck: {
    /** Seconds between seeing a form and sending it that a person needs at least. */
    minimumSeconds: number;
    /** The challenge of a third party; null: none is set up. */
    turnstile: { siteKey: string; secretKey: string; origin: string } | null;
  };
  /** Where the carrier tells its stations; invented ones in the demo shop; else none can be found. */
  stationFinder: { key: string; origin: string } | 'samples' | null;
  /** Who is asked about VAT numbers; invented answers in the demo shop; else nobody is. */
  vatNumbers: { origin: string } | 'samples' | null;
  /** The payment provider; null: nothing is paid through it. */
  mollie: {
    key: string;
    origin: string;
    /** Its fields for cards stand in the page of the checkout. */
    components: { profileId: string } | null;
    /** The account at PayPal that is linked there; told to clients of the wire contract alone. */
    paypal: { merchantId: string; clientId: string };
  } | null;
  /** An empty database is filled with the demo shop; else with what any shop needs alone. */
  demo: boolean;
  /** Make pictures in idle time before anybody asks for them. */
  prerenderPictures: boolean;
  /** Everybody sees the tools of the editor, which grants nothing. */
  showConfigurationDrawer: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
};

/** Thrown with one readable line for each wrong value. */
export class ConfigError extends Error {}

/** Reads the environment variables; empty ones count as absent. Throws ConfigError. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = environment
    .superRefine(wantBothKeys)
    .superRefine(wantProfile)
    .superRefine(wantKeyOfFront)
    .safeParse(given);
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
  // From its sources Vite serves the shop, once.
  const workers = isDevelopment ? 1 : (value.WORKERS ?? Math.max(1, availableParallelism() - 1));
  const publicOrigins = origins.length > 0 ? origins : [`http://localhost:${value.PORT}`];
  return {
    mode: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    publicOrigin: publicOrigins[0] ?? '',
    publicOrigins,
    wireOrigins: value.WIRE_ORIGINS.map((origin) => new URL(origin).origin),
    remote: remoteOf(value),
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
    // While sources change under it, no page may be kept.
    pageCacheBytes: isDevelopment
      ? 0
      : (share(value.PAGE_CACHE_BYTES, workers, 0) ?? 64 * 1024 * 1024),
    maxInFlight: share(value.MAX_IN_FLIGHT, workers, 1) ?? 32,
    // From its sources the first page takes as long as it takes to compile.
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

function turnstileOf(value: z.infer<typeof environment>): Config['botCheck']['turnstile'] {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_ORIGIN } = value;
  if (!siteKey || !secretKey) return null;
  return { siteKey, secretKey, origin: new URL(TURNSTILE_ORIGIN).origin };
}

function mollieOf(value: z.infer<typeof environment>): Config['mollie'] {
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

function remoteOf(value: z.infer<typeof environment>): Config['remote'] {
  const { PLENTYSYSTEMS_URL: url, PLENTYSYSTEMS_KEY: key } = value;
  return url && key ? { origin: new URL(url).origin, key } : null;
}

/** Without it the shop behind believes nothing that its front says of a visitor. */
function wantKeyOfFront(value: z.infer<typeof environment>, ctx: z.RefinementCtx): void {
  if (!value.PLENTYSYSTEMS_URL || value.PLENTYSYSTEMS_KEY) return;
  ctx.addIssue({
    code: 'custom',
    path: ['PLENTYSYSTEMS_URL'],
    message: 'needs PLENTYSYSTEMS_KEY as well',
  });
}

/** Card fields are drawn for a profile. */
function wantProfile(value: z.infer<typeof environment>, ctx: z.RefinementCtx): void {
  if (value.MOLLIE_COMPONENTS === 'off' || value.MOLLIE_PROFILE_ID) return;
  ctx.addIssue({
    code: 'custom',
    path: ['MOLLIE_COMPONENTS'],
    message: 'needs MOLLIE_PROFILE_ID as well',
  });
}

/** One key alone would leave the challenge out without a word. */
function wantBothKeys(
  { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey }: z.infer<typeof environment>,
  ctx: z.RefinementCtx,
): void {
  if (Boolean(siteKey) === Boolean(secretKey)) return;
  const names = ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'] as const;
  const [given, missing] = siteKey ? names : [names[1], names[0]];
  ctx.addIssue({ code: 'custom', path: [given], message: `needs ${missing} as well` });
}

/** A worker's part of what the whole shop may take, rounded up. */
function share(whole: number | undefined, workers: number, atLeast: number) {
  return whole === undefined ? undefined : Math.max(atLeast, Math.ceil(whole / workers));
}

/** One core keeps few connections at work; with many workers the database has no use for more. */
function connectionsOfEach(workers: number) {
  return Math.max(4, Math.min(20, Math.floor(240 / workers)));
}

/** Connections of each worker besides those for visitors: jobs and the catalogue index. */
export const WORK_CONNECTIONS = 5;
/** The one that listens for changes. */
const LISTENING = 1;
/** Pictures, an import, commands, a look by hand, and what PostgreSQL keeps for its superuser. */
const BESIDES = 14;

/** Connections the shop may have at most: while it is renewed there is one worker more. */
export function connectionsNeeded({
  workers,
  databaseConnections,
}: Pick<Config, 'workers' | 'databaseConnections'>): number {
  return (workers + 1) * (databaseConnections + WORK_CONNECTIONS + LISTENING) + BESIDES;
}

/** A host, or the folder of a Unix socket as `?host=/run/postgresql`. */
function namesHost(text: string) {
  const { hostname, searchParams } = new URL(text);
  return /^\w+:\/\//.test(text) && (hostname !== '' || searchParams.has('host'));
}

function isOrigin(text: string) {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const bare = url.pathname === '/' && !url.search && !url.hash && !url.username;
  return /^https?:$/.test(url.protocol) && bare;
}

function isNetwork(entry: string) {
  const [address = '', bits] = entry.split('/');
  const family = isIP(address);
  if (bits === undefined) return family !== 0;
  return family !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32);
}

/** Addresses may contain a password: the message says that they are wrong, not what they are. */
function shown(name: string, value: string | undefined) {
  return /_URL$|SECRET|MOLLIE_API_KEY|PLENTYSYSTEMS_KEY/.test(name) ? '***' : (value ?? '');
}

/** Mails come from the public host; a bare IP address cannot be one. */
function mailHost(publicOrigin: string): string {
  const { hostname } = new URL(publicOrigin);
  return isIP(hostname) || hostname.startsWith('[') ? 'localhost' : hostname;
}
