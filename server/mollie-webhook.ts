import type { IncomingMessage } from 'node:http';
import { WEBHOOK_PATH } from '../app/services/payments/mollie/online-payments';
import { MOLLIE_PAYMENT_ID } from '../app/services/shop-api/entities/mollie-payment-id';
import type { Answer } from './answer';
import { readBody } from './body';
import type { Engine } from './engine';
import { RefusedRequest } from './refusal';
import { withTimeout } from './with-timeout';

const MOST_BYTES = 1024;
/** The provider takes a later answer than five seconds for none, and repeats the call. */
const DEADLINE_MS = 4_800;

/** Is it the provider's webhook, the only address that accepts posts of another site? */
export function isWebhook(path: string): boolean {
  return path === WEBHOOK_PATH;
}

/**
 * Answers a webhook of the payment provider: a payment has changed and is then fetched. An unknown
 * payment or a malformed call gets the same answer and no further action, so that callers cannot
 * find out which payments exist.
 */
export function webhookAnswer(
  engine: Pick<Engine, 'handlePaymentWebhook'>,
  req: IncomingMessage,
  clientAddress: string,
): Promise<Answer> {
  const answer = async () => {
    const id = req.method === 'POST' ? await readPaymentId(req) : null;
    const result = id === null ? 'done' : await engine.handlePaymentWebhook(id, clientAddress);
    return ANSWERS[result];
  };
  return withTimeout(DEADLINE_MS, answer(), () => ANSWERS.later);
}

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

const ANSWERS: Record<'done' | 'later' | 'tooMany', Answer> = {
  done: { status: 200, headers: TEXT },
  later: { status: 503, headers: { ...TEXT, 'Retry-After': '60' } },
  tooMany: { status: 429, headers: { ...TEXT, 'Retry-After': '60' } },
};

/** Returns the id in `id=tr_…`; null for anything else. */
async function readPaymentId(req: IncomingMessage): Promise<string | null> {
  try {
    const body = await readBody(req, MOST_BYTES);
    const id = new URLSearchParams(body.toString('latin1')).getAll('id');
    return id.length === 1 && MOLLIE_PAYMENT_ID.test(id[0]!) ? id[0]! : null;
  } catch (error) {
    if (error instanceof RefusedRequest) return null;
    throw error;
  }
}
