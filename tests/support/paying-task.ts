import type { ProviderAccount } from '../../app/services/payments/mollie/connect-provider';

/** Of engines in tests. */
export const SHOP_SECRET = Buffer.alloc(32, 7);

/** What a process of its own does with the payment provider (`paying-process.ts`). */
export type PayingTask = {
  /** Of the database. */
  url: string;
  account: ProviderAccount;
  /** Its moment, as ISO 8601. */
  now: string;
  work: 'pay' | 'hear' | 'outbox' | 'payFromCart' | 'giveBack';
  /** The number of an order here, or of a payment at the provider's. */
  about?: number | string;
  paymentKey?: string;
  /** Of a visitor's session. */
  token?: string | null;
};
