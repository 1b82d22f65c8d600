import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { OUTCOMES, type KeptPayment, type Outcome } from './accounts';
import { answerCall, isAuthorized, type ApiAnswer } from './api';
import { Bank } from './bank';
import { Refusal, type Json } from './documents';
import { spoil } from './faults';
import { CARD_FIELD, cardScript } from './card-script';
import { hostedPage } from './hosted-page';
import { iconOf, METHODS } from './methods';
import { NO_SWITCHES, takeTrouble, type Switches } from './switches';

export type FakeMollie = {
  origin: string;
  bank: Bank;
  /** Calls of the API, as `POST /v2/payments`. */
  calls: string[];
  set: (switches: Partial<Switches>) => void;
  /** Resets everything except its payments. */
  reset: () => void;
  /** Chooses an outcome on the payment page; returns the URL to which the shopper is redirected. */
  choose: (checkoutUrl: string, outcome: Outcome) => Promise<string>;
  /** The latest payment. */
  latest: () => KeptPayment;
  close: () => Promise<void>;
};

/** The payment provider on this machine: its protocol, its page, and switches for faults. */
export async function startFakeMollie(port = 0): Promise<FakeMollie> {
  const bank = new Bank();
  const calls: string[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const set: FakeMollie['set'] = (changes) => Object.assign(bank.switches, changes);

  return {
    origin,
    bank,
    calls,
    set,
    reset: () => {
      bank.switches = { ...NO_SWITCHES };
      calls.length = 0;
    },
    async choose(checkoutUrl, outcome) {
      const answer = await fetch(checkoutUrl, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        redirect: 'manual',
      });
      return answer.headers.get('Location') ?? '';
    },
    latest: () => [...bank.payments.values()].at(-1)!,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const text = await bodyOf(request);
    if (url.pathname.startsWith('/v2/')) return api(request, response, { url, text });
    if (url.pathname.startsWith('/control')) return control(response, { url, text });
    const [, place, name = ''] = url.pathname.split('/');
    if (place === 'checkout') return page(request, response, { token: name, text });
    if (url.pathname === '/v1/mollie.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(cardScript(origin));
      return;
    }
    if (place === 'card-field') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(CARD_FIELD);
      return;
    }
    const icon = place === 'icons' ? iconOf(name.replace(/\.svg$/, '')) : null;
    if (icon) response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(icon);
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  }

  async function api(
    request: IncomingMessage,
    response: ServerResponse,
    { url, text }: { url: URL; text: string },
  ): Promise<void> {
    const { method = 'GET' } = request;
    calls.push(`${method} ${url.pathname}`);
    const trouble = takeTrouble(bank.switches);
    if (bank.switches.slow > 0) await sleep(bank.switches.slow);
    if (trouble && trouble !== 'answerLost') return spoil(response, trouble);
    const answer = await refusable(async () => {
      if (!isAuthorized(request)) {
        throw new Refusal(
          401,
          'Unauthorized Request',
          'Missing authentication, or failed to authenticate',
        );
      }
      const key = request.headers['idempotency-key'];
      const call = {
        method,
        path: url.pathname,
        query: url.searchParams,
        key: typeof key === 'string' ? key : undefined,
        body: jsonOf(text),
      };
      return answerCall(bank, call, origin);
    });
    if (trouble) return spoil(response, trouble);
    response.writeHead(answer.status, { 'Content-Type': 'application/hal+json' });
    response.end(answer.document === null ? undefined : JSON.stringify(answer.document));
  }

  async function page(
    request: IncomingMessage,
    response: ServerResponse,
    { token, text }: { token: string; text: string },
  ): Promise<void> {
    const payment = bank.byToken(token);
    if (!payment) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('No such payment');
      return;
    }
    if (request.method !== 'POST') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(hostedPage(payment));
      return;
    }
    const form = new URLSearchParams(text);
    const outcome = OUTCOMES.find((known) => known === form.get('outcome')) ?? 'open';
    const chosen = METHODS.find(({ id }) => id === form.get('method'))?.id;
    payment.method ??= chosen ?? METHODS[0]!.id;
    if (payment.status === 'open') await bank.become(payment, outcome);
    response.writeHead(303, { Location: payment.redirectUrl }).end();
  }

  /** The functions of the in-process API, over HTTP. */
  async function control(
    response: ServerResponse,
    { url, text }: { url: URL; text: string },
  ): Promise<void> {
    const answer = await refusable(async () => {
      const [, , id] = url.pathname.split('/');
      const wish = jsonOf(text);
      if (id === 'webhooks') await bank.releaseWebhooks();
      else if (id) await controlPayment(bank.payment(id), wish);
      else set(wish);
      return { status: 200, document: { ...bank.switches, payments: [...bank.payments.values()] } };
    });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.document, null, 1) + '\n');
  }

  async function controlPayment(payment: KeptPayment, wish: Json): Promise<void> {
    const outcome = OUTCOMES.find((known) => known === wish.status);
    if (outcome) await bank.become(payment, outcome);
    if (typeof wish.chargeback === 'number') await bank.chargeBack(payment, wish.chargeback);
    if (wish.refunds === 'refunded' || wish.refunds === 'failed') {
      await bank.endRefunds(payment, wish.refunds);
    }
  }
}

async function refusable(work: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, document: error.document };
    throw error;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function jsonOf(text: string): Json {
  if (text === '') return {};
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Refusal(400, 'Bad Request', 'The body is no JSON.');
  }
}
