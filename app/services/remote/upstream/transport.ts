import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { circuitBreaker } from '~/services/http-calls/circuit-breaker';
import {
  httpCall,
  jsonOf,
  NoAnswer,
  TooMuch,
  type HttpAnswer,
} from '~/services/http-calls/http-call';
import type { ShopError } from '~/services/shop-api';
import { httpFailure, isRemoteAway, noAnswer, RemoteFailure } from './remote-failure';

export type TransportOptions = {
  /** The origin of the upstream shop. */
  origin: string;
  log: (message: string) => void;
  /** Milliseconds; tests wait less. */
  connectMs?: number;
  totalMs?: number;
  pauseMs?: number;
  agent?: http.Agent;
};

type Request = {
  url: URL;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** It writes nothing, so it may be retried. */
  isRead: boolean;
};

type TransportRequest = { method: string; url: string };
export type TransportAnswer = HttpAnswer & { asked: TransportRequest };

/** The connection to the upstream shop, whatever is sent. */
export type Transport = {
  /** Returns the answer, of any status. Throws RemoteFailure without one. */
  send(request: Request): Promise<TransportAnswer>;
  /** Runs a request, unless too many failed: then none is sent for a moment. */
  guard<Value>(work: () => Promise<Value>): Promise<Value>;
  /** A file of the upstream shop, by its path; null if there is none. */
  getFile(path: string, accept: string): Promise<Buffer | null>;
};

const MOST_BYTES = 64 * 1024 * 1024;
const CONNECT_MS = 1_000;
const TOTAL_MS = 9_000;
/** The pause after too many failures, while shoppers wait for the shop to come back. */
const PAUSE_MS = 2_000;
const LEAST_MS = 250;
const BEFORE_AGAIN_MS = 150;

/** §7: the statuses after which a read is retried. */
const ONCE_MORE = [408, 409, 425, 429, 500, 502, 503, 504];

const SETTINGS = { keepAlive: true, maxSockets: 64, maxFreeSockets: 8 };
const READING = { 'http:': new http.Agent(SETTINGS), 'https:': new https.Agent(SETTINGS) };
/**
 * An open connection may end at the moment it is used, and the result of a write would be unknown.
 */
const WRITING = { 'http:': new http.Agent(), 'https:': new https.Agent() };

/**
 * The transport to the upstream shop over HTTP (§7, §8). Reads are retried if that may help; writes
 * are sent once, on a separate connection. No redirect is followed.
 */
export function remoteTransport(options: TransportOptions): Transport {
  const { origin, log, connectMs = CONNECT_MS, totalMs = TOTAL_MS } = options;
  const breaker = circuitBreaker({
    isTrouble: isRemoteAway,
    refuse: (wait) =>
      noAnswer(
        { method: 'GET', url: origin },
        { code: '', message: `it was away too often; asked again in ${Math.ceil(wait / 1_000)} s` },
      ),
    log: (message) => log(`upstream shop: ${message}`),
    pauseMs: options.pauseMs ?? PAUSE_MS,
  });
  const send = (request: Request) => (request.isRead ? twice(request) : once(request, totalMs));

  return {
    send,
    guard: (work) => breaker.run(work),
    getFile: (path, accept) => breaker.run(() => getFile(path, accept)),
  };

  async function getFile(path: string, accept: string): Promise<Buffer | null> {
    const { status, statusText, body, asked } = await send({
      url: new URL(path, origin),
      headers: { Accept: accept },
      isRead: true,
    });
    if (status === 200) return body;
    if (status === 404 || status === 400) return null;
    throw httpFailure(asked, { status, message: statusText });
  }

  /** A read, retried once after a transient status or failure (§7). */
  async function twice(request: Request): Promise<TransportAnswer> {
    const end = Date.now() + totalMs;
    const isWorthIt = () => end - Date.now() - BEFORE_AGAIN_MS >= LEAST_MS;
    try {
      const first = await once(request, totalMs);
      if (!ONCE_MORE.includes(first.status) || !isWorthIt()) return first;
    } catch (error) {
      if (!isRemoteAway(error) || !isWorthIt()) throw error;
    }
    await sleep(BEFORE_AGAIN_MS);
    return once(request, end - Date.now());
  }

  async function once(request: Request, patience: number): Promise<TransportAnswer> {
    const { url, method = 'GET', headers, body, isRead } = request;
    const asked = { method, url: url.origin + url.pathname };
    const agents = isRead ? READING : WRITING;
    const agent = options.agent ?? agents[url.protocol as keyof typeof agents];
    try {
      const answer = await httpCall(
        {
          url,
          method,
          headers: { 'User-Agent': 'OnlineShop/1', ...headers },
          ...(body !== undefined && { body }),
          mostBytes: MOST_BYTES,
          connectMs: Math.min(connectMs, patience),
          totalMs: patience,
        },
        agent,
      );
      return { ...answer, asked };
    } catch (error) {
      if (error instanceof NoAnswer) throw noAnswer(asked, error);
      const { message } = error as Error;
      throw new RemoteFailure(`[${method}] ${asked.url}: ${message}`, {
        ...asked,
        isAway: !(error instanceof TooMuch),
      });
    }
  }
}

/** The result: an answer or a refusal of the shop, and the values of the headers. */
export type Reply = {
  data: unknown;
  refusal: ShopError | null;
  cookies: string[];
  csrfToken: string | null;
};

/** The parts of every answer: its JSON, undefined for any other body, and its headers. */
export function readAnswered({ status, headers, body }: TransportAnswer) {
  return {
    isWell: status >= 200 && status < 300,
    json: jsonOf(body),
    head: {
      cookies: [headers['set-cookie'] ?? []].flat(),
      csrfToken: [headers['x-csrf-token']].flat()[0] ?? null,
    },
  };
}
