import { isIP } from 'node:net';
import * as z from 'zod';
import { isEmailAddress } from '../app/lib/email-address';
import { PROFILE_ID } from '../app/services/payments/mollie/card-fields';

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

const origin = z.string().refine(isOrigin, 'must be http(s)://host[:port] without a path');

const originList = list().refine(
  (origins) => origins.every(isOrigin),
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

/** A mailbox, or a mailbox with a name: `Tonwert <shop@your.shop>`. */
const sender = z
  .string()
  .trim()
  .refine(
    (text) => isEmailAddress(/^[^<>\r\n]+<([^<>]+)>$/.exec(text)?.[1] ?? text),
    'must be a mailbox such as shop@your.shop',
  );

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: integer(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_ORIGIN: originList,
  WIRE_ORIGINS: originList,
  PLENTYSYSTEMS_URL: origin.optional(),
  PLENTYSYSTEMS_SHOP: z.string().optional(),
  PLENTYSYSTEMS_PICTURES: originList,
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
  TURNSTILE_ORIGIN: origin.default('https://challenges.cloudflare.com'),
  DHL_LOCATION_KEY: turnstileKey,
  DHL_ORIGIN: origin.default('https://api.dhl.com'),
  VIES: z.enum(['on', 'off']).default('off'),
  VIES_ORIGIN: origin.default('https://ec.europa.eu'),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_[A-Za-z0-9]{10,100}$/, 'must look like test_… or live_…')
    .optional(),
  MOLLIE_API_ORIGIN: origin.default('https://api.mollie.com'),
  MOLLIE_PROFILE_ID: z.string().regex(PROFILE_ID, 'must look like pfl_…').optional(),
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

/** The parsed variables, under their names in the environment. */
export type Environment = z.infer<typeof variables>;

/** Variables that have no effect, or a bad one, without another. */
const NEEDS: [given: keyof Environment, missing: keyof Environment][] = [
  // With one key alone the challenge would be missing without a message.
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['TURNSTILE_SECRET_KEY', 'TURNSTILE_SITE_KEY'],
  // Card fields belong to a profile.
  ['MOLLIE_COMPONENTS', 'MOLLIE_PROFILE_ID'],
];

/** The variables that a front needs (docs/how-to/remote-shop.md). */
const ALONE =
  'needs PLENTYSYSTEMS_KEY before another instance of this shop; before any other server of the contract it ' +
  'needs PLENTYSYSTEMS_SHOP, a file of what the contract lacks: seller, bank, languages, storage ' +
  'periods, design (npm run -s shop -- show > shop.json makes one)';

/** Two processes would not know the orders that the other has placed. */
const ONE =
  'must be 1 before a server that knows the contract alone: one process remembers which orders were placed';

/** Parses and checks the variables, without empty ones. Each error names its variable. */
export const environment = variables.superRefine((value, ctx) => {
  for (const [given, missing] of NEEDS) {
    if (!value[given] || value[given] === 'off' || value[missing]) continue;
    ctx.addIssue({ code: 'custom', path: [given], message: `needs ${missing} as well` });
  }
  if (value.PLENTYSYSTEMS_URL && !value.PLENTYSYSTEMS_KEY && !value.PLENTYSYSTEMS_SHOP) {
    ctx.addIssue({ code: 'custom', path: ['PLENTYSYSTEMS_URL'], message: ALONE });
  }
  if (value.PLENTYSYSTEMS_URL && !value.PLENTYSYSTEMS_KEY && (value.WORKERS ?? 1) > 1) {
    ctx.addIssue({ code: 'custom', path: ['WORKERS'], message: ONE });
  }
});

/** A host, or the folder of a Unix socket as in `?host=/run/postgresql`. */
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

/** URLs may contain a password, so the message says that one is wrong without its value. */
export function shown(name: string, value: string | undefined) {
  return /_URL$|SECRET|MOLLIE_API_KEY|PLENTYSYSTEMS_KEY/.test(name) ? '***' : (value ?? '');
}
