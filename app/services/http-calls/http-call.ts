import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';

export type HttpRequest = {
  url: URL;
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
  mostBytes: number;
  /** Milliseconds for the connection, and for the whole call. */
  connectMs: number;
  totalMs: number;
};

export type HttpAnswer = {
  status: number;
  statusText: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

/** No complete answer arrived; it is unknown whether the request did. */
export class NoAnswer extends Error {
  /** The error code of the system, such as ECONNREFUSED; empty after a timeout. */
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}

/** The answer exceeds the limit. */
export class TooMuch extends Error {}

const SETTINGS = { keepAlive: true, maxSockets: 20, maxFreeSockets: 4 };
const AGENTS = { http: new http.Agent(SETTINGS), https: new https.Agent(SETTINGS) };

/**
 * Sends one HTTP request with a time limit. Redirects are not followed. Does not use `fetch`, which
 * has no separate time limit for the connection.
 */
export async function httpCall(request: HttpRequest, agent?: http.Agent): Promise<HttpAnswer> {
  const sent = open(request, agent);
  const limit = setTimeout(
    () => sent.destroy(new NoAnswer(`no answer within ${request.totalMs} ms`)),
    request.totalMs,
  );
  try {
    return await answerTo(sent, request);
  } catch (error) {
    if (error instanceof TooMuch || error instanceof NoAnswer) throw error;
    // The message of a socket contains address and port, no data of the request.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new NoAnswer(message, code);
  } finally {
    clearTimeout(limit);
    sent.destroy();
  }
}

function open({ url, method, headers, body }: HttpRequest, agent?: http.Agent): ClientRequest {
  const isHttps = url.protocol === 'https:';
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const options = {
    method,
    headers: { ...headers, ...length },
    agent: agent ?? (isHttps ? AGENTS.https : AGENTS.http),
  };
  return isHttps ? https.request(url, options) : http.request(url, options);
}

async function answerTo(sent: ClientRequest, request: HttpRequest): Promise<HttpAnswer> {
  const { url, body, mostBytes, connectMs } = request;
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('socket', (socket: Socket) => {
      if (!socket.connecting) return;
      const limit = setTimeout(
        () => sent.destroy(new NoAnswer(`no connection within ${connectMs} ms`)),
        connectMs,
      );
      const clear = () => clearTimeout(limit);
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', clear);
      socket.once('close', clear);
    });
    sent.on('response', (response) => {
      const { statusCode: status = 0, statusMessage: statusText = '', headers } = response;
      bytesOf(response, mostBytes).then(
        (bytes) => resolve({ status, statusText, headers, body: bytes }),
        reject,
      );
    });
    sent.end(body);
  });
}

async function bytesOf(response: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let count = 0;
  for await (const chunk of response) {
    count += chunk.length;
    if (count > most) throw new TooMuch(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Parses a body as JSON; undefined if it is invalid. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
