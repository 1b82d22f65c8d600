import type { PaymentState } from '../../../../../database/schema';
import type { PreparedPayment } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';

/** What the shop has to know of a way to pay; `providers.ts` names them by payment key. */
export type PaymentProvider = {
  /** Paid with or after the goods: the order is confirmed at once, not only when money comes. */
  paysLater: boolean;
  /** The order tells the shopper to which account the money goes. */
  needsBankDetails: boolean;
  /** The rule of ordering that says within how many days to pay; null: the method sees to it. */
  term: 'prepaymentDays' | 'invoiceDays' | null;
  /** After the order is written: where the shopper pays, or that there is nothing to do elsewhere. */
  create: (ctx: CommerceContext, orderId: number) => Promise<PreparedPayment>;
  /** Asks for the present state of the order's money. Never in a transaction: others may be slow. */
  sync: (ctx: CommerceContext, orderId: number) => Promise<PaymentState>;
};
