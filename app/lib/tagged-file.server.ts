import { createHash } from 'node:crypto';

/**
 * A file made by the program, kept for an hour; asked for again with its tag, only the word that it
 * stayed.
 */
export function taggedFile(request: Request, text: string, type: string): Response {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=3600' };
  const isKnown = request.headers.get('If-None-Match')?.includes(etag);
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers: { ...headers, 'Content-Type': type } });
}
