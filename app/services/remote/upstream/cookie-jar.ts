import { parseCookie } from 'cookie';

/** The cookies of one visitor during one request, as a browser would keep them. */
export type CookieJar = {
  /** The Cookie header for the next call. */
  header(): string;
  /** Stores Set-Cookie headers; true if there were any. */
  keep(cookies: readonly string[]): boolean;
  /** Set-Cookie headers for the browser, the last of each name; each is returned once. */
  take(): string[];
};

/** Starts with the browser's cookies. */
export function cookieJar(sent: string | null): CookieJar {
  const values = new Map(Object.entries(parseCookie(sent ?? '', { decode: (value) => value })));
  const toSet = new Map<string, string>();

  return {
    header: () => [...values].map(([name, value]) => `${name}=${value}`).join('; '),
    keep(cookies) {
      for (const line of cookies) {
        const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
        const at = pair.indexOf('=');
        if (at < 1) continue;
        const name = pair.slice(0, at);
        const isGone = attributes.some(isOver);
        if (isGone) values.delete(name);
        else values.set(name, pair.slice(at + 1));
        toSet.set(name, ofThisHost(line));
      }
      return cookies.length > 0;
    },
    take() {
      const lines = [...toSet.values()];
      toSet.clear();
      return lines;
    },
  };
}

function isOver(attribute: string): boolean {
  const [, expires] = /^expires=(.+)$/i.exec(attribute) ?? [];
  return /^max-age=(?:0|-\d+)$/i.test(attribute) || Date.parse(expires ?? '') < Date.now();
}

/** The browser only knows this host. */
function ofThisHost(line: string): string {
  return line
    .split(';')
    .filter((part) => !/^\s*domain\s*=/i.test(part))
    .join(';');
}
