import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import {
  contentPolicy,
  PLAIN_POLICY,
  securityHeaders,
  SOURCES_HEADER,
  type SecurityOptions,
} from './security-headers';
import { errorLocale, errorPage } from './error-page';
import { recallForm } from './resubmit-form';
import type { Refusal } from './refusal';

/** The answer to a request, whatever its source: a file, a cached page, a fresh page, a refusal. */
export type Answer = {
  status: number;
  headers: Record<string, string | string[]>;
  body?: Buffer | { file: string } | { stream: ReadableStream<Uint8Array> };
};

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/** Returns the page that explains a refusal. */
export function refusalAnswer(refusal: Refusal, req: IncomingMessage): Answer {
  const { status, isRemoteAway } = refusal;
  const held = status === 503 ? recallForm(req) : undefined;
  const page = errorPage(status, errorLocale(req.url, req.headers), { isRemoteAway, held });
  return {
    status: refusal.status,
    headers: { ...HTML, ...refusal.headers, 'X-Robots-Tag': 'noindex' },
    body: Buffer.from(page),
  };
}

/** Sends an answer with the security headers that it does not set itself; HEAD gets no body. */
export function send(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
  options: SecurityOptions,
): void {
  if (res.destroyed) return;
  const { status, headers, body } = answer;
  const isOurs = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  for (const [name, value] of Object.entries(securityHeaders(options))) {
    if (!isOurs.has(name.toLowerCase())) res.setHeader(name, value);
  }
  if (!isOurs.has('content-security-policy')) {
    res.setHeader('Content-Security-Policy', policyFor(answer, options));
  }
  for (const [name, value] of Object.entries(headers)) {
    if (name === SOURCES_HEADER) continue;
    const isCookie = options.https && name === 'Set-Cookie';
    res.setHeader(name, isCookie ? [value].flat().map(secure) : value);
  }
  res.statusCode = status;

  if (body && !Buffer.isBuffer(body)) {
    if (req.method === 'HEAD') return void res.end();
    return void pipeline(streamOf(body), res, () => undefined);
  }
  if (status !== 304 && status !== 204) res.setHeader('Content-Length', body?.length ?? 0);
  res.end(req.method === 'HEAD' ? undefined : body);
}

function streamOf(body: Exclude<Answer['body'], Buffer | undefined>): Readable {
  if ('file' in body) return createReadStream(body.file);
  return Readable.fromWeb(body.stream as NodeReadableStream<Uint8Array>);
}

/** Makes a cookie secure: over https no cookie may be sent unencrypted. */
export function secure(cookie: string) {
  return /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`;
}

/** Returns the Content-Security-Policy of an answer that sets none itself. */
export function policyFor({ headers, body }: Answer, options: SecurityOptions) {
  const type = String(headers['Content-Type'] ?? '');
  if (type.startsWith('text/html') && Buffer.isBuffer(body) && !headers['Content-Encoding']) {
    return contentPolicy(body.toString(), options, String(headers[SOURCES_HEADER] ?? ''));
  }
  // The policy of a script file applies to the worker that runs it.
  return type.startsWith('text/javascript') ? "default-src 'self'" : PLAIN_POLICY;
}
