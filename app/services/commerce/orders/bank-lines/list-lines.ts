import type { BankLineWords } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { loadKnownOrders } from './known-orders';
import { suggest, type Suggestion } from './suggest';

/** A line that waits for somebody to say what it is for. */
export type WaitingLine = {
  id: number;
  bookedOn: string;
  amount: Cents;
  currency: string;
  words: BankLineWords;
  found: Suggestion;
};

/** More than anybody reads at a time. */
const MOST = 1_000;

/** The lines that wait, the oldest first, each with what it may be for as things are now. */
export async function listLines(ctx: CommerceContext): Promise<WaitingLine[]> {
  const { rows } = await ctx.db.client.query<Omit<WaitingLine, 'found'>>(
    `select id, booked_on::text as "bookedOn", amount, currency, words
     from bank_line where settled_at is null and words is not null
     order by booked_on, id limit ${MOST}`,
  );
  const words = rows.map((row) => row.words);
  // None of them is booked, so all that is booked came otherwise.
  const known = await loadKnownOrders(ctx, words, []);
  return rows.map((line) => {
    const said = { ...line, ...line.words, kind: 'payment' as const };
    return { ...line, found: suggest(said, known) };
  });
}
