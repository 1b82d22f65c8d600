import type { Cents } from '../../../shop-api';
import type { StatementLine } from '../../../bank-statements/statement-line';
import { namesAgree } from './names-agree';
import { numbersIn } from './named-numbers';

/** The facts of an order that decide whether money is for it. */
export type OrderFacts = {
  id: number;
  /** Cancelled, or withdrawn from before it was sent. */
  hasEnded: boolean;
  currency: string;
  due: Cents;
  /** A transfer for it is expected. */
  isWaiting: boolean;
  /** The last attempt to pay it by transfer; null: it was never to be paid by transfer. */
  attempt: number | null;
  buyer: string;
};

/** A line of another file that was booked to an order. */
export type BookedElsewhere = { orderId: number; bookedOn: string; amount: Cents };

export type OrderIndex = {
  orders: ReadonlyMap<number, OrderFacts>;
  /** Orders by other numbers: those of their documents, and of the offer they were made from. */
  byOtherNumber: ReadonlyMap<string, number>;
  elsewhere: readonly BookedElsewhere[];
};

export type Outcome =
  /** All that is due, of the one order with this balance. Only this and `paysAll` are certain. */
  | 'pays'
  /** All that is due for each of the named orders with a balance, and nothing more. */
  | 'paysAll'
  | 'tooLittle'
  | 'tooMuch'
  | 'alreadyPaid'
  | 'ended'
  /** Named, and due, but to be paid by another method than transfer. */
  | 'otherWay'
  /** Named, and a line of this day and amount, which the file does not contain, is booked to it. */
  | 'maybeBooked'
  /** Several orders are meant, or may be. */
  | 'several'
  /** No order is named; this amount is due for one whose buyer has the payer's name. */
  | 'maybe'
  | 'otherCurrency'
  | 'returned'
  | 'takenBack'
  | 'unknown';

/** `orderIds`: the orders that it may be for, the most likely one first. */
export type Suggestion = { outcome: Outcome; orderIds: number[]; attempt: number | null };

/** The texts of a line in which an order may be named. */
export type Words = Pick<StatementLine, 'text' | 'name' | 'endToEndId'>;
type Line = Words & Pick<StatementLine, 'kind' | 'amount' | 'currency' | 'bookedOn'>;

/** The existing orders that a line names. */
export function ordersNamed(line: Words, { orders, byOtherNumber }: OrderIndex): OrderFacts[] {
  const named = numbersIn([line.text, line.endToEndId]);
  const ids = [
    ...named.orderIds,
    ...[...named.documents, ...named.orderIds.map(String)].flatMap(
      (number) => byOtherNumber.get(number) ?? [],
    ),
  ];
  return [...new Set(ids)].flatMap((id) => orders.get(id) ?? []);
}

/** What a line of a statement is for. */
export function suggest(line: Line, known: OrderIndex): Suggestion {
  const named = ordersNamed(line, known);
  if (line.kind !== 'payment') return suggestion(line.kind, named);
  if (line.currency !== 'EUR' || named.some(({ currency }) => currency !== line.currency)) {
    return suggestion('otherCurrency', named);
  }
  const exact = named.filter((order) => isDue(order) && order.due === line.amount);
  if (exact.length === 1) return ofExact(line, exact[0]!, known);
  if (paysAll(line, named, known)) return suggestion('paysAll', named.filter(isDue));
  return byNameAndSum(line, known, named) ?? ofOthers(line, named, known);
}

function ofExact(line: Line, order: OrderFacts, { elsewhere }: OrderIndex): Suggestion {
  if (isBookedElsewhere(line, order, elsewhere)) return suggestion('maybeBooked', [order]);
  if (order.attempt === null) return suggestion('otherWay', [order]);
  return suggestion('pays', [order]);
}

/** One transfer for several orders: it equals their balances, each to be paid by transfer. */
function paysAll(line: Line, named: OrderFacts[], { elsewhere }: OrderIndex): boolean {
  const due = named.filter(isDue);
  return (
    due.length > 1 &&
    due.reduce((sum, order) => sum + order.due, 0) === line.amount &&
    due.every(({ attempt }) => attempt !== null) &&
    !due.some((order) => isBookedElsewhere({ ...line, amount: order.due }, order, elsewhere))
  );
}

/** Only where no named order waits for money: a postcode may look like an order number. */
function byNameAndSum(line: Line, { orders }: OrderIndex, named: OrderFacts[]): Suggestion | null {
  if (named.some(isDue)) return null;
  const likely = [...orders.values()].filter(
    (order) =>
      order.isWaiting &&
      isDue(order) &&
      order.due === line.amount &&
      order.currency === line.currency &&
      namesAgree(line.name, order.buyer),
  );
  return likely.length > 0 ? suggestion('maybe', likely) : null;
}

function ofOthers(line: Line, named: OrderFacts[], { elsewhere }: OrderIndex): Suggestion {
  const due = named.filter(isDue);
  const [order, ...more] = due.length > 0 ? due : named;
  if (!order) return suggestion('unknown', []);
  if (more.length > 0) return suggestion('several', [order, ...more]);
  if (isBookedElsewhere(line, order, elsewhere)) return suggestion('maybeBooked', [order]);
  if (order.hasEnded) return suggestion('ended', [order]);
  if (order.due === 0) return suggestion('alreadyPaid', [order]);
  return suggestion(line.amount < order.due ? 'tooLittle' : 'tooMuch', [order]);
}

function isDue({ due, hasEnded }: OrderFacts): boolean {
  return due > 0 && !hasEnded;
}

function isBookedElsewhere(line: Line, { id }: OrderFacts, elsewhere: readonly BookedElsewhere[]) {
  return elsewhere.some(
    ({ orderId, bookedOn, amount }) =>
      orderId === id && bookedOn === line.bookedOn && amount === line.amount,
  );
}

function suggestion(outcome: Outcome, orders: OrderFacts[]): Suggestion {
  const [only, ...more] = orders;
  return {
    outcome,
    orderIds: orders.map(({ id }) => id),
    attempt: only && more.length === 0 ? only.attempt : null,
  };
}
