import type { BankLineWords } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { loadNamedOrders, loadWaitingOrders } from './known-orders';
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
  const { rows } = await ctx.db.client.query<Omit<WaitingLine, 'found'> & { key: Buffer }>(
    `select id, line_key as key, booked_on::text as "bookedOn", amount, currency, words
     from bank_line where settled_at is null and words is not null
     order by booked_on, id limit ${MOST}`,
  );
  const keys = rows.map(({ key }) => key);
  const named = await loadNamedOrders(
    ctx,
    rows.map(({ words }) => words),
    keys,
  );
  const waiting = await loadWaitingOrders(ctx);
  const orders = new Map([...waiting.map((each) => [each.id, each] as const), ...named.orders]);
  return rows.map(({ key: _, ...line }) => {
    const said = { ...line, ...line.words, kind: 'payment' as const };
    return { ...line, found: suggest(said, { ...named, orders }) };
  });
}
