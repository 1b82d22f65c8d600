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
  /** Calendar days an order paid in advance waits for its money. */
  prepaymentDays: days.catch(7),
  /** Calendar days an order waits that is paid through the payment provider. */
  onlinePaymentDays: days.catch(1),
  /**
   * Money of cards is held, and taken when the goods are sent; else it is taken at once. Banks hold it for some
   * days only.
   */
  holdCardMoney: z.boolean().catch(false),
  /** Days to pay an invoice. */
  invoiceDays: days.catch(14),
  /** Days after sending in which the shop takes goods back of its own accord. */
  returnDays: z.int().min(1).max(3650).catch(30),
  /**
   * Days after sending on which one mail asks the buyer for reviews; null: none does. Who is asked was told
   * of it at the checkout, while it was on (§ 7(3) UWG).
   */
  reviewMailDays: days.nullable().catch(null),
  /** May an order that is not paid yet be paid in another way than it was placed with? */
  paymentChange: z.boolean().catch(true),
  /** Is the seller told of each order by mail? */
  sellerNotice: z.boolean().catch(true),
  /** Orders from one client address; a household or an office shares one. */
  ordersPerAddress: limit(20, 60),
  /** Orders to one mailbox, so that nobody has a stranger flooded with mails. */
  ordersPerMailbox: limit(6, 15),
});

export type OrderRules = z.output<typeof orderRulesSchema>;

/**
 * Rules of ordering that an operator may change: the row `orders` of `setting`, e.g.
 * {"prepaymentDays": 10}. What is missing or makes no sense is the default.
 */
export const orderRulesOf = memoizePerSnapshot((settings): OrderRules => {
  const value = settings.get('orders');
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return orderRulesSchema.parse(isRecord ? value : {});
});
