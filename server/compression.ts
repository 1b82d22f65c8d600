import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';
export type Encoded = { identity: Buffer; br?: Buffer; gzip?: Buffer };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The smallest first. */
const CODINGS = ['br', 'gzip'] as const;

/** Shorter answers gain nothing. */
const MIN_LENGTH = 512;
const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json|rss\+xml)|image\/svg\+xml)/;

/** Text shrinks; pictures and fonts are compressed already. */
export function isCompressible(contentType: string | null | undefined): boolean {
  return COMPRESSIBLE.test(contentType ?? '');
}

/** The smallest coding the client takes; `q=0` and absence mean no. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
  const asked = new Negotiator({ headers: { 'accept-encoding': acceptEncoding ?? 'identity' } });
  const accepted = asked.encodings(CODINGS);
  return CODINGS.find((coding) => accepted.includes(coding)) ?? 'identity';
}

/** Brotli quality 4 is for answers made once, 5 for pages kept and sent often. */
async function compress(body: Buffer, coding: Coding, quality: 4 | 5): Promise<Buffer> {
  if (coding === 'identity') return body;
  if (coding === 'gzip') return zip(body, { level: 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** The body in the one coding this client takes; identity when it is short. */
export async function encodeOnce(
  body: Buffer,
  contentType: string | null,
  accept: string | undefined,
) {
  const worthIt = body.length >= MIN_LENGTH && isCompressible(contentType);
  const coding = worthIt ? chooseCoding(accept) : 'identity';
  return { coding, body: await compress(body, coding, 4) };
}

/** The body in every coding, for keeping. */
export async function encodeAll(body: Buffer): Promise<Encoded> {
  if (body.length < MIN_LENGTH) return { identity: body };
  const [br, gzipped] = await Promise.all([compress(body, 'br', 5), compress(body, 'gzip', 5)]);
  return { identity: body, br, gzip: gzipped };
}

/** The smallest kept form the client takes. */
export function pick(
  encoded: Encoded,
  accept: string | undefined,
): { coding: Coding; body: Buffer } {
  const coding = chooseCoding(accept);
  const body = encoded[coding];
  return body ? { coding, body } : { coding: 'identity', body: encoded.identity };
}
