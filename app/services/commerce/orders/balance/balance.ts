import type { ReturnStatus } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import { hasEnded } from './has-ended';
import type { PaymentRow } from './payment-row';

/** Goods of an order with their share of its discount; amounts in cents. */
export type SharedLine = { quantity: number; unitGross: Cents; discount: Cents };

/** The facts from which the balance of an order is computed (`BALANCE_FACTS`). */
export type BalanceFacts = {
  status: string;
  /** As it was agreed. */
  total: Cents;
  /** Lines of which pieces were withdrawn from before they were sent. */
  unsent: (SharedLine & { unsent: number })[];
  /**
   * Delivery and the fee of the way to pay that were agreed, of an order of which nothing but gift cards is left:
   * nothing comes as a parcel.
   */
  undelivered: Cents;
  returns: { status: ReturnStatus; total: Cents }[];
  payments: PaymentRow[];
  /** What gift cards paid, and what of that went back to them. */
  giftCards: { amount: Cents; returned: Cents }[];
  /** Refunds that wait for the operator, returns apart. */
  waiting: Cents;
};

export type OrderBalance = {
  /** The price of the order now: less goods that are not sent, and less returns. */
  price: Cents;
  /** The amount paid, less refunds. */
  paid: Cents;
  /** The amount still to be paid. */
  due: Cents;
  /** The amount to be refunded to the buyer. */
  refundable: Cents;
};

/** Returns that count: what was refused or given up, the buyer keeps. */
const LIVE: readonly string[] = ['requested', 'received', 'refunded'];

/** Computes the balance of an order; all amounts in cents (§§ 355(3), 357 BGB). */
export function balanceOf(facts: BalanceFacts): OrderBalance {
  const price = priceLess(facts, LIVE);
  const paid = moneyOf(facts) + onCardsOf(facts);
  return {
    price,
    paid,
    due: Math.max(0, price - paid),
    refundable: Math.max(0, paid - price),
  };
}

/** What goes back in the way it was paid (§ 357(3) BGB): as money, and to gift cards; in cents. */
export type Refund = { money: Cents; giftCards: Cents };

/**
 * What has to be paid back and stands in no row yet: money first, what is more went from gift cards.
 * Returns count when they are settled: until then they wait by themselves.
 */
export function unnotedRefund(facts: BalanceFacts): Refund {
  const price = priceLess(facts, ['refunded']);
  const kept = Math.max(0, moneyOf(facts) - facts.waiting);
  const back = Math.max(0, kept + onCardsOf(facts) - price);
  const money = Math.min(kept, back);
  return { money, giftCards: back - money };
}

/** What of the refunds that wait is not the shop's to pay back any more, in cents. */
export function needlessRefund(facts: BalanceFacts): Cents {
  const back = moneyOf(facts) + onCardsOf(facts) - priceLess(facts, ['refunded']);
  return Math.max(0, facts.waiting - Math.max(0, back));
}

/**
 * The part of a share of discount that falls to some of its pieces, rounded up: what they are worth
 * is rounded down, so that no two parts are ever worth more than the whole. In cents.
 */
export function discountOf(discount: Cents, pieces: number, of: number): Cents {
  return of === 0 ? 0 : Math.ceil((discount * pieces) / of);
}

/** What pieces of a line that are not sent were to cost, in cents. */
export function worthOfUnsent(line: SharedLine & { unsent: number }): Cents {
  const { unsent, unitGross, discount, quantity } = line;
  return unsent * unitGross - discountOf(discount, unsent, quantity);
}

function priceLess(facts: BalanceFacts, counted: readonly string[]) {
  const { status, total, unsent, undelivered, returns } = facts;
  if (hasEnded(status)) return 0;
  const back = returns.filter((each) => counted.includes(each.status)).map(({ total }) => total);
  return total - sumOf(unsent.map(worthOfUnsent)) - undelivered - sumOf(back);
}

/** Money that came and did not go back, in cents: without what gift cards paid. */
export function moneyOf({ payments }: BalanceFacts): Cents {
  return sumOf(
    payments.map(({ received, refunded, chargedBack }) => received - refunded - chargedBack),
  );
}

function onCardsOf({ giftCards }: BalanceFacts): Cents {
  return sumOf(giftCards.map(({ amount, returned }) => amount - returned));
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
