import type { StatementLine } from '../../../bank-statements/statement-line';
import type { CommerceContext } from '../../core/commerce-context';
import { bookCertainLine, type LineBooked } from './book-line';
import { loadOrderIndex } from './load-order-index';
import { lineKeys } from './line-keys';
import { suggest, type OrderIndex, type OrderFacts, type Suggestion } from './suggest';
import { findKeptLines, takeInLines, type KeptLine } from './take-in-lines';

/** A line of a statement with the order it is for: as it was booked, or as it is suggested. */
export type ReadLine = {
  /** Null: the line is not stored. */
  id: number | null;
  line: StatementLine;
  found: Suggestion | LineBooked;
};

/** Finds what each line of a statement is for, and writes nothing. */
export async function readLines(
  ctx: CommerceContext,
  lines: readonly StatementLine[],
): Promise<ReadLine[]> {
  const keys = lineKeys(lines);
  const kept = await findKeptLines(ctx, keys);
  return suggestAll(lines, { keys, kept, known: await loadOrderIndex(ctx, lines, keys) });
}

/**
 * Stores the lines of a statement that are money, and books the certain ones, oldest first; the
 * others wait. A line that was settled before stays unchanged.
 */
export async function bookLines(
  ctx: CommerceContext,
  lines: readonly StatementLine[],
): Promise<ReadLine[]> {
  const keys = lineKeys(lines);
  const money = lines.flatMap((line, at) =>
    line.kind === 'payment' ? [{ line, key: keys[at]! }] : [],
  );
  await takeInLines(ctx, money);
  const kept = await findKeptLines(ctx, keys);
  const known = await loadOrderIndex(ctx, lines, keys);
  const read = suggestAll(lines, { keys, kept, known });
  const booked = new Map<number, LineBooked | Suggestion>();
  for (const { id, line, found } of read) {
    if (id === null || !('outcome' in found) || !isCertain(found)) continue;
    booked.set(id, await bookCertainLine(ctx, id, keysAlike(line, lines, keys)));
  }
  return read.map((each) => ({ ...each, found: booked.get(each.id ?? 0) ?? each.found }));
}

/** The keys of lines of the file that may be taken for this one: those of its day and amount. */
function keysAlike(line: StatementLine, lines: readonly StatementLine[], keys: readonly Buffer[]) {
  return keys.filter((_, at) => {
    const other = lines[at]!;
    return other.bookedOn === line.bookedOn && other.amount === line.amount;
  });
}

type LineReading = { keys: Buffer[]; kept: Map<string, KeptLine>; known: OrderIndex };

/** In the order of their days, so that of two lines for one order the first pays it. */
function suggestAll(
  lines: readonly StatementLine[],
  { keys, kept, known }: LineReading,
): ReadLine[] {
  const orders = new Map(known.orders);
  return lines
    .map((line, at) => ({ line, kept: kept.get(keys[at]!.toString('hex')) }))
    .toSorted((a, b) => a.line.bookedOn.localeCompare(b.line.bookedOn))
    .map(({ line, kept }) => {
      const id = kept?.id ?? null;
      if (kept?.isSettled) return { id, line, found: { orderId: kept.orderId, booked: 'settled' } };
      const found = suggest(line, { ...known, orders });
      if (isCertain(found)) for (const orderId of found.orderIds) settleIn(orders, orderId);
      return { id, line, found };
    });
}

/** Whether the line may be booked without an operator. */
export function isCertain({ outcome }: Suggestion): boolean {
  return outcome === 'pays' || outcome === 'paysAll';
}

function settleIn(orders: Map<number, OrderFacts>, id: number): void {
  orders.set(id, { ...orders.get(id)!, due: 0, isWaiting: false });
}
