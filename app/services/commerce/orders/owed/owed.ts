import type { ReturnStatus } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import { hasEnded } from './has-ended';
import type { PaymentRow } from './payment-row';

/** Goods of an order with their share of its discount; amounts in cents. */
export type SharedLine = { quantity: number; unitGross: Cents; discount: Cents };

/** What decides what is owed for an order now (`OWED_FACTS`). */
export type OwedFacts = {
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

export type Owed = {
  /** What the order costs now: without what is not sent, and without what comes back. */
  price: Cents;
  /** What was paid and not paid back. */
  paid: Cents;
  /** What is still to be paid. */
  due: Cents;
  /** What goes back to the buyer. */
  toRepay: Cents;
};

/** Returns that count: what was refused or given up, the buyer keeps. */
const LIVE: readonly string[] = ['requested', 'received', 'refunded'];

/** What is owed for an order now; all amounts in cents (§§ 355(3), 357 BGB). */
export function owedOf(facts: OwedFacts): Owed {
  const price = priceLess(facts, LIVE);
  const paid = moneyOf(facts) + onCardsOf(facts);
  return {
    price,
    paid,
    due: Math.max(0, price - paid),
    toRepay: Math.max(0, paid - price),
  };
}

/** What goes back in the way it was paid (§ 357(3) BGB): as money, and to gift cards; in cents. */
export type Refund = { money: Cents; giftCards: Cents };

/**
 * What has to be paid back and stands in no row yet: money first, what is more went from gift cards.
 * Returns count when they are settled: until then they wait by themselves.
 */
export function unnotedRefund(facts: OwedFacts): Refund {
  const owed = priceLess(facts, ['refunded']);
  const kept = Math.max(0, moneyOf(facts) - facts.waiting);
  const back = Math.max(0, kept + onCardsOf(facts) - owed);
  const money = Math.min(kept, back);
  return { money, giftCards: back - money };
}

/** What of the refunds that wait is not the shop's to pay back any more, in cents. */
export function needlessRefund(facts: OwedFacts): Cents {
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

function priceLess(facts: OwedFacts, counted: readonly string[]) {
  const { status, total, unsent, undelivered, returns } = facts;
  if (hasEnded(status)) return 0;
  const back = returns.filter((each) => counted.includes(each.status)).map(({ total }) => total);
  return total - sumOf(unsent.map(worthOfUnsent)) - undelivered - sumOf(back);
}

/** Money that came and did not go back, in cents: without what gift cards paid. */
export function moneyOf({ payments }: OwedFacts): Cents {
  return sumOf(
    payments.map(({ received, refunded, chargedBack }) => received - refunded - chargedBack),
  );
}

function onCardsOf({ giftCards }: OwedFacts): Cents {
  return sumOf(giftCards.map(({ amount, returned }) => amount - returned));
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
