import type { BankLineWords } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { loadOrderIndex } from './load-order-index';
import { suggest, type Suggestion } from './suggest';

/** A line that waits until the operator says what it is for. */
export type WaitingLine = {
  id: number;
  bookedOn: string;
  amount: Cents;
  currency: string;
  words: BankLineWords;
  found: Suggestion;
};

/** More than an operator reads at a time. */
const MOST = 1_000;

/** The lines that wait, oldest first, each with the orders that it may be for as of now. */
export async function listLines(ctx: CommerceContext): Promise<WaitingLine[]> {
  const { rows } = await ctx.db.client.query<Omit<WaitingLine, 'found'>>(
    `select id, booked_on::text as "bookedOn", amount, currency, words
     from bank_line where settled_at is null and words is not null
     order by booked_on, id limit ${MOST}`,
  );
  const words = rows.map((row) => row.words);
  // None of these lines is booked, so every booked line is other money.
  const known = await loadOrderIndex(ctx, words, []);
  return rows.map((line) => {
    const said = { ...line, ...line.words, kind: 'payment' as const };
    return { ...line, found: suggest(said, known) };
  });
}
