import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/v4';
import { circuitBreaker } from '~/services/http-calls/circuit-breaker';
import { httpCall, NoAnswer, TooMuch, type HttpAnswer } from '~/services/http-calls/http-call';
import { cartNoticeSchema, ShopError } from '~/services/shop-api';
import { packValue, unpackValue } from './values';
import { httpFailure, isRemoteAway, noAnswer, RemoteFailure } from './remote-failure';

export type RemoteOptions = {
  /** Where the shop behind this one is. */
  origin: string;
  /** What both know and nobody else; it stands in no log and in no error. */
  key: string;
  log: (message: string) => void;
  /** Milliseconds; tests wait less. */
  connectMs?: number;
  totalMs?: number;
  pauseMs?: number;
  agent?: http.Agent;
};

export type RemoteCall = {
  /** Below `/plentysystems/`. */
  path: string;
  args: readonly unknown[];
  kind: 'read' | 'write';
  headers?: Record<string, string>;
};

/** What came back: an answer or a refusal of the shop, and what the headers say. */
export type RemoteReply = {
  /** Packed still: whoever reads it gets a value of their own. */
  data: unknown;
  refusal: ShopError | null;
  meta: RemoteMeta;
  cookies: string[];
  csrfToken: string | null;
};

const visitorSchema = z.object({
  hasSession: z.boolean(),
  principal: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('guest'), mail: z.string().nullable() }),
    z.object({
      kind: z.literal('customer'),
      customerId: z.int(),
      mail: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      showNetPrices: z.boolean(),
    }),
  ]),
});

const metaSchema = z.object({
  /** Who asks, as they are after the call. */
  visitor: visitorSchema.optional(),
  /** What was read, by which kept pages are dropped. */
  tags: z.array(z.string()).default([]),
  /** What left the cart by itself with this call; no later one tells it. */
  left: z.array(cartNoticeSchema).default([]),
});
type RemoteMeta = z.infer<typeof metaSchema>;

const answerSchema = z.object({ data: z.unknown(), meta: metaSchema.optional() });
const refusalSchema = z.object({
  key: z.string(),
  code: z.int(),
  message: z.string(),
  cause: z.record(z.string(), z.unknown()).nullish(),
  events: z.record(z.string(), z.unknown()).nullish(),
  meta: metaSchema.extend({ isRefusal: z.literal(true) }),
});

export type RemoteClient = {
  /** Throws RemoteFailure for everything that is no answer of the shop. */
  call(asked: RemoteCall): Promise<RemoteReply>;
  /** A file of the shop behind this one, by its path; null where there is none. */
  getFile(path: string, accept: string): Promise<Buffer | null>;
};

const MOST_BYTES = 64 * 1024 * 1024;
const CONNECT_MS = 1_000;
const TOTAL_MS = 9_000;
/** So long nobody is asked after too many failures: shoppers wait for the shop to come back. */
const PAUSE_MS = 2_000;
const LEAST_MS = 250;
const BEFORE_AGAIN_MS = 150;
/** A longer query is sent as a body; it is not asked twice then. */
const LONGEST_QUERY = 4_000;

/** §7: what is asked once more, when asking changes nothing. */
const ONCE_MORE = [408, 409, 425, 429, 500, 502, 503, 504];

/** What no address may hold, since addresses are written into logs. */
const PRIVATE =
  /"\w*(?:key|hash|auth|password|token|mail|postcode|name|phone|street|zip|attempt|submission|nonce|term)\w*":/i;

const SETTINGS = { keepAlive: true, maxSockets: 64, maxFreeSockets: 8 };
const READING = { 'http:': new http.Agent(SETTINGS), 'https:': new https.Agent(SETTINGS) };
/** A connection that was open may end in the moment it is used, and nobody knows what came of a write. */
const WRITING = { 'http:': new http.Agent(), 'https:': new https.Agent() };

/**
 * The shop behind this one over HTTP (§7, §8). What reads goes by GET and is asked once more where that
 * may help; what writes goes by POST, once, on a connection of its own. No redirect is followed. When it
 * fails too often, nobody is asked for a moment.
 */
export function plentysystemsClient(options: RemoteOptions): RemoteClient {
  const { origin, key, log, connectMs = CONNECT_MS, totalMs = TOTAL_MS } = options;
  const breaker = circuitBreaker({
    isTrouble: isRemoteAway,
    refuse: (wait) =>
      noAnswer(
        { method: 'GET', url: origin },
        { code: '', message: `it was away too often; asked again in ${Math.ceil(wait / 1_000)} s` },
      ),
    log: (message) => log(`shop behind this one: ${message}`),
    pauseMs: options.pauseMs ?? PAUSE_MS,
  });

  return {
    call: (asked) => breaker.run(() => ask(asked)),
    getFile: (path, accept) => breaker.run(() => getFile(path, accept)),
  };

  async function ask({ path, args, kind, headers = {} }: RemoteCall): Promise<RemoteReply> {
    const json = JSON.stringify(args.map(packValue));
    const url = new URL(`/plentysystems/${path}`, origin);
    const query = `?body=${encodeURIComponent(json)}`;
    const isGet = kind === 'read' && query.length <= LONGEST_QUERY && !PRIVATE.test(json);
    const sent = { ...headers, 'x-plentysystems-key': key, Accept: 'application/json' };
    if (isGet) return replyOf(await twice({ url: new URL(url.href + query), headers: sent }));
    return replyOf(
      await once({
        url,
        method: 'POST',
        headers: { ...sent, 'Content-Type': 'application/json' },
        body: json,
      }),
    );
  }

  async function getFile(path: string, accept: string): Promise<Buffer | null> {
    const { status, statusText, body, asked } = await twice({
      url: new URL(path, origin),
      headers: { Accept: accept },
    });
    if (status === 200) return body;
    if (status === 404 || status === 400) return null;
    throw httpFailure(asked, { status, message: statusText });
  }

  type Request = {
    url: URL;
    method?: 'GET' | 'POST';
    headers: Record<string, string>;
    body?: string;
    patience?: number;
  };
  type Answered = HttpAnswer & { asked: { method: string; url: string } };

  /** What changes nothing, once more after a status or an end that will pass (§7). */
  async function twice(request: Request): Promise<Answered> {
    const end = Date.now() + totalMs;
    const isWorthIt = () => end - Date.now() - BEFORE_AGAIN_MS >= LEAST_MS;
    try {
      const first = await once(request);
      if (!ONCE_MORE.includes(first.status) || !isWorthIt()) return first;
    } catch (error) {
      if (!isRemoteAway(error) || !isWorthIt()) throw error;
    }
    await sleep(BEFORE_AGAIN_MS);
    return once({ ...request, patience: end - Date.now() });
  }

  async function once(request: Request): Promise<Answered> {
    const { url, method = 'GET', headers, body, patience = totalMs } = request;
    const asked = { method, url: url.origin + url.pathname };
    const agents = method === 'GET' ? READING : WRITING;
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

function replyOf({ status, statusText, headers, body, asked }: HttpAnswer & { asked: Asked }) {
  const json = jsonOf(body);
  const told = {
    cookies: [headers['set-cookie'] ?? []].flat(),
    csrfToken: [headers['x-csrf-token']].flat()[0] ?? null,
  };
  if (status >= 200 && status < 300) {
    const read = answerSchema.safeParse(json);
    if (!read.success) throw httpFailure(asked, { status, message: 'no envelope of the contract' });
    const { data, meta = { tags: [], left: [] } } = read.data;
    return { ...told, data, refusal: null, meta };
  }
  const refused = refusalSchema.safeParse(json);
  if (!refused.success) {
    const said = (json as { message?: unknown } | undefined)?.message;
    const message = typeof said === 'string' ? said : statusText;
    throw httpFailure(asked, { status, message: message.slice(0, 300) });
  }
  return { ...told, data: null, refusal: refusalOf(refused.data), meta: refused.data.meta };
}

type Asked = { method: string; url: string };

function refusalOf({ key, code, message, cause, events }: z.infer<typeof refusalSchema>) {
  return new ShopError(key, {
    code,
    message,
    ...(cause && { cause: unpackValue(cause) as Record<string, unknown> }),
    ...(events && { events: unpackValue(events) as Record<string, unknown> }),
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
