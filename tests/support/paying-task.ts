import type { ProviderAccount } from '../../app/services/payments/mollie/connect-provider';

/** The secret of engines in tests. */
export const SHOP_SECRET = Buffer.alloc(32, 7);

/** A task of a separate process with the payment provider (`paying-process.ts`). */
export type PayingTask = {
  /** The URL of the database. */
  url: string;
  account: ProviderAccount;
  /** The time of the process, as ISO 8601. */
  now: string;
  work: 'pay' | 'hear' | 'outbox' | 'payFromCart' | 'giveBack';
  /** The number of an order here, or the id of a payment at the provider. */
  about?: number | string;
  paymentKey?: string;
  /** The token of a visitor's session. */
  token?: string | null;
};
