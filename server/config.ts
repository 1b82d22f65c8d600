import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/v4';

const integer = (fallback: number, min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min)
    .max(max)
    .default(fallback);

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

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: integer(3000, 1, 65_535),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_ORIGIN: originList,
  DATABASE_URL: address(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/database'),
  DATABASE_CONNECTIONS: integer(20, 2, 500),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: address(/^smtps?:$/, 'smtp://user:password@host:587'),
  MAIL_FROM: z.string().optional(),
  TRUSTED_PROXIES: list().refine(
    (entries) => entries.every(isNetwork),
    'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
  ),
  FORM_TARGETS: list('https://www.mollie.com,https://*.mollie.com').refine(
    (hosts) => hosts.every((host) => /^https?:\/\/[\w.*:-]+$/.test(host)),
    'must be a comma list of https://host',
  ),
  PAGE_CACHE_BYTES: integer(64 * 1024 * 1024, 0, 16 * 1024 ** 3),
  MAX_IN_FLIGHT: integer(32, 1, 10_000),
  DEADLINE_SECONDS: integer(10, 1, 600),
  PRERENDER_PICTURES: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

/** Everything the process takes from its environment. What the shop is called, sells and charges lies in the database. */
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
  databaseUrl: string | undefined;
  databaseConnections: number;
  /** Shared by all processes of one shop; see server/secret.ts. */
  secret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  trustedProxies: string[];
  /** Hosts besides our own that a form may lead to (payment pages). */
  formTargets: string[];
  pageCacheBytes: number;
  /** Pages and forms at work at a time; four times as many may wait for their turn. */
  maxInFlight: number;
  /** After so long a visitor hears that the shop is overloaded, in milliseconds. */
  deadline: number;
  /** Make pictures in idle time before anybody asks for them. */
  prerenderPictures: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
};

/** Thrown with one readable line for each wrong value. */
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
  const publicOrigins = origins.length > 0 ? origins : [`http://localhost:${value.PORT}`];
  return {
    mode: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    publicOrigin: publicOrigins[0] ?? '',
    publicOrigins,
    databaseUrl: value.DATABASE_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    secret: value.SECRET,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `shop@${mailHost(publicOrigins[0]!)}`,
    trustedProxies: value.TRUSTED_PROXIES,
    formTargets: value.FORM_TARGETS,
    // While sources change under it, no page may be kept.
    pageCacheBytes: isDevelopment ? 0 : value.PAGE_CACHE_BYTES,
    maxInFlight: value.MAX_IN_FLIGHT,
    // From its sources the first page takes as long as it takes to compile.
    deadline: (isDevelopment && !given.DEADLINE_SECONDS ? 120 : value.DEADLINE_SECONDS) * 1_000,
    prerenderPictures: value.PRERENDER_PICTURES === 'on',
    logLevel: value.LOG_LEVEL,
  };
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
  return /_URL$|SECRET/.test(name) ? '***' : (value ?? '');
}

/** Mails come from the public host; a bare IP address cannot be one. */
function mailHost(publicOrigin: string): string {
  const { hostname } = new URL(publicOrigin);
  return isIP(hostname) || hostname.startsWith('[') ? 'localhost' : hostname;
}
