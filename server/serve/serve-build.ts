import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { siteRoutes } from '../../app/lib/route-facts';
import { isRemoteAway } from '../../app/services/remote/upstream/remote-failure';
import { refusalAnswer, type Answer } from '../answer';
import { checkRequest } from '../check-request';
import { clientAddress, trustedProxies } from '../client-address';
import { editModeUrl } from '../edit-mode-url';
import type { PageContext } from '../engine';
import type { ServedShop } from './served-shop';
import { rememberForm } from '../resubmit-form';
import { discardFiles } from '../incoming-files';
import { isWebhook, webhookAnswer } from '../mollie-webhook';
import { EXPLAINED, RefusedRequest, RETRY, type Refusal } from '../refusal';
import { securityOptions } from '../security-headers';
import { shopFormTaker } from '../take-form';
import { toWebRequest } from '../web-request';
import { isTransientError } from '../is-transient-error';
import { createWireCalls, isWireCall } from '../wire-calls';
import { createEarlyAnswers } from './early-answer';
import { finishAnswer } from './finish-answer';
import { beforeHead, followHostRequests, hostRequest, type HostRequest } from './host-request';
import { toWebResponse, withPolicy } from './web-response';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
type Run = NonNullable<Route['module']['loader'] | Route['module']['action']>;
type Args = Parameters<Run>[0];
type Entry = ServerBuild['entry']['module'];

/**
 * Wraps the build for a host that knows only Remix: the same routes, whose loaders, actions and
 * pages get the context that `server/pages.ts` provides, after the checks of `server/handler.ts`.
 * `root` is the folder of the project, in which the host finds the scripts of the build.
 */
export function serveBuild(build: ServerBuild, shop: ServedShop, root: string): ServerBuild {
  const { config, engine, changes } = shop;
  const security = securityOptions(config);
  const isProxy = trustedProxies(config.trustedProxies);
  const addressOf = ({ req }: HostRequest) => clientAddress(req, isProxy);
  const earlyAnswer = createEarlyAnswers(shop);
  const takeForm = shopFormTaker(shop);
  const answerCall = createWireCalls({ ...shop, ...config, inTurn: (work) => work() });

  followHostRequests((asked) => {
    const { req, res } = asked;
    req.url = editModeUrl(req.url ?? '/');
    beforeHead(res, () => finishAnswer(asked, shop, security));
    // These two check the caller themselves.
    if (isWireCall(req.url) || isWebhook(pathOf(req))) return;
    // Load balancers request it by IP address, not by host name.
    if (pathOf(req) !== '/healthz') asked.refusal = checkRequest(req, config.publicOrigins);
    // Checked already, against all origins; Remix would compare it with one only.
    delete req.headers.origin;
  });

  /** The request as pages expect it: at the shop's address, without headers of unknown proxies. */
  function ownRequest({ req, res }: HostRequest, body?: Buffer): Request {
    const fromProxy = isProxy(req.socket.remoteAddress);
    return toWebRequest(req, res, { origin: config.publicOrigin, fromProxy, body });
  }

  function contextOf(asked: HostRequest): Promise<PageContext> {
    const open = async () => {
      const context = await engine.contextFor(ownRequest(asked), addressOf(asked));
      asked.page = Object.assign(context, { routes: shop.routes(), slotMark: null });
      return asked.page;
    };
    asked.context ??= open();
    return asked.context;
  }

  /** Returns the arguments of a loader or action, without the URL parameters that Remix removed. */
  async function argsOf(asked: HostRequest, args: Args, body?: Buffer): Promise<Args> {
    const { pathname, search } = new URL(args.request.url);
    const { headers, method } = ownRequest(asked, body);
    const request = new Request(config.publicOrigin + pathname + search, {
      method: body ? method : 'GET',
      headers,
      signal: args.request.signal,
      body: body && new Uint8Array(body),
    });
    const context = (await contextOf(asked)) as unknown as AppLoadContext;
    return { ...args, request, context };
  }

  /** A response in place of a page: a resource gets the answer, a page a 404 until its render. */
  function insteadOf(route: Route, answer: Answer): Response {
    return isResource(route)
      ? toWebResponse(answer, security)
      : new Response(null, { status: 404 });
  }

  function wrapLoader(route: Route, loader: Run): Run {
    return async (args: Args) => {
      const asked = hostRequest();
      const early = await earlyAnswer(asked);
      if (early) throw insteadOf(route, early);
      const known = await argsOf(asked, args);
      return answerOf(route, asked, () => loader(known));
    };
  }

  function wrapAction(route: Route, action: Run): Run {
    return async (args: Args) => {
      const asked = hostRequest();
      const early = await earlyAnswer(asked);
      if (early) throw insteadOf(route, early);
      const { req, res } = asked;
      const received = changes.received();
      return answerOf(route, asked, async () => {
        const posted = { req: incoming(asked, args.request), clientAddress: addressOf(asked) };
        const { body, files } = await takeForm(posted);
        res.once('close', () => void discardFiles(files));
        rememberForm(req, body);
        const known = await argsOf(asked, args, body);
        (await contextOf(asked)).files = files;
        try {
          return await action(known);
        } finally {
          // The visitor who changed something sees the change on the next page.
          await changes.settled(received).catch(() => undefined);
        }
      });
    };
  }

  /** Returns the result of a loader or action, with the shop's pages for refusals. */
  async function answerOf(route: Route, asked: HostRequest, run: () => unknown): Promise<unknown> {
    const finish = async (answer: Response) => {
      // Headers that a page's loader throws would go to the page, which has its own policy.
      if (!isResource(route)) return answer;
      const isBare = !answer.body && EXPLAINED.includes(answer.status);
      return isBare ? refuse(answer.status as Refusal['status']) : withPolicy(answer, security);
    };
    const refuse = (status: Refusal['status']) =>
      toWebResponse(refusalAnswer({ status }, asked.req), security);
    try {
      const answer = await run();
      return answer instanceof Response ? await finish(answer) : answer;
    } catch (error) {
      if (error instanceof Response) throw await finish(error);
      const refusal = refusalOf(error, isResource(route));
      if (!refusal) throw error;
      asked.early = Promise.resolve(refusalAnswer(refusal, asked.req));
      throw insteadOf(route, (await asked.early)!);
    }
  }

  async function renderPage(asked: HostRequest, render: () => unknown): Promise<Response> {
    const early = await earlyAnswer(asked);
    if (early) return toWebResponse(early, security);
    const context = await contextOf(asked);
    const response = (await render()) as Response;
    const { failure, isTold, html } = context.page;
    const refusal = isTold ? undefined : refusalOf(failure, response.status >= 500);
    const isAway = response.status === 500 && !(await changes.isReachable());
    if (refusal || isAway) {
      const answer = refusalAnswer(refusal ?? { status: 503, headers: RETRY }, asked.req);
      return toWebResponse(answer, security);
    }
    const page = new Response(html ?? response.body, response);
    return withPolicy(page, security);
  }

  const { module } = build.entry;
  const entry: Entry = {
    ...module,
    async default(request, status, headers, remix) {
      const asked = hostRequest();
      const context = async () => (await contextOf(asked)) as unknown as AppLoadContext;
      return renderPage(asked, async () =>
        module.default(request, status, headers, remix, await context()),
      );
    },
    async handleDataRequest(response) {
      const early = await earlyAnswer(hostRequest());
      return early ? toWebResponse(early, security) : response;
    },
    handleError(error, args) {
      const { page } = hostRequest();
      const context = page as unknown as AppLoadContext;
      if (page) module.handleError?.(error, { ...args, context });
      else shop.log.error('request failed', { error });
    },
  };

  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && wrapped(route)]);
  return {
    ...build,
    entry: { module: entry },
    routes: { ...(Object.fromEntries(routes) as Routes), ...calledByOthers() },
    // The host lets browsers cache this folder for a year: all its files are named by content.
    publicPath: '/assets/',
    assetsBuildDirectory: join(root, 'build', 'client', 'assets'),
  };

  function wrapped(route: Route): Route {
    const { loader, action } = route.module;
    return {
      ...route,
      module: {
        ...route.module,
        ...(loader && { loader: wrapLoader(route, loader) }),
        ...(action && { action: wrapAction(route, action) }),
      },
    };
  }

  /** The routes that other programs call: the wire contract and the provider's webhook. */
  function calledByOthers(): Routes {
    const wire = async (asked: HostRequest, req: IncomingMessage) => {
      const received = changes.received();
      const settled = () => changes.settled(received).catch(() => undefined);
      return answerCall(req, { clientAddress: addressOf(asked), settled });
    };
    const webhook = (asked: HostRequest, req: IncomingMessage) =>
      webhookAnswer(engine, req, addressOf(asked));
    return {
      'server/wire': resource('server/wire', 'plentysystems/*', wire),
      'server/webhook': resource('server/webhook', 'payments/mollie/webhook', webhook),
    };
  }

  function resource(
    id: string,
    path: string,
    answer: (asked: HostRequest, req: IncomingMessage) => Promise<Answer>,
  ): Route {
    const run = async ({ request }: Args) => {
      const asked = hostRequest();
      return toWebResponse(await answer(asked, incoming(asked, request)), security);
    };
    return { id, path, module: { loader: run, action: run } as unknown as Route['module'] };
  }
}

/** The routes of the shop, without those added for this host. */
export function routesOf(build: ServerBuild) {
  return siteRoutes(build.routes);
}

function refusalOf(error: unknown, isAnswer: boolean): Refusal | undefined {
  if (error instanceof RefusedRequest) return error.refusal;
  if (!isAnswer || !isTransientError(error)) return undefined;
  return { status: 503, headers: RETRY, isRemoteAway: isRemoteAway(error) };
}

/** A resource route, which Remix answers with the result of its loader or action. */
function isResource({ module }: Route): boolean {
  return module.default === undefined && module.ErrorBoundary === undefined;
}

/** Returns Node's request with the body that Remix has begun to read. */
function incoming({ req }: HostRequest, { body }: Request): IncomingMessage {
  const stream = body
    ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
    : Readable.from([]);
  const { headers, method, url, socket } = req;
  return Object.assign(stream, { headers, method, url, socket }) as unknown as IncomingMessage;
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}
