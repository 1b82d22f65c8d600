import * as z from 'zod';
import { memoizePerSnapshot } from './memoize-per-snapshot';

const days = z.int().min(1).max(60);
const count = z.int().min(1).max(1_000_000);

function limit(perHour: number, perDay: number) {
  return z
    .object({ perHour: count.catch(perHour), perDay: count.catch(perDay) })
    .catch({ perHour, perDay });
}

const orderRulesSchema = z.object({
  /** Calendar days that an order paid in advance waits for its money. */
  prepaymentDays: days.catch(7),
  /** Calendar days that an order paid through the payment provider waits. */
  onlinePaymentDays: days.catch(1),
  /**
   * Card payments are authorized, and captured when the goods are sent; else they are captured
   * immediately. Banks authorize for some days only.
   */
  holdCardMoney: z.boolean().catch(false),
  /** Days to pay an invoice. */
  invoiceDays: days.catch(14),
  /** Days after dispatch in which the shop voluntarily accepts returns. */
  returnDays: z.int().min(1).max(3650).catch(30),
  /**
   * Days after dispatch on which one mail asks the buyer for reviews; null: none does. It is sent
   * only if the checkout announced it, while it was enabled (§ 7(3) UWG).
   */
  reviewMailDays: days.nullable().catch(null),
  /** Whether the payment method of an unpaid order may be changed. */
  paymentChange: z.boolean().catch(true),
  /** Whether the seller gets a mail about each order. */
  sellerNotice: z.boolean().catch(true),
  /** Orders from one client address; a household or an office shares one. */
  ordersPerAddress: limit(20, 60),
  /** Orders to one mailbox, so that a stranger's mailbox cannot be flooded. */
  ordersPerMailbox: limit(6, 15),
});

export type OrderRules = z.output<typeof orderRulesSchema>;

/**
 * Rules of ordering that an operator may change: the row `orders` of `setting`, e.g.
 * {"prepaymentDays": 10}. A missing or invalid value is the default.
 */
export const orderRulesOf = memoizePerSnapshot((settings): OrderRules => {
  const value = settings.get('orders');
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return orderRulesSchema.parse(isRecord ? value : {});
});
