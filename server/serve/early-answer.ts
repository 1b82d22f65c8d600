import type { IncomingMessage } from 'node:http';
import { refusalAnswer, type Answer } from '../answer';
import { ALLOW, isSafe } from '../check-request';
import { clientAddress, trustedProxies } from '../client-address';
import { healthAnswer } from '../health';
import { maskPath } from '../log';
import { ownFileAnswer } from '../own-file';
import { publicAnswer } from '../public-answer';
import { RefusedRequest } from '../refusal';
import type { HostRequest } from './host-request';
import type { ServedShop } from './served-shop';

/** Answers that need no page, in the order of `server/handler.ts`: refusals, files, redirects to a language. */
export function createEarlyAnswers(shop: ServedShop) {
  const { config, engine, routes } = shop;
  const isProxy = trustedProxies(config.trustedProxies);

  async function find({ req, refusal }: HostRequest): Promise<Answer | undefined> {
    const { method, url = '/' } = req;
    hideFromLog(req, maskPath(url, routes()));
    if (refusal) return refusalAnswer(refusal, req);
    if (method === 'OPTIONS') return { status: 204, headers: { Allow: ALLOW } };
    if (!isSafe(method)) return undefined;
    if (url.split('?', 1)[0] === '/healthz') return healthAnswer(shop);
    const address = clientAddress(req, isProxy);
    const found = await publicAnswer(shop, req, address);
    if (found) return found;
    return ownFileAnswer(engine, { req, origin: config.publicOrigin, clientAddress: address });
  }

  /** Computed once a request, for all its loaders. */
  return function earlyAnswer(asked: HostRequest): Promise<Answer | undefined> {
    asked.early ??= find(asked).catch((error: unknown) => {
      if (error instanceof RefusedRequest) return refusalAnswer(error.refusal, asked.req);
      throw error;
    });
    return asked.early;
  };
}

/**
 * remix-serve logs `originalUrl` when a request has ended, and has read it already: the masked path
 * keeps keys of orders and of links in mails out of its log.
 */
function hideFromLog(req: IncomingMessage & { originalUrl?: string }, masked: string): void {
  req.originalUrl = masked;
}
