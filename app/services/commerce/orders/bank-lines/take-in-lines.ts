import type { StatementLine } from '../../../bank-statements/statement-line';
import type { CommerceContext } from '../../core/commerce-context';

/** The stored state of a line. */
export type KeptLine = {
  id: number;
  isSettled: boolean;
  /** The order it is booked to; of several, the first. */
  orderId: number | null;
};

const BATCH = 1_000;

/** SQL: the order that the line `b` is booked to; of several, the first. */
export const ORDER_OF_LINE = `coalesce(
  (select p.order_id from payment p where p.id = b.payment_id),
  (select min(p.order_id) from bank_line part join payment p on p.id = part.payment_id
    where part.part_of = b.id))`;

/** The lines that are stored already, by their keys in hex. */
export async function findKeptLines(
  { db }: CommerceContext,
  keys: readonly Buffer[],
): Promise<Map<string, KeptLine>> {
  const { rows } = await db.client.query<KeptLine & { key: string }>(
    `select b.id, encode(b.line_key, 'hex') as key, b.settled_at is not null as is_settled,
       ${ORDER_OF_LINE} as "orderId"
     from bank_line b where b.line_key = any($1::bytea[])`,
    [keys],
  );
  return new Map(rows.map(({ key, ...line }) => [key, line]));
}

/** Stores lines that are money for the shop, each once, however many files and runs contain it. */
export async function takeInLines(
  ctx: CommerceContext,
  lines: readonly { line: StatementLine; key: Buffer }[],
): Promise<void> {
  for (let at = 0; at < lines.length; at += BATCH) {
    const rows = lines.slice(at, at + BATCH).map(({ line, key }) => {
      const { account, bookedOn, amount, currency, name, text, endToEndId } = line;
      const words = { name, text, endToEndId };
      return { key: key.toString('hex'), account, bookedOn, amount, currency, words };
    });
    await ctx.db.client.query(
      `insert into bank_line (line_key, account, booked_on, amount, currency, words, taken_in_at)
       select decode(key, 'hex'), account, "bookedOn", amount, currency, words, $2
       from jsonb_to_recordset($1::jsonb) as given (key text, account text, "bookedOn" date,
         amount bigint, currency text, words jsonb)
       -- In one order, so that concurrent runs never deadlock.
       order by key
       on conflict (line_key) do nothing`,
      [JSON.stringify(rows), ctx.now()],
    );
  }
}
