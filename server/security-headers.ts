import { hash as digest } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { videoHosts } from '../app/lib/video';
import type { Config } from './config';

export type SecurityOptions = {
  https: boolean;
  /** Vite's client injects styles and talks over a socket. */
  development: boolean;
  /** Hosts besides ours that pictures come from; they get no referrer. */
  pictures?: readonly string[];
};

/** Derives the options from the configuration of a shop. */
export function securityOptions({
  publicOrigin,
  mode,
  remote,
}: Pick<Config, 'publicOrigin' | 'mode' | 'remote'>): SecurityOptions {
  return {
    https: publicOrigin.startsWith('https:'),
    development: mode === 'development',
    ...(remote?.key === null && { pictures: remote.pictures }),
  };
}

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/** Headers of every answer; a header that the app has set stays, so a page may be stricter. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': options.pictures ? 'same-origin' : 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    ...(options.https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The policy of answers that are not pages. */
export const PLAIN_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Extra sources of one page, as the app names them in the header `Shop-Csp-Sources`. */
export const SOURCES_HEADER = 'Shop-Csp-Sources';

/**
 * The Content-Security-Policy of a page: allows its inline scripts and styles by hash, and frames
 * of the hosts of its videos. `extra` adds hosts, written as directives: `script-src
 * https://a.example; frame-src …`.
 */
export function contentPolicy(html: string, options: SecurityOptions, extra = ''): string {
  const scripts = hashes(html, 'script', isExecuted);
  const hasScript = scripts.length > 0 || /<script[^<>]+\bsrc=/i.test(html);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': hasScript ? ["'self'", ...scripts] : ["'none'"],
    'style-src': ["'self'", ...hashes(html, 'style', () => true)],
    'img-src': ["'self'", 'data:', ...(options.pictures ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'", ...videoHosts(html)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // A page with forms that lead to a payment page adds it: Chromium checks redirects, too.
    'form-action': ["'self'"],
    // A page that the editor frames allows it by `Shop-Csp-Sources`.
    'frame-ancestors': ["'none'"],
  };
  if (options.development) {
    directives['style-src'] = ["'self'", "'unsafe-inline'"];
    directives['connect-src']?.push('ws:');
  }
  for (const part of extra.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (!name || !directives[name]) continue;
    const own = directives[name].filter((source) => source !== "'none'");
    directives[name] = [...own, ...sources];
  }
  if (options.https) directives['upgrade-insecure-requests'] = [];
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function hashes(html: string, tag: 'script' | 'style', counts: (attributes: string) => boolean) {
  const found = new Set<string>();
  const elements = new RegExp(`<${tag}\\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\\s\\S]*?)</${tag}`, 'gi');
  for (const [, attributes = '', text = ''] of html.matchAll(elements)) {
    if (!text || !counts(attributes)) continue;
    // Styles are the same on many pages; a script may contain data of one visitor.
    found.add(tag === 'style' ? knownHash(text) : hash(text));
  }
  return [...found];
}

function hash(text: string): string {
  // The browser hashes the text after its parser has normalised line ends.
  const parsed = text.replace(/\r\n?/g, '\n');
  return `'sha256-${digest('sha256', parsed, 'base64')}'`;
}

const known = new LRUCache<string, string>({ max: 200 });

function knownHash(text: string): string {
  const made = known.get(text);
  if (made !== undefined) return made;
  // A slice would keep the whole page in memory.
  const copy = Buffer.from(text).toString();
  known.set(copy, hash(copy));
  return hash(copy);
}

/** Data blocks (JSON-LD and the like) are not executed and need no permission. */
function isExecuted(attributes: string) {
  if (/(^|\s)src\s*=/i.test(attributes)) return false;
  const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/.test(
    type,
  );
}
