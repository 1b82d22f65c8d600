import { createHash, type Hash } from 'node:crypto';

type Tagged = { etag: string; type: string };

/**
 * A file made by the program, kept for an hour; asked for again with its tag, only the word that it
 * stayed.
 */
export function taggedFile(request: Request, text: string, type: string): Response {
  const etag = tagOf(createHash('sha256').update(text));
  return unchanged(request, etag) ?? whole(text, { etag, type });
}

/** The same of a file that is kept gzipped: as it is, the server unpacks it for who takes no gzip. */
export function gzippedFile(
  request: Request,
  { bytes, ...tagged }: Tagged & { bytes: Uint8Array<ArrayBuffer> },
): Response {
  const same = unchanged(request, tagged.etag);
  if (same) return same;
  const answer = whole(bytes, tagged);
  answer.headers.set('Content-Encoding', 'gzip');
  return answer;
}

/** The tag of a file whose bytes are known by their SHA-256. */
export function tagOf(hash: Hash): string {
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

function unchanged(request: Request, etag: string): Response | null {
  const isKnown = request.headers.get('If-None-Match')?.includes(etag);
  return isKnown ? new Response(null, { status: 304, headers: headersOf(etag) }) : null;
}

function whole(body: string | Uint8Array<ArrayBuffer>, { etag, type }: Tagged): Response {
  return new Response(body, { headers: { ...headersOf(etag), 'Content-Type': type } });
}

function headersOf(etag: string) {
  return { ETag: etag, 'Cache-Control': 'public, max-age=3600' };
}
