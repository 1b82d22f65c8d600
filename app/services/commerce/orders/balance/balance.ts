import type { ReturnStatus } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import { hasEnded } from './has-ended';
import type { PaymentRow } from './payment-row';

/** Goods of an order with their share of its discount; amounts in cents. */
export type SharedLine = { quantity: number; unitGross: Cents; discount: Cents };

/** The facts from which the balance of an order is computed (`BALANCE_FACTS`). */
export type BalanceFacts = {
  status: string;
  /** As agreed when the order was placed. */
  total: Cents;
  /** Lines with pieces that were withdrawn from before they were sent. */
  unsent: (SharedLine & { unsent: number })[];
  /**
   * The agreed delivery and payment fee of an order with nothing left but gift cards: no parcel is
   * sent.
   */
  undelivered: Cents;
  returns: { status: ReturnStatus; total: Cents }[];
  payments: PaymentRow[];
  /** The amount that gift cards paid, and how much of it was returned to them. */
  giftCards: { amount: Cents; returned: Cents }[];
  /** Refunds that wait for the operator, without those of returns. */
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

/** Returns that count: what was refused or cancelled, the buyer keeps. */
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

/** A refund by the means of the payment (§ 357(3) BGB): as money, and to gift cards; in cents. */
export type Refund = { money: Cents; giftCards: Cents };

/**
 * The refund that is due and has no row yet: money first, the rest to gift cards. Returns count
 * when they are settled: until then they wait as returns.
 */
export function unnotedRefund(facts: BalanceFacts): Refund {
  const price = priceLess(facts, ['refunded']);
  const kept = Math.max(0, moneyOf(facts) - facts.waiting);
  const back = Math.max(0, kept + onCardsOf(facts) - price);
  const money = Math.min(kept, back);
  return { money, giftCards: back - money };
}

/** The part of the waiting refunds that is no longer due, in cents. */
export function needlessRefund(facts: BalanceFacts): Cents {
  const back = moneyOf(facts) + onCardsOf(facts) - priceLess(facts, ['refunded']);
  return Math.max(0, facts.waiting - Math.max(0, back));
}

/**
 * The part of a discount that falls to some of its pieces, rounded up: their worth is rounded down,
 * so that no two parts are ever worth more than the whole. In cents.
 */
export function discountOf(discount: Cents, pieces: number, of: number): Cents {
  return of === 0 ? 0 : Math.ceil((discount * pieces) / of);
}

/** The agreed price of the pieces of a line that are not sent, in cents. */
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

/** Money received and not refunded or charged back, in cents: without what gift cards paid. */
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
