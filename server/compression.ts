import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gunzip, gzip, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';
export type Encoded = { identity: Buffer; br?: Buffer; gzip?: Buffer };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** The smallest first. */
const CODINGS = ['br', 'gzip'] as const;

/** Shorter answers do not shrink. */
const MIN_LENGTH = 512;
const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json|rss\+xml)|image\/svg\+xml)/;

/** Text shrinks; pictures and fonts are compressed already. */
export function isCompressible(contentType: string | null | undefined): boolean {
  return COMPRESSIBLE.test(contentType ?? '');
}

/** The smallest coding the client takes; `q=0` and absence mean no. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
  const accepted = encodingsOf(acceptEncoding, CODINGS);
  return CODINGS.find((coding) => accepted.includes(coding)) ?? 'identity';
}

function encodingsOf(acceptEncoding: string | undefined, codings: readonly string[]): string[] {
  const asked = new Negotiator({ headers: { 'accept-encoding': acceptEncoding ?? 'identity' } });
  return asked.encodings([...codings]);
}

/** A longer text, which no page of ours is, would block other requests. */
const MAX_AT_ONCE = 128 * 1024;

/**
 * Quality 2 is for answers made once: half the time of 4 for 7 % more bytes; 5 for cached pages; 10
 * for those that are sent again (server/compress-cached-page.ts).
 */
function brotliOptions(body: Buffer, quality: 2 | 5 | 10) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

/** Compresses in this thread: to wake another takes as long as the work, half a millisecond. */
function compressNow(body: Buffer, coding: 'br' | 'gzip'): Buffer {
  return coding === 'gzip'
    ? gzipSync(body, { level: 5 })
    : brotliCompressSync(body, brotliOptions(body, 2));
}

/** The body in the one coding this client accepts; identity when it is short. */
export async function encodeOnce(
  body: Buffer,
  contentType: string | null,
  accept: string | undefined,
) {
  const worthIt = body.length >= MIN_LENGTH && isCompressible(contentType);
  const coding = worthIt ? chooseCoding(accept) : 'identity';
  if (coding === 'identity') return { coding, body };
  if (body.length <= MAX_AT_ONCE) return { coding, body: compressNow(body, coding) };
  return {
    coding,
    body: coding === 'gzip' ? await zip(body) : await brotli(body, brotliOptions(body, 2)),
  };
}

/** The same for a gzipped body, which is sent as it is to clients that accept gzip. */
export async function encodeGzipped(
  body: Buffer,
  contentType: string | null,
  accept: string | undefined,
): Promise<{ coding: Coding; body: Buffer }> {
  if (encodingsOf(accept, ['gzip']).length > 0) return { coding: 'gzip', body };
  return encodeOnce(await unzip(body), contentType, accept);
}

/** The body in every coding, for a cache. */
export async function encodeAll(body: Buffer): Promise<Encoded> {
  if (body.length < MIN_LENGTH) return { identity: body };
  const [br, gzipped] = await Promise.all([brotli(body, brotliOptions(body, 5)), zip(body)]);
  return { identity: body, br, gzip: gzipped };
}

/** As small as it gets in reasonable time: 60 ms for a page of 75 kB, beside this thread. */
export function brotliSmall(body: Buffer): Promise<Buffer> {
  return brotli(body, brotliOptions(body, 10));
}

/** Returns the smallest stored coding that the client accepts. */
export function pick(
  encoded: Encoded,
  accept: string | undefined,
): { coding: Coding; body: Buffer } {
  const coding = chooseCoding(accept);
  const body = encoded[coding];
  return body ? { coding, body } : { coding: 'identity', body: encoded.identity };
}
