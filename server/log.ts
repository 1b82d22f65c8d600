import type { Config } from './config';

type Fields = Record<string, unknown>;
export type Log = Record<
  'error' | 'warn' | 'info' | 'debug',
  (event: string, fields?: Fields) => void
>;

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** One JSON object a line. */
export function createLog(
  level: Config['logLevel'],
  write: (line: string) => void = writeToStdout,
): Log {
  const limit = LEVELS.indexOf(level);
  const at =
    (name: (typeof LEVELS)[number]) =>
    (event: string, fields: Fields = {}) => {
      if (LEVELS.indexOf(name) > limit) return;
      write(
        JSON.stringify({ time: new Date().toISOString(), level: name, event, ...fields }, readable),
      );
    };
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}

function writeToStdout(line: string) {
  process.stdout.write(`${line}\n`);
}

function readable(_key: string, value: unknown) {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}

/** Order links and confirmation links carry their access key after these words and an id. */
const KEYED =
  /^((?:\/(?:de|en))?\/(?:confirmation|offer|newsletter\/\w+|[\w-]*password[\w-]*)\/[^/]+)\/.+$/;
const SECRET_LIKE = /^(?=.*\d)[\w-]{20,}$/;

/** A path fit for the log: no query, no access keys. */
export function maskPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const masked = path.replace(KEYED, '$1/***');
  if (/^\/(assets|media)\//.test(masked)) return masked;
  return masked
    .split('/')
    .map((part) => (SECRET_LIKE.test(part) && !/[a-z]-[a-z]/.test(part) ? '***' : part))
    .join('/');
}
