import type { Cents } from '../../shop-api';

/** Statuses of a payment by the provider's names. */
export const MOLLIE_STATUSES = [
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'expired',
  'canceled',
] as const;
export type MollieStatus = (typeof MOLLIE_STATUSES)[number];

/** Our metadata in a payment, which identify its order. */
export type PaymentAbout = { orderId: number; attempt: number };

/** The same for a payment before its order: our key. */
export type ExpressAbout = { express: string };

/** The payer, as the provider reports it for a wallet. */
export type Payer = {
  email: string;
  name: string;
  /** The delivery address; null: not reported. */
  address: {
    streetAndNumber: string;
    postalCode: string;
    city: string;
    /** ISO 3166, two letters. */
    country: string;
  } | null;
};

/** A payment at the provider; sums in cents. */
export type MolliePayment = {
  id: string;
  status: MollieStatus;
  amount: Cents;
  currency: string;
  amountCaptured: Cents;
  amountRefunded: Cents;
  amountChargedBack: Cents;
  /** The provider's name of the method that was used or requested, such as `creditcard`. */
  method: string | null;
  /** Our metadata; null if they are not ours. */
  metadata: PaymentAbout | null;
  /** The key of a payment before its order; null for others. */
  express: string | null;
  /** Null: not reported, or not yet. */
  payer: Payer | null;
  /** The payment page, while payment is possible. */
  checkoutUrl: string | null;
  isCancelable: boolean;
  /** ISO time. */
  expiresAt: string | null;
};

/** A payment method that the provider has enabled for this shop. */
export type MollieMethod = {
  /** Such as `creditcard`; our payment key is `MOLLIE_CREDITCARD`. */
  id: string;
  /** The provider's name in the requested locale. */
  description: string;
  minimumAmount: Cents;
  /** Null: no limit. */
  maximumAmount: Cents | null;
  /** An SVG on the provider's host. */
  iconUrl: string;
};

export type NewMolliePayment = {
  /** UUID v4; the same key never leads to two payments. */
  idempotencyKey: string;
  amount: Cents;
  currency: string;
  description: string;
  redirectUrl: string;
  /** Null if the shop cannot be reached from outside. */
  webhookUrl: string | null;
  locale: 'de_DE' | 'en_US';
  /** Null: the shopper chooses on the provider's page. */
  method: string | null;
  /** `manual`: authorized now and captured when the goods are sent. */
  captureMode: 'automatic' | 'manual';
  metadata: PaymentAbout | ExpressAbout;
  /** The token of card fields in our page. */
  cardToken?: string;
};

export type MollieRefund = {
  id: string;
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
  amount: Cents;
};

/**
 * The provider's operations that the shop needs. Each call ends within seconds and throws only
 * `PaymentProviderError`.
 */
export type MollieGateway = {
  /** Milliseconds for which calls are blocked after too many failures; 0: not blocked. */
  pausedFor(): number;
  createPayment(input: NewMolliePayment): Promise<MolliePayment>;
  /** Null: no such payment. */
  getPayment(id: string): Promise<MolliePayment | null>;
  /** Returns the payment with these facts, created since then; null: none. */
  findPayment(about: PaymentAbout | ExpressAbout, since: Date): Promise<MolliePayment | null>;
  /** Cancels an unpaid payment, or releases an authorization. */
  cancelPayment(id: string, idempotencyKey: string): Promise<void>;
  /** Captures authorized money, at most `amount`. */
  capturePayment(id: string, amount: Cents, idempotencyKey: string): Promise<void>;
  refundPayment(
    id: string,
    input: { amount: Cents; description: string; idempotencyKey: string },
  ): Promise<MollieRefund>;
  listRefunds(id: string): Promise<MollieRefund[]>;
  listMethods(locale: 'de_DE' | 'en_US'): Promise<MollieMethod[]>;
  /** Returns an icon of `listMethods`, an SVG of at most 50 kB. */
  readIcon(url: string): Promise<Buffer>;
};

/**
 * Why the provider did not carry out a call. `unavailable`: away, slow, overloaded or blocked after
 * failures; it is unknown whether it was carried out, and the same key may be sent again.
 * `refused`: the provider refuses it permanently. `unreadable`: the answer contradicts the
 * documentation.
 */
export class PaymentProviderError extends Error {
  constructor(
    readonly reason: 'unavailable' | 'refused' | 'unreadable',
    message: string,
    /** The provider's HTTP status, if it answered. */
    readonly status: number | null = null,
  ) {
    super(message);
    this.name = 'PaymentProviderError';
  }
}
