import type { ReturnStatus } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
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
  returns: { status: ReturnStatus; total: Cents }[];
  payments: PaymentRow[];
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

/** Orders that ended before anything was sent cost nothing. */
const ENDED: readonly string[] = ['cancelled', 'withdrawn'];
/** Returns that count: what was refused or given up, the buyer keeps. */
const LIVE: readonly string[] = ['requested', 'received', 'refunded'];

/** What is owed for an order now; all amounts in cents (§§ 355(3), 357 BGB). */
export function owedOf(facts: OwedFacts): Owed {
  const price = priceLess(facts, LIVE);
  const paid = paidOf(facts.payments);
  return {
    price,
    paid,
    due: Math.max(0, price - paid),
    toRepay: Math.max(0, paid - price),
  };
}

/**
 * What has to be paid back and stands in no row yet, in cents. Returns count when they are settled:
 * until then they wait by themselves.
 */
export function unnotedRefund(facts: OwedFacts): Cents {
  const owed = priceLess(facts, ['refunded']);
  return Math.max(0, paidOf(facts.payments) - facts.waiting - owed);
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

function priceLess({ status, total, unsent, returns }: OwedFacts, counted: readonly string[]) {
  if (ENDED.includes(status)) return 0;
  const back = returns.filter((each) => counted.includes(each.status)).map(({ total }) => total);
  return total - sumOf(unsent.map(worthOfUnsent)) - sumOf(back);
}

function paidOf(payments: readonly PaymentRow[]): Cents {
  return sumOf(payments.map(({ received, refunded }) => received - refunded));
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
