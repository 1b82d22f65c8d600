import { randomBytes } from 'node:crypto';

/** A payment as stored by the provider; sums in cents. */
export type KeptPayment = {
  id: string;
  /** Of its payment page. */
  token: string;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'expired' | 'canceled';
  amount: number;
  currency: string;
  description: string;
  method: string | null;
  metadata: unknown;
  redirectUrl: string;
  webhookUrl: string | null;
  locale: string | null;
  captureMode: 'automatic' | 'manual';
  cardToken: string | null;
  /** The payer of a wallet payment. */
  consumer: Consumer;
  createdAt: string;
  captured: number;
  chargebacks: Booking[];
  captures: Booking[];
  refunds: (Booking & { status: 'pending' | 'refunded' | 'failed'; description: string })[];
};

export type Consumer = {
  name: string;
  email: string;
  shippingAddress: {
    streetAndNumber: string;
    postalCode: string;
    city: string;
    country: string;
  } | null;
};

export const ANNA: Consumer = {
  name: 'Anna Beispiel',
  email: 'anna.beispiel@example.com',
  shippingAddress: {
    streetAndNumber: 'Hafenstraße 12 a',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
  },
};

export type Booking = { id: string; amount: number; createdAt: string };

/** The outcomes of a payment on its page. */
export const OUTCOMES = [
  'paid',
  'authorized',
  'pending',
  'open',
  'failed',
  'canceled',
  'expired',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const newId = (kind: string) => `${kind}_${randomBytes(5).toString('hex')}`;
export const now = () => new Date().toISOString().replace(/\.\d+Z$/, '+00:00');

export function money(cents: number, currency: string) {
  return { currency, value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` };
}

/** Null for an invalid sum. */
export function centsIn(amount: unknown): { cents: number; currency: string } | null {
  const { currency, value } = (amount ?? {}) as Record<string, unknown>;
  const isSum = typeof value === 'string' && /^\d{1,9}\.\d{2}$/.test(value);
  if (!isSum || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null;
  return { cents: Number(value.replace('.', '')), currency };
}

export const sumOf = (bookings: Booking[]) => bookings.reduce((sum, { amount }) => sum + amount, 0);

/** The sum of a payment that can still be refunded. */
export function refundable({ amount, refunds, chargebacks }: KeptPayment): number {
  return amount - sumOf(refunds.filter(({ status }) => status !== 'failed')) - sumOf(chargebacks);
}

/** Only some methods allow cancellation of a begun payment. */
export function isCancelable({ status, method }: KeptPayment): boolean {
  return status === 'authorized' || (status === 'open' && method === 'banktransfer');
}
