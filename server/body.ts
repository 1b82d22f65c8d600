import type { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES, MAX_FIELDS } from './body-limits';
import { RefusedRequest } from './refusal';

/** The content type of forms. Two parsers could read any other parameter in two ways. */
const URLENCODED = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-?8"?)?$/;
const MULTIPART =
  /^multipart\/form-data\s*;\s*boundary=(?:"[\w'()+,./:=?-]{1,70}"|[\w'+.-]{1,70})$/i;

export type FormKind = 'urlencoded' | 'multipart';

/**
 * Returns how to read a body of this Content-Type; a form with only a button may send neither type
 * nor body. Throws RefusedRequest: 415 for a type that no form sends, 400 for a form type with
 * other parameters.
 */
export function formKind(contentType: string | undefined): FormKind | undefined {
  if (contentType === undefined) return undefined;
  const stated = contentType.trim();
  if (URLENCODED.test(stated.toLowerCase())) return 'urlencoded';
  if (MULTIPART.test(stated)) return 'multipart';
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(stated);
  throw new RefusedRequest({ status: isForm ? 400 : 415 });
}

/** Reads the whole body, counting while it streams. Throws RefusedRequest 413. */
export async function readBody(req: IncomingMessage, limit = MAX_BODY_BYTES): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // The request must outlive the loop, or a refusal would have no connection to be sent on.
  const stream: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false });
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Refuses a form that Remix could not read and would answer with 500. Throws RefusedRequest: 400
 * malformed, 413 too many fields.
 */
export function checkUrlencoded(body: Buffer): void {
  const fields = body.toString('latin1').split('&');
  if (fields.length > MAX_FIELDS) throw tooLarge();
  for (const field of fields) {
    try {
      decodeURIComponent(utf8.decode(Buffer.from(field, 'latin1')));
    } catch {
      throw new RefusedRequest({ status: 400 });
    }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function tooLarge() {
  return new RefusedRequest({ status: 413 });
}
