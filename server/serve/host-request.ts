import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '../answer';
import type { PageContext } from '../engine';
import type { Refusal } from '../refusal';

/** A request of the host's HTTP server, with the data that the shop has added. */
export type HostRequest = {
  req: IncomingMessage;
  res: ServerResponse;
  refusal?: Refusal;
  /** The answer in place of a page: a refusal, a file, a redirect. */
  early?: Promise<Answer | undefined>;
  context?: Promise<PageContext>;
  /** The context, once it has been created. */
  page?: PageContext;
};

const current = new AsyncLocalStorage<HostRequest>();
let isFollowing = false;

/**
 * Calls `begin` for each request before the host sees it. remix-serve passes a web Request without
 * the address of the client, and no load context; Node itself publishes each request of its HTTP
 * servers.
 */
export function followHostRequests(begin: (asked: HostRequest) => void): void {
  if (isFollowing) throw new Error('The requests of the host are followed already.');
  isFollowing = true;
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const asked: HostRequest = { req: request, res: response };
    current.enterWith(asked);
    begin(asked);
  });
}

/** Returns the current request. Throws if the host does not use an HTTP server of Node. */
export function hostRequest(): HostRequest {
  const asked = current.getStore();
  if (!asked) throw new Error('The shop needs a host that answers with the HTTP server of Node.');
  return asked;
}

/** Calls `finish` just before the head of the answer is sent, when all cookies and headers are known. */
export function beforeHead(res: ServerResponse, finish: () => void): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    if (!res.headersSent) finish();
    return writeHead(...args);
  };
}
