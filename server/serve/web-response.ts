import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { policyFor, type Answer } from '../answer';
import { SOURCES_HEADER, type SecurityOptions } from '../security-headers';

/** Returns an answer as a web Response with its Content-Security-Policy; other headers follow. */
export function toWebResponse(answer: Answer, security: SecurityOptions): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (name === SOURCES_HEADER) continue;
    for (const each of [value].flat()) headers.append(name, each);
  }
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', policyFor(answer, security));
  }
  const { status } = answer;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : bodyOf(answer.body), { status, headers });
}

function bodyOf(body: Answer['body']): BodyInit | null {
  if (!body) return null;
  if (Buffer.isBuffer(body)) return new Uint8Array(body);
  if ('stream' in body) return body.stream;
  return Readable.toWeb(createReadStream(body.file)) as ReadableStream<Uint8Array>;
}

/**
 * Adds the policy to an answer of Remix that is no rendered page; without it HTML in the answer
 * could not run its own scripts.
 */
export async function withPolicy(response: Response, security: SecurityOptions): Promise<Response> {
  const headers = new Headers(response.headers);
  const sources = headers.get(SOURCES_HEADER);
  headers.delete(SOURCES_HEADER);
  const type = headers.get('Content-Type') ?? '';
  const isHtml = type.startsWith('text/html') && !headers.has('Content-Encoding');
  const body = isHtml ? Buffer.from(await response.arrayBuffer()) : undefined;
  if (!headers.has('Content-Security-Policy')) {
    const known = { 'Content-Type': type, ...(sources && { [SOURCES_HEADER]: sources }) };
    const policy = policyFor({ status: response.status, headers: known, body }, security);
    headers.set('Content-Security-Policy', policy);
  }
  const { status, statusText } = response;
  return new Response(body ? new Uint8Array(body) : response.body, { status, statusText, headers });
}
