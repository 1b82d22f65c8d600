import { localeFromPath } from '../app/i18n/locales';
import { fixedPart, type SiteRoute } from '../app/lib/route-facts';
import type { ShopLog } from '../app/services/commerce/core/shop-log';
import type { Config } from './config';

type Fields = Record<string, unknown>;
export type Log = Record<
  'error' | 'warn' | 'info' | 'debug',
  (event: string, fields?: Fields) => void
>;

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Writes one JSON object a line; each contains `always`. */
export function createLog(
  level: Config['logLevel'],
  write: (line: string) => void = writeToStdout,
  always: Fields = {},
): Log {
  const limit = LEVELS.indexOf(level);
  const at =
    (name: (typeof LEVELS)[number]) =>
    (event: string, fields: Fields = {}) => {
      if (LEVELS.indexOf(name) > limit) return;
      const time = new Date().toISOString();
      write(JSON.stringify({ time, level: name, event, ...always, ...fields }, readable));
    };
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}

export function writeToStdout(line: string) {
  process.stdout.write(`${line}\n`);
}

function readable(_key: string, value: unknown) {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}

/** The log of the engine: masks mailboxes and keys. */
export function shopLog(log: Log): ShopLog {
  const at = (level: keyof ShopLog) => (message: string) =>
    log[level]('shop', { message: maskWords(message) });
  return { error: at('error'), warn: at('warn') };
}

const SECRET_LIKE = /^(?=.*\d)[\w-]{20,}$/;
/** Hyphenated words, as in addresses; one key in ten has a hyphen between small letters, too. */
const NAME_LIKE = /^(?!.*[A-Z]).*[a-z]-[a-z]/;
/** A match begins only at the first character of a word, so that a long word is scanned once. */
const MAILBOX = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Masks mailboxes and everything that looks like a key. */
export function maskWords(text: string): string {
  return maskKeys(text.replace(MAILBOX, '***'));
}

/**
 * Masks a path for the log: without query and names of visitors' files; of a page behind a key only
 * the first parameter stays.
 */
export function maskPath(url: string, routes: readonly SiteRoute[]): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (path.startsWith('/files/')) return '/files/***';
  // A link typed in capitals finds no page, but contains a key all the same.
  const bare = localeFromPath(path.toLowerCase()).path;
  const keyed = routes.find(
    (route) => route.audience === 'keyholder' && bare.startsWith(fixedPart(route).toLowerCase()),
  );
  const opened = keyed && path.length - bare.length + fixedPart(keyed).length;
  const masked = keyed ? path.slice(0, opened) + path.slice(opened).replace(/\/.*$/, '/***') : path;
  if (/^\/(assets|media)\//.test(masked)) return masked;
  return maskKeys(masked);
}

function maskKeys(text: string): string {
  return text.replace(/[\w-]{20,}/g, (word) => (isSecret(word) ? '***' : word));
}

function isSecret(word: string): boolean {
  return SECRET_LIKE.test(word) && !NAME_LIKE.test(word);
}
