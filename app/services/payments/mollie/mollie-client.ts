import type { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod';
import { circuitBreaker } from '~/services/http-calls/circuit-breaker';
import {
  httpCall,
  jsonOf,
  NoAnswer,
  TooMuch,
  type HttpAnswer,
} from '~/services/http-calls/http-call';
import { MOLLIE_PAYMENT_ID } from '../../shop-api/entities/mollie-payment-id';
import { amountOf } from './amount';
import {
  errorAnswer,
  methodsAnswer,
  paymentAnswer,
  paymentsAnswer,
  refundAnswer,
  refundsAnswer,
} from './answers';
import {
  PaymentProviderError,
  type MollieGateway,
  type MolliePayment,
  type NewMolliePayment,
} from './mollie-gateway';
import { findAmongPayments } from './find-among-payments';
import { readIcon } from './read-icon';
import { isAway, unavailable, unreadable } from './trouble';

export type MollieClientOptions = {
  /** The API key of the shop's account; never in logs and errors. */
  key: string;
  /** The origin of the provider. */
  origin: string;
  log: (message: string) => void;
  /** In milliseconds; tests set shorter times. */
  connectMs?: number;
  totalMs?: number;
  now?: () => number;
  agent?: Agent;
};

const MOST_BYTES = 1_000_000;
const CONNECT_MS = 1_000;
const TOTAL_MS = 5_000;
/** The remaining time below which a second try is not worth it. */
const LEAST_MS = 250;
const PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 1_000;

type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: Record<string, unknown>;
  idempotencyKey?: string;
};

/**
 * The payment provider over HTTP. A call has five seconds in total; after a network error, 429 or
 * 5xx it is repeated once with the same idempotency key. Redirects are not followed. After too many
 * failures, calls are blocked for a while.
 */
export function mollieClient(options: MollieClientOptions): MollieGateway {
  const { key, origin, log, now = Date.now } = options;
  const connectMs = options.connectMs ?? CONNECT_MS;
  const totalMs = options.totalMs ?? TOTAL_MS;
  const breaker = circuitBreaker({
    isTrouble: (error) => error instanceof PaymentProviderError && error.reason !== 'refused',
    refuse: (wait) =>
      unavailable(`it was in trouble too often; asked again in ${Math.ceil(wait / 1_000)} s`),
    log: (message) => log(`payment provider: ${message}`),
    now,
  });

  return {
    pausedFor: () => breaker.openFor(),

    createPayment: async (input) =>
      ask(paymentAnswer, {
        method: 'POST',
        path: '/v2/payments',
        body: paymentBody(input),
        idempotencyKey: input.idempotencyKey,
      }),

    async getPayment(id) {
      return found(ask(paymentAnswer, { method: 'GET', path: paymentPath(id) }));
    },

    findPayment: (about, since) =>
      findAmongPayments({ about, since }, (path) => ask(paymentsAnswer, { method: 'GET', path })),

    async cancelPayment(id, idempotencyKey) {
      const path = paymentPath(id);
      const payment = await found(ask(paymentAnswer, { method: 'GET', path }));
      if (!payment) throw new PaymentProviderError('refused', 'there is no such payment', 404);
      // An authorization is released by another call than an unpaid payment.
      if (payment.status !== 'authorized') {
        await ask(null, { method: 'DELETE', path, idempotencyKey });
        return;
      }
      const release = `${path}/release-authorization`;
      await ask(null, { method: 'POST', path: release, body: {}, idempotencyKey });
    },

    async capturePayment(id, amount, idempotencyKey) {
      const currency = await currencyOf(id);
      await ask(null, {
        method: 'POST',
        path: `${paymentPath(id)}/captures`,
        body: { amount: amountOf(amount, currency) },
        idempotencyKey,
      });
    },

    async refundPayment(id, { amount, description, idempotencyKey }) {
      const currency = await currencyOf(id);
      return ask(refundAnswer, {
        method: 'POST',
        path: `${paymentPath(id)}/refunds`,
        body: { amount: amountOf(amount, currency), description },
        idempotencyKey,
      });
    },

    listRefunds: async (id) =>
      ask(refundsAnswer, { method: 'GET', path: `${paymentPath(id)}/refunds?limit=250` }),

    listMethods: (locale) =>
      ask(methodsAnswer, { method: 'GET', path: `/v2/methods?locale=${locale}` }),

    readIcon: (url) => readIcon(url, { origin, connectMs, totalMs, agent: options.agent }),
  };

  async function currencyOf(id: string): Promise<string> {
    const { currency } = await ask(paymentAnswer, { method: 'GET', path: paymentPath(id) });
    return currency;
  }

  /** Sends a call and parses the answer by `schema`; null: only success counts. */
  function ask<Schema extends z.ZodType>(
    schema: Schema | null,
    call: Call,
  ): Promise<z.output<Schema>> {
    return breaker.run(async () => {
      const answer = await twice(call);
      if (answer.status >= 400) throw refusal(answer);
      // Redirects and other unexpected answers.
      if (answer.status < 200 || answer.status >= 300) throw unreadable(answer.status, 'status');
      return schema ? readAs(schema, answer) : (undefined as z.output<Schema>);
    });
  }

  /** Sends a call, and once more if that may help. Throws `unavailable`. */
  async function twice(call: Call): Promise<HttpAnswer> {
    const end = now() + totalMs;
    for (let turn = 1; ; turn += 1) {
      const result = await once(call, end - now());
      if (!(result instanceof NoAnswer) && !isAway(result.status)) return result;
      const pause = pauseAfter(result);
      const isLast = turn === 2 || pause === null || end - now() - pause < LEAST_MS;
      if (isLast) {
        throw result instanceof NoAnswer
          ? unavailable(result.message)
          : unavailable(`it answers ${result.status}`, result.status);
      }
      await sleep(pause);
    }
  }

  async function once(call: Call, patience: number): Promise<HttpAnswer | NoAnswer> {
    try {
      return await httpCall(requestOf(call, patience), options.agent);
    } catch (error) {
      if (error instanceof TooMuch) throw unreadable(null, error.message);
      return error instanceof NoAnswer ? error : new NoAnswer('no answer');
    }
  }

  function requestOf({ method, path, body, idempotencyKey }: Call, patience: number) {
    return {
      url: new URL(path, origin),
      method,
      headers: {
        Accept: 'application/hal+json',
        Authorization: `Bearer ${key}`,
        'User-Agent': `Node/${process.versions.node} OnlineShop/1`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      mostBytes: MOST_BYTES,
      connectMs: Math.min(connectMs, patience),
      totalMs: patience,
    };
  }

  /** The provider's message helps the operator, but must not contain a key. */
  function refusal({ status, body }: HttpAnswer): PaymentProviderError {
    const said = errorAnswer.safeParse(jsonOf(body));
    const { title = '', detail = '', field = '' } = said.success ? said.data : {};
    const words = [title, detail, field && `(${field})`].filter(Boolean).join(' ');
    const line = words.replaceAll(key, '***').replaceAll(/\s+/g, ' ').slice(0, 300);
    return new PaymentProviderError('refused', line || `it answers ${status}`, status);
  }
}

function paymentBody(input: NewMolliePayment): Record<string, unknown> {
  const { amount, currency, description, redirectUrl, webhookUrl, locale, method } = input;
  return {
    amount: amountOf(amount, currency),
    description,
    redirectUrl,
    ...(webhookUrl && { webhookUrl }),
    locale,
    ...(method && { method }),
    ...(input.captureMode === 'manual' && { captureMode: 'manual' }),
    metadata: input.metadata,
    ...(input.cardToken && { cardToken: input.cardToken }),
  };
}

/** An invalid id could lead to another address of the provider. */
function paymentPath(id: string): string {
  if (!MOLLIE_PAYMENT_ID.test(id))
    throw new PaymentProviderError('refused', 'not the id of a payment');
  return `/v2/payments/${id}`;
}

/** Null if the provider does not know it. */
async function found(asking: Promise<MolliePayment>): Promise<MolliePayment | null> {
  try {
    return await asking;
  } catch (error) {
    const isMissing =
      error instanceof PaymentProviderError && [404, 410].includes(error.status ?? 0);
    if (isMissing) return null;
    throw error;
  }
}

/** Returns the milliseconds before the second try; null: none is allowed. */
function pauseAfter(result: HttpAnswer | NoAnswer): number | null {
  const wish = result instanceof NoAnswer ? undefined : result.headers['retry-after'];
  if (wish === undefined) return PAUSE_MS;
  const pause = Number(wish) * 1_000;
  return pause >= 0 && pause <= LONGEST_PAUSE_MS ? pause : null;
}

function readAs<Schema extends z.ZodType>(schema: Schema, answer: HttpAnswer) {
  const read = schema.safeParse(jsonOf(answer.body));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw unreadable(answer.status, `${issue?.path.join('.') || 'body'}: ${issue?.code}`);
}
