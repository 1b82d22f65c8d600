import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import { localeFromPath } from '../app/i18n/locales';
import { findRoute, type SiteRoute } from '../app/lib/route-facts';
import type { Wire } from '../app/services/wire/wire';
import { formSource } from '../app/services/payments/paying-pages';
import { isRemoteAway } from '../app/services/remote/upstream/remote-failure';
import { refusalAnswer, send, type Answer } from './answer';
import { clientAddress as addressOf, trustedProxies } from './client-address';
import type { Config } from './config';
import type { Engine, SlotsRenderer, Renderer } from './engine';
import type { Changes } from './follow-changes';
import { ALLOW, checkRequest, isSafe } from './check-request';
import { editModeUrl } from './edit-mode-url';
import { healthAnswer } from './health';
import { rememberForm } from './resubmit-form';
import { discardFiles } from './incoming-files';
import { maskPath, type Log } from './log';
import type { PageCache } from './page-cache';
import { ownFileAnswer } from './own-file';
import { createPages } from './pages';
import { isWebhook, webhookAnswer } from './mollie-webhook';
import { publicAnswer } from './public-answer';
import { rememberReferrer } from './remember-referrer';
import { EXPLAINED, RefusedRequest, RETRY, type Refusal } from './refusal';
import { securityOptions, SOURCES_HEADER } from './security-headers';
import type { createStaticFiles } from './static-files';
import { shopFormTaker, type Form } from './take-form';
import { createConcurrencyLimit } from './concurrency-limit';
import { createWireCalls, isWireCall } from './wire-calls';
import { isTransientError } from './is-transient-error';
import { withTimeout } from './with-timeout';

export type Shop = {
  config: Config;
  /** The number of this worker. */
  worker: number;
  log: Log;
  /** The database; null: a front has none. */
  pool: Pool | null;
  /** Does the upstream not answer? */
  isRemoteAway: () => Promise<boolean>;
  /**
   * Renders or fetches the file of a requested picture; false if there is none, RefusedRequest if
   * too many requests wait.
   */
  makePicture: (path: string, clientAddress: string) => Promise<boolean>;
  engine: Engine;
  render: Renderer;
  slots: SlotsRenderer;
  /** The contract for other clients. */
  wire: Wire;
  /** The pages of the shop with the facts of their routes. */
  routes: () => readonly SiteRoute[];
  cache: PageCache;
  files: ReturnType<typeof createStaticFiles>;
  /** Folder of pictures. */
  media: string;
  /** Folder of the files that visitors uploaded. */
  privateFiles: string;
  changes: Pick<Changes, 'isCurrent' | 'isReachable' | 'received' | 'settled'>;
  /** Bytes left on the disk of the data folder. */
  freeSpace: () => Promise<number>;
};

type PageRequest = {
  req: IncomingMessage;
  res: ServerResponse;
  clientAddress: string;
  form?: Form | undefined;
};

/** The shortest queue, however low the limit: as many as are answered while the last one waits. */
const LEAST_QUEUE = 128;
/** The longest wait for the hosts that forms may lead to, in milliseconds. */
const SOURCES_MS = 300;

/** Handles one request, step by step; each step is a module of this folder. */
export function createHandler(shop: Shop) {
  const { config, log } = shop;
  const security = securityOptions(config);
  const pages = createPages({ ...shop, security });
  const takeForm = shopFormTaker(shop);
  const isProxy = trustedProxies(config.trustedProxies);
  const concurrency = createConcurrencyLimit({
    limit: config.maxInFlight,
    queue: Math.max(LEAST_QUEUE, 4 * config.maxInFlight),
    waitMs: config.deadline / 2,
  });

  const answerCall = createWireCalls({ ...shop, ...config, inTurn });

  async function answerPage({ form, ...request }: PageRequest) {
    const { req, clientAddress } = request;
    const received = shop.changes.received();
    const origin = config.publicOrigin;
    const own = await ownFileAnswer(shop.engine, { req, clientAddress, origin });
    if (own) return own;
    const fromProxy = isProxy(req.socket.remoteAddress);
    const answer = await pages.render({ ...request, ...form, fromProxy });
    // The visitor who changed something sees the change on the next page.
    if (!isSafe(req.method)) await shop.changes.settled(received).catch(() => undefined);
    // Remix turns any error of a loader into a 500; visitors should read that it is temporary.
    if (answer.status === 500 && !(await shop.changes.isReachable())) return unavailable(req);
    const refusal = bareRefusal(answer);
    if (refusal) return refusalAnswer(refusal, req);
    return isSafe(req.method) ? rememberReferrer(req, answer, security.https) : answer;
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<Answer> {
    const path = req.url?.split('?', 1)[0] ?? '/';
    // Load balancers request it by IP address, not by host name.
    if (path === '/healthz' && isSafe(req.method)) return healthAnswer(shop);
    const clientAddress = addressOf(req, isProxy);
    // The only POST from another site, so it comes before the checks.
    if (isWebhook(path)) return webhookAnswer(shop.engine, req, clientAddress);
    if (isWireCall(req.url)) return answerWire(req);
    const refusal = checkRequest(req, config.publicOrigins);
    if (refusal) return refusalAnswer(refusal, req);
    if (req.method === 'OPTIONS') return { status: 204, headers: { Allow: ALLOW } };

    if (isSafe(req.method)) {
      const own = await publicAnswer(shop, req, clientAddress);
      if (own) return own;
      const cached = pages.cached(req);
      if (cached) return rememberReferrer(req, cached, security.https);
    }

    // A body is read before a slot is acquired, so that slow senders occupy none.
    const form = isSafe(req.method) ? undefined : await takeForm({ req, clientAddress });
    if (form) rememberForm(req, form.body);
    // The visitor gets 503 at the deadline; a late page keeps its slot until it ends.
    return withTimeout(config.deadline, answerInTurn({ req, res, clientAddress, form }), () => {
      log.warn('request too slow', {
        method: req.method,
        path: maskPath(req.url ?? '', shop.routes()),
      });
      return unavailable(req);
    });
  }

  /** Waits for a slot among the pages, as long as a page would. */
  async function inTurn<T>(work: () => Promise<T>, address: string): Promise<T> {
    const busy = () => {
      throw new RefusedRequest({ status: 503, headers: RETRY });
    };
    const inPlace = concurrency
      .acquire(address)
      .then((release) => (release ? work().finally(release) : busy()));
    return withTimeout(config.deadline, inPlace, busy);
  }

  async function answerWire(req: IncomingMessage): Promise<Answer> {
    const received = shop.changes.received();
    const settled = () => shop.changes.settled(received).catch(() => undefined);
    return answerCall(req, { clientAddress: addressOf(req, isProxy), settled });
  }

  async function answerInTurn(request: PageRequest) {
    const release = await concurrency.acquire(request.clientAddress);
    try {
      return release ? await answerPage(request) : unavailable(request.req);
    } finally {
      release?.();
      // Files that the page did not take are deleted at its end, even if the visitor has left.
      await discardFiles(request.form?.files ?? []);
    }
  }

  /** The page that asks to come back; its form may lead to the same hosts as the original page. */
  async function unavailable(req: IncomingMessage, isRemoteAway = false): Promise<Answer> {
    const headers = { ...RETRY, ...(await paymentSources(req)) };
    return refusalAnswer({ status: 503, headers, isRemoteAway }, req);
  }

  async function paymentSources(req: IncomingMessage): Promise<Record<string, string>> {
    if (isSafe(req.method)) return {};
    const { path } = localeFromPath(req.url?.split('?', 1)[0] ?? '/');
    if (!findRoute(shop.routes(), path)?.leadsToPayment) return {};
    const nowhere = () => ({ formTargets: [] });
    const asked = withTimeout(SOURCES_MS, shop.engine.payingPages(), nowhere);
    return { [SOURCES_HEADER]: formSource(await asked.catch(nowhere)) };
  }

  async function failureAnswer(error: unknown, req: IncomingMessage, id: string): Promise<Answer> {
    if (error instanceof RefusedRequest) return refusalAnswer(error.refusal, req);
    if (isTransientError(error)) {
      log.error('not to be answered now', { id, error });
      return unavailable(req, isRemoteAway(error));
    }
    log.error('request failed', { id, error });
    return refusalAnswer({ status: 500 }, req);
  }

  async function attend(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const id = randomUUID();
    const started = performance.now();
    res.once('close', () => {
      log.info('request', {
        id,
        method: req.method,
        path: maskPath(req.url ?? '', shop.routes()),
        status: res.writableFinished ? res.statusCode : 'aborted',
        ms: Math.round((performance.now() - started) * 10) / 10,
      });
    });
    try {
      send(req, res, await answer(req, res), security);
    } catch (error) {
      if (req.socket.destroyed || res.headersSent) return void res.destroy();
      send(req, res, await failureAnswer(error, req, id), security);
    }
  }

  /** An error while answering an error closes this connection; uncaught it would end the shop. */
  return function handle(req: IncomingMessage, res: ServerResponse): void {
    req.url = editModeUrl(req.url ?? '/');
    attend(req, res).catch(() => res.destroy());
  };
}

/**
 * Form targets have no page: a refusal with an empty body gets one here, and so does a failure,
 * for which Remix has a few English words (`returnLastResortErrorResponse`).
 */
function bareRefusal({ status, headers, body }: Answer): Refusal | undefined {
  if (status === 500 && isPlainText(headers)) return { status };
  const isBare = Buffer.isBuffer(body) && body.length === 0 && EXPLAINED.includes(status);
  if (!isBare) return undefined;
  const allow = headers.Allow && { Allow: String(headers.Allow) };
  return { status: status as Refusal['status'], ...(allow && { headers: allow }) };
}

function isPlainText(headers: Answer['headers']): boolean {
  return Object.entries(headers).some(
    ([name, value]) =>
      name.toLowerCase() === 'content-type' && /^text\/plain\b/.test(String(value)),
  );
}
