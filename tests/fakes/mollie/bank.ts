import { isDeepStrictEqual } from 'node:util';
import {
  centsIn,
  isCancelable,
  newId,
  now,
  refundable,
  sumOf,
  type KeptPayment,
  type Outcome,
} from './accounts';
import { unprocessable, Refusal } from './documents';
import { METHODS } from './methods';
import { NO_SWITCHES, type Switches } from './switches';

type Answer = { status: number; made: string };

/** The state of the provider, and its actions. */
export class Bank {
  readonly payments = new Map<string, KeptPayment>();
  /** Idempotency keys with their requests and answers. */
  readonly keys = new Map<string, { request: unknown; answer: Answer }>();
  /** Webhook calls, with the status of the shop's answer: 0 without one. */
  readonly called: { id: string; url: string; status: number }[] = [];
  private held: KeptPayment[] = [];
  switches: Switches = { ...NO_SWITCHES };

  payment(id: string): KeptPayment {
    const payment = this.payments.get(id);
    if (payment) return payment;
    throw new Refusal(404, 'Not Found', `No payment exists with token ${id}.`);
  }

  byToken(token: string): KeptPayment | undefined {
    return [...this.payments.values()].find((payment) => payment.token === token);
  }

  /** A repeated key and request return the first result; another request is an error. */
  once(key: string | undefined, request: unknown, make: () => string): string {
    const before = key === undefined ? undefined : this.keys.get(key);
    if (before && !isDeepStrictEqual(before.request, request)) {
      throw unprocessable('The idempotency key was used for another request');
    }
    const made = before?.answer.made ?? make();
    if (key !== undefined) this.keys.set(key, { request, answer: { status: 201, made } });
    return made;
  }

  create(body: Record<string, unknown>): KeptPayment {
    const sum = centsIn(body.amount);
    if (!sum || sum.cents === 0) throw unprocessable('The amount is invalid', 'amount');
    if (typeof body.description !== 'string' || body.description === '') {
      throw unprocessable('The description is invalid', 'description');
    }
    if (!isAddress(body.redirectUrl)) {
      throw unprocessable('The redirect URL is invalid', 'redirectUrl');
    }
    if (body.webhookUrl !== undefined && !isAddress(body.webhookUrl)) {
      throw unprocessable('The webhook URL is invalid', 'webhookUrl');
    }
    checkMethod(body.method, sum.cents);
    const payment: KeptPayment = {
      id: newId('tr'),
      token: newId('p').slice(2),
      status: 'open',
      amount: sum.cents,
      currency: sum.currency,
      description: body.description,
      method: (body.method as string | undefined) ?? null,
      metadata: body.metadata ?? null,
      redirectUrl: body.redirectUrl as string,
      webhookUrl: (body.webhookUrl as string | undefined) ?? null,
      locale: typeof body.locale === 'string' ? body.locale : null,
      captureMode: body.captureMode === 'manual' ? 'manual' : 'automatic',
      cardToken: typeof body.cardToken === 'string' ? body.cardToken : null,
      consumer: this.switches.consumer,
      createdAt: now(),
      captured: 0,
      captures: [],
      refunds: [],
      chargebacks: [],
    };
    this.payments.set(payment.id, payment);
    return payment;
  }

  patch(payment: KeptPayment, body: Record<string, unknown>): void {
    const { description, redirectUrl, webhookUrl, metadata } = body;
    if (typeof description === 'string') payment.description = description;
    if (isAddress(redirectUrl)) payment.redirectUrl = redirectUrl as string;
    if (isAddress(webhookUrl)) payment.webhookUrl = webhookUrl as string;
    if (metadata !== undefined) payment.metadata = metadata;
  }

  async cancel(payment: KeptPayment): Promise<void> {
    if (!isCancelable(payment)) throw unprocessable('The payment cannot be canceled');
    await this.become(payment, 'canceled');
  }

  async release(payment: KeptPayment): Promise<void> {
    if (payment.status !== 'authorized') throw unprocessable('Nothing is authorized');
    await this.become(payment, 'canceled');
  }

  capture(payment: KeptPayment, amount: unknown): string {
    const cents = amount === undefined ? payment.amount : (centsIn(amount)?.cents ?? 0);
    if (payment.status !== 'authorized') throw unprocessable('The payment is not authorized');
    if (cents <= 0 || cents > payment.amount)
      throw unprocessable('The amount is invalid', 'amount');
    const id = newId('cpt');
    payment.captures.push({ id, amount: cents, createdAt: now() });
    payment.captured = sumOf(payment.captures);
    // The amount that is not captured is released.
    payment.amount = payment.captured;
    void this.become(payment, 'paid');
    return id;
  }

  refund(payment: KeptPayment, body: Record<string, unknown>): string {
    const cents = centsIn(body.amount)?.cents ?? 0;
    if (this.switches.refusedRefunds > 0) {
      this.switches.refusedRefunds -= 1;
      throw unprocessable('The balance is too low for this refund', 'amount');
    }
    if (payment.status !== 'paid') throw unprocessable('The payment cannot be refunded');
    if (cents <= 0 || cents > refundable(payment)) {
      throw unprocessable('The amount is higher than the maximum', 'amount');
    }
    const id = newId('re');
    const description = typeof body.description === 'string' ? body.description : '';
    payment.refunds.push({ id, amount: cents, createdAt: now(), status: 'pending', description });
    return id;
  }

  /** Ends all open refunds of a payment like this. */
  async endRefunds(payment: KeptPayment, status: 'refunded' | 'failed'): Promise<void> {
    for (const refund of payment.refunds) if (refund.status === 'pending') refund.status = status;
    await this.tell(payment);
  }

  async chargeBack(payment: KeptPayment, cents = payment.amount): Promise<void> {
    payment.chargebacks.push({ id: newId('chb'), amount: cents, createdAt: now() });
    await this.tell(payment);
  }

  /** Sets the status at the shopper's bank, and informs the shop unless nothing changed. */
  async become(payment: KeptPayment, status: Outcome): Promise<void> {
    if (payment.status === status) return;
    payment.status = status;
    await this.tell(payment);
  }

  /** Calls the shop's webhook for a payment, as the switches say. */
  async tell(payment: KeptPayment): Promise<void> {
    const { webhooks } = this.switches;
    if (webhooks === 'held') this.held.push(payment);
    if (webhooks === 'normal' || webhooks === 'twice') await this.call(payment);
    if (webhooks === 'twice') await this.call(payment);
    if (webhooks === 'afterReturn') setTimeout(() => void this.call(payment), 1_500).unref();
  }

  /** Sends the held webhooks, the latest first. */
  async releaseWebhooks(): Promise<void> {
    const held = this.held.toReversed();
    this.held = [];
    for (const payment of held) await this.call(payment);
  }

  async call({ id, webhookUrl: url }: KeptPayment): Promise<void> {
    if (!url) return;
    const entry = { id, url, status: 0 };
    this.called.push(entry);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ id }),
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      });
      entry.status = answer.status;
    } catch {
      // The shop does not answer; the provider would call again later.
    }
  }
}

function checkMethod(id: unknown, cents: number): void {
  if (id === undefined || id === null) return;
  const method = METHODS.find((known) => known.id === id);
  if (!method) throw unprocessable('The payment method is invalid', 'method');
  if (cents < method.minimum) throw unprocessable('The amount is lower than the minimum', 'amount');
  if (method.maximum !== null && cents > method.maximum) {
    throw unprocessable('The amount is higher than the maximum', 'amount');
  }
}

function isAddress(value: unknown): boolean {
  return (
    typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
  );
}
