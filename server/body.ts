import type { IncomingMessage } from 'node:http';
import { RefusedRequest } from './refusal';

const KIB = 1024;
const MAX_FIELDS = 500;
const MAX_JSON_DEPTH = 100;

/** The longest body in bytes that a path takes. Files come only as multipart. */
export function bodyLimit(path: string, contentType: string | undefined): number {
  if (mediaType(contentType) === 'multipart/form-data') return 2_000_000;
  if (path.startsWith('/api/editor')) return 1024 * KIB;
  return 64 * KIB;
}

/** Reads the whole body, counting while it streams. Throws RefusedRequest 413. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
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
 * Can this body be parsed, and within reason? Remix would answer 500 for what is broken here.
 * Throws RefusedRequest: 400 malformed, 413 too many fields, 415 a type no form sends.
 */
export async function checkBody(body: Buffer, contentType: string | undefined): Promise<void> {
  const type = mediaType(contentType);
  if (type === undefined && body.length === 0) return;
  const charset = /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase();
  if (charset && charset !== 'utf-8' && charset !== 'utf8') throw malformed();
  switch (type) {
    case 'application/x-www-form-urlencoded':
      return checkUrlencoded(body);
    case 'multipart/form-data':
      return checkMultipart(body, contentType ?? '');
    case 'application/json':
      return checkJson(body);
    default:
      throw new RefusedRequest({ status: 415 });
  }
}

function mediaType(contentType: string | undefined) {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase();
}

function checkUrlencoded(body: Buffer) {
  const fields = body.toString('latin1').split('&');
  if (fields.length > MAX_FIELDS) throw tooLarge();
  for (const field of fields) {
    try {
      decodeURIComponent(decodeUtf8(Buffer.from(field, 'latin1')));
    } catch {
      throw malformed();
    }
  }
}

async function checkMultipart(body: Buffer, contentType: string) {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (!boundary) throw malformed();
  let parts = 0;
  for (
    let at = body.indexOf(boundary);
    at >= 0;
    at = body.indexOf(boundary, at + boundary.length)
  ) {
    parts += 1;
    if (parts > MAX_FIELDS + 1) throw tooLarge();
  }
  try {
    await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': contentType },
    }).formData();
  } catch {
    throw malformed();
  }
}

function checkJson(body: Buffer) {
  try {
    const text = decodeUtf8(body);
    if (depthOf(text) > MAX_JSON_DEPTH) throw malformed();
    JSON.parse(text);
  } catch {
    throw malformed();
  }
}

/** How deep brackets nest, those inside strings left out. */
function depthOf(json: string) {
  let depth = 0;
  let deepest = 0;
  for (const [sign] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (sign === '[' || sign === '{') deepest = Math.max(deepest, (depth += 1));
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return deepest;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Buffer) {
  return utf8.decode(bytes);
}

function tooLarge() {
  return new RefusedRequest({ status: 413 });
}

function malformed() {
  return new RefusedRequest({ status: 400 });
}
