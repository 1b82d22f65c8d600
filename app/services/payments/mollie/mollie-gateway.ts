import type { Cents } from '../../shop-api';

/** States of a payment as the provider names them. */
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

/** What we write into a payment, so that it can be told what it is for. */
export type PaymentAbout = { orderId: number; attempt: number };

/** The same of a payment that comes before its order: its own key. */
export type ExpressAbout = { express: string };

/** The payer, as the provider reports it for a wallet. */
export type Payer = {
  email: string;
  name: string;
  /** Where the goods are to go; null: it is not told. */
  address: {
    streetAndNumber: string;
    postalCode: string;
    city: string;
    /** ISO 3166, two letters. */
    country: string;
  } | null;
};

/** A payment as the provider has it; sums in cents. */
export type MolliePayment = {
  id: string;
  status: MollieStatus;
  amount: Cents;
  currency: string;
  amountCaptured: Cents;
  amountRefunded: Cents;
  amountChargedBack: Cents;
  /** The provider's name of the way that was used or asked for, such as `creditcard`. */
  method: string | null;
  /** What we wrote into it; null where it is not ours to read. */
  metadata: PaymentAbout | null;
  /** The key of a payment that came before its order; null: it is none. */
  express: string | null;
  /** Null: it is not told, or not yet. */
  payer: Payer | null;
  /** Where the shopper pays, while that is possible. */
  checkoutUrl: string | null;
  isCancelable: boolean;
  /** ISO time. */
  expiresAt: string | null;
};

/** A way to pay that the provider has switched on for this shop. */
export type MollieMethod = {
  /** Such as `creditcard`; our payment key is `MOLLIE_CREDITCARD`. */
  id: string;
  /** As the provider says it in the asked locale. */
  description: string;
  minimumAmount: Cents;
  /** Null: the provider sets no limit. */
  maximumAmount: Cents | null;
  /** An SVG at the provider's. */
  iconUrl: string;
};

export type NewMolliePayment = {
  /** UUID v4; the same key never leads to two payments. */
  idempotencyKey: string;
  amount: Cents;
  currency: string;
  description: string;
  redirectUrl: string;
  /** Null where nobody outside can reach the shop. */
  webhookUrl: string | null;
  locale: 'de_DE' | 'en_US';
  /** Null: the shopper chooses there. */
  method: string | null;
  /** `manual`: the money is held and taken when the goods are sent. */
  captureMode: 'automatic' | 'manual';
  metadata: PaymentAbout | ExpressAbout;
  /** Of a card whose fields the provider drew in the page. */
  cardToken?: string;
};

export type MollieRefund = {
  id: string;
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
  amount: Cents;
};

/**
 * The provider, as the shop needs it. Each call ends within seconds; it throws a
 * `PaymentProviderError` and nothing else.
 */
export type MollieGateway = {
  /** Milliseconds for which it is not asked, because it was in trouble too often; 0: it is asked. */
  pausedFor(): number;
  createPayment(input: NewMolliePayment): Promise<MolliePayment>;
  /** Null: there is no such payment. */
  getPayment(id: string): Promise<MolliePayment | null>;
  /** The payment that is about this, made since then; null: there is none. */
  findPayment(about: PaymentAbout | ExpressAbout, since: Date): Promise<MolliePayment | null>;
  /** Ends a payment that nobody has paid, or lets go of money that was only held. */
  cancelPayment(id: string, idempotencyKey: string): Promise<void>;
  /** Takes held money, `amount` at most. */
  capturePayment(id: string, amount: Cents, idempotencyKey: string): Promise<void>;
  refundPayment(
    id: string,
    input: { amount: Cents; description: string; idempotencyKey: string },
  ): Promise<MollieRefund>;
  listRefunds(id: string): Promise<MollieRefund[]>;
  listMethods(locale: 'de_DE' | 'en_US'): Promise<MollieMethod[]>;
  /** The bytes of an icon of `listMethods`, 50 kB of SVG at most. */
  readIcon(url: string): Promise<Buffer>;
};

/**
 * Why the provider did not do it. `unavailable`: away, slow, overloaded or too often in trouble lately;
 * whether it was done is open, and the same key may be sent again. `refused`: it said no, and would say so
 * again. `unreadable`: what it said is not what its documentation says.
 */
export class PaymentProviderError extends Error {
  constructor(
    readonly reason: 'unavailable' | 'refused' | 'unreadable',
    message: string,
    /** The provider's HTTP status, where it answered. */
    readonly status: number | null = null,
  ) {
    super(message);
    this.name = 'PaymentProviderError';
  }
}
