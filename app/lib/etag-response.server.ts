import { createHash, type Hash } from 'node:crypto';

type FileHeaders = { etag: string; type: string };

/** A generated file that caches store for an hour; 304 if the request has its current ETag. */
export function etagResponse(request: Request, text: string, type: string): Response {
  const etag = etagOf(createHash('sha256').update(text));
  return notModified(request, etag) ?? fullResponse(text, { etag, type });
}

/** The same for a gzipped file; the server unpacks it for clients that do not accept gzip. */
export function gzippedEtagResponse(
  request: Request,
  { bytes, ...headers }: FileHeaders & { bytes: Uint8Array<ArrayBuffer> },
): Response {
  const unchanged = notModified(request, headers.etag);
  if (unchanged) return unchanged;
  const response = fullResponse(bytes, headers);
  response.headers.set('Content-Encoding', 'gzip');
  return response;
}

/** The ETag of a file with this SHA-256. */
export function etagOf(hash: Hash): string {
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

function notModified(request: Request, etag: string): Response | null {
  const isCurrent = request.headers.get('If-None-Match')?.includes(etag);
  return isCurrent ? new Response(null, { status: 304, headers: headersOf(etag) }) : null;
}

function fullResponse(
  body: string | Uint8Array<ArrayBuffer>,
  { etag, type }: FileHeaders,
): Response {
  return new Response(body, { headers: { ...headersOf(etag), 'Content-Type': type } });
}

function headersOf(etag: string) {
  return { ETag: etag, 'Cache-Control': 'public, max-age=3600' };
}
