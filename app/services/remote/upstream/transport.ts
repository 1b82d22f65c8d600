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
  /** Where the upstream shop is. */
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
  /** It changes nothing, so it may be asked once more. */
  isRead: boolean;
};

type TransportRequest = { method: string; url: string };
export type TransportAnswer = HttpAnswer & { asked: TransportRequest };

/** How the upstream shop is reached, whatever is said to it. */
export type Transport = {
  /** Gives the answer, of whatever status. Throws RemoteFailure where none came. */
  send(request: Request): Promise<TransportAnswer>;
  /** Runs what sends something, unless it failed too often: then nobody is asked for a moment. */
  guard<Value>(work: () => Promise<Value>): Promise<Value>;
  /** A file of the upstream shop, by its path; null where there is none. */
  getFile(path: string, accept: string): Promise<Buffer | null>;
};

const MOST_BYTES = 64 * 1024 * 1024;
const CONNECT_MS = 1_000;
const TOTAL_MS = 9_000;
/** So long nobody is asked after too many failures: shoppers wait for the shop to come back. */
const PAUSE_MS = 2_000;
const LEAST_MS = 250;
const BEFORE_AGAIN_MS = 150;

/** §7: what is asked once more, when asking changes nothing. */
const ONCE_MORE = [408, 409, 425, 429, 500, 502, 503, 504];

const SETTINGS = { keepAlive: true, maxSockets: 64, maxFreeSockets: 8 };
const READING = { 'http:': new http.Agent(SETTINGS), 'https:': new https.Agent(SETTINGS) };
/** A connection that was open may end in the moment it is used, and nobody knows what came of a write. */
const WRITING = { 'http:': new http.Agent(), 'https:': new https.Agent() };

/**
 * The way to the upstream shop over HTTP (§7, §8). What reads is asked once more where that may
 * help; what writes is sent once, on a connection of its own. No redirect is followed.
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

  /** What changes nothing, once more after a status or an end that will pass (§7). */
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

/** What came back: an answer or a refusal of the shop, and what the headers say. */
export type Reply = {
  data: unknown;
  refusal: ShopError | null;
  cookies: string[];
  csrfToken: string | null;
};

/** What every answer says: as JSON, undefined for what is none, and in its headers. */
export function readAnswered({ status, headers, body }: TransportAnswer) {
  return {
    isWell: status >= 200 && status < 300,
    json: jsonOf(body),
    told: {
      cookies: [headers['set-cookie'] ?? []].flat(),
      csrfToken: [headers['x-csrf-token']].flat()[0] ?? null,
    },
  };
}
