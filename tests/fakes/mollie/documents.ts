import { isCancelable, money, refundable, sumOf, type Booking, type KeptPayment } from './accounts';
import { METHODS } from './methods';

/** Objects in the format of the provider (v2, HAL). */
export type Json = Record<string, unknown>;

const link = (href: string) => ({ href, type: 'application/hal+json' });

export function paymentDocument(payment: KeptPayment, origin: string): Json {
  const { id, currency, status, method, captureMode, chargebacks, refunds } = payment;
  const isBooked = status === 'paid';
  const lives = new Date(Date.parse(payment.createdAt) + 15 * 60_000).toISOString();
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: payment.createdAt,
    amount: money(payment.amount, currency),
    description: payment.description,
    method,
    metadata: payment.metadata,
    status,
    ...(status === 'open' && { expiresAt: lives.replace(/\.\d+Z$/, '+00:00') }),
    ...(['open', 'pending', 'authorized'].includes(status) && {
      isCancelable: isCancelable(payment),
    }),
    ...(isBooked && {
      amountRefunded: money(
        sumOf(refunds.filter((refund) => refund.status !== 'failed')),
        currency,
      ),
      amountRemaining: money(Math.max(0, refundable(payment)), currency),
    }),
    ...(captureMode === 'manual' && {
      captureMode,
      amountCaptured: money(payment.captured, currency),
    }),
    ...(chargebacks.length > 0 && { amountChargedBack: money(sumOf(chargebacks), currency) }),
    ...(isBooked && method === 'paypal' && { details: walletDetails(payment) }),
    profileId: 'pfl_fake000001',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    ...(payment.webhookUrl && { webhookUrl: payment.webhookUrl }),
    ...(payment.locale && { locale: payment.locale }),
    _links: {
      self: link(`${origin}/v2/payments/${id}`),
      ...(status === 'open' && {
        checkout: { href: `${origin}/checkout/${payment.token}`, type: 'text/html' },
      }),
      dashboard: { href: `${origin}/checkout/${payment.token}`, type: 'text/html' },
    },
  };
}

/** The payer's data from PayPal, once it is paid. */
function walletDetails({ id, consumer }: KeptPayment): Json {
  const { name, email, shippingAddress } = consumer;
  return {
    consumerName: name,
    consumerAccount: email,
    paypalReference: id.slice(3).toUpperCase(),
    paypalPayerId: 'WDJJHEBZ4X2LY',
    ...(shippingAddress && { shippingAddress }),
  };
}

export function bookingDocument(
  kind: 'capture' | 'refund' | 'chargeback',
  booking: Booking & { status?: string; description?: string },
  { id: paymentId, currency }: KeptPayment,
  origin: string,
): Json {
  const { amount, ...rest } = booking;
  return {
    resource: kind,
    mode: 'test',
    ...rest,
    ...(kind === 'capture' && { status: 'succeeded' }),
    amount: money(amount, currency),
    paymentId,
    _links: {
      self: link(`${origin}/v2/payments/${paymentId}/${kind}s/${booking.id}`),
      payment: link(`${origin}/v2/payments/${paymentId}`),
    },
  };
}

/** A page of a list; `more` is the URL of the next one. */
export function listDocument(name: string, items: Json[], origin: string, more?: string): Json {
  return {
    count: items.length,
    _embedded: { [name]: items },
    _links: { self: link(`${origin}/v2/${name}`), previous: null, next: more ? link(more) : null },
  };
}

export function methodDocuments(locale: string, origin: string): Json[] {
  return METHODS.map(({ id, names, minimum, maximum }) => ({
    resource: 'method',
    id,
    description: locale.startsWith('de') ? names.de : names.en,
    minimumAmount: money(minimum, 'EUR'),
    maximumAmount: maximum === null ? null : money(maximum, 'EUR'),
    image: {
      size1x: `${origin}/icons/${id}.png`,
      size2x: `${origin}/icons/${id}%402x.png`,
      svg: `${origin}/icons/${id}.svg`,
    },
    status: 'activated',
    _links: { self: link(`${origin}/v2/methods/${id}`) },
  }));
}

/** An error in the format of the provider. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly field?: string,
  ) {
    super(detail);
  }

  get document(): Json {
    const { status, title, detail, field } = this;
    const documentation = { href: 'https://docs.mollie.com/errors', type: 'text/html' };
    return { status, title, detail, ...(field && { field }), _links: { documentation } };
  }
}

export const unprocessable = (detail: string, field?: string) =>
  new Refusal(422, 'Unprocessable Entity', detail, field);
