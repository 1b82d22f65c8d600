import { addressKey } from '~/lib/address-key.server';
import { tidyVatNumber } from '../../../vat-numbers/vat-number-forms';
import type { VatNumberAnswer } from '../../../vat-numbers/vat-number-check';
import type { CommerceContext } from '../../core/commerce-context';
import { queueWork, ringOutbox } from '../../core/outbox/queue';
import { isWithinRate } from '../../core/rate-limit';
import { ANSWER_HOLDS_HOURS, isOfOtherState } from './buyer-vat-number';

/** A customer who has just typed a number waits for the answer; a viewed page must not be slow. */
export const PATIENCE = { typed: 5_000, looked: 1_000, beside: 5_000 } as const;

/** Between two queries for one number. */
const PAUSE_SECONDS = 60;

/** Numbers of one client address that are checked: each is a query to the external service. */
const MOST_NUMBERS = { max: 30, seconds: 3600 };

/**
 * Checks a number that a buyer entered, if the VAT of an order depends on it and there is no answer
 * of the last day. While no answer is available, the outbox repeats the query. Call it outside a
 * transaction. Returns whether there is a new answer.
 */
export async function askVatNumber(
  ctx: CommerceContext,
  typed: string,
  patienceMs: number,
): Promise<boolean> {
  const number = tidyVatNumber(typed);
  if (number === '' || !ctx.checkVatNumber) return false;
  if (!isOfOtherState(await ctx.reference(), number)) return false;
  if (!(await mayAsk(ctx, number))) return false;
  const answer = await questionOf(ctx, number, patienceMs);
  await keepAnswer(ctx, number, answer);
  if (answer.state !== 'later') return true;
  await askLater(ctx, number);
  ringOutbox();
  return false;
}

/**
 * Makes the outbox check a number until there is an answer, once a day and number. Also for an
 * order whose number was not checked because its address had reached the limit.
 */
export async function askLater(ctx: CommerceContext, number: string): Promise<void> {
  const day = ctx.now().toISOString().slice(0, 10);
  await queueWork(ctx, {
    kind: 'vat:number',
    dedupeKey: `vat:number:${number}:${day}`,
    payload: { number },
  });
}

/** Queries the service, and does nothing else. */
export async function questionOf(
  ctx: CommerceContext,
  number: string,
  patienceMs: number,
): Promise<VatNumberAnswer> {
  if (!ctx.checkVatNumber) return { state: 'later', reason: 'nobody is set up to be asked' };
  const { settings } = await ctx.reference();
  const { vatId } = (settings.get('seller') ?? {}) as { vatId?: unknown };
  const requester = typeof vatId === 'string' ? tidyVatNumber(vatId) : '';
  return ctx.checkVatNumber({ number, requester, patienceMs });
}

/** Stores the answer; a failed query does not replace an earlier answer. */
export async function keepAnswer(
  { db, now }: CommerceContext,
  number: string,
  answer: VatNumberAnswer,
): Promise<void> {
  if (answer.state === 'later') return;
  const { state, consultation, name, address } = answer;
  await db.client.query({
    name: 'vat_number_answer',
    text: `insert into vat_number_check (number, state, asked_at, answered_at, consultation, name, address)
           values ($1, $2, $3, $3, $4, $5, $6)
           on conflict (number) do update set state = excluded.state, asked_at = excluded.asked_at,
             answered_at = excluded.answered_at, consultation = excluded.consultation,
             name = excluded.name, address = excluded.address`,
    values: [number, state, now(), consultation, name, address],
  });
}

/** Records the time of this query; false if an answer is fresh or another query has just begun. */
async function mayAsk(ctx: CommerceContext, number: string): Promise<boolean> {
  const { rows } = await ctx.db.client.query<{ isDue: boolean }>({
    name: 'vat_number_due',
    text: `select coalesce(answered_at, '-infinity') <= $2::timestamptz - interval '${ANSWER_HOLDS_HOURS} hours'
             and asked_at <= $2::timestamptz - interval '${PAUSE_SECONDS} seconds' as is_due
           from vat_number_check where number = $1`,
    values: [number, ctx.now()],
  });
  if (rows[0]?.isDue === false) return false;
  const asker = `vat-number:${addressKey(ctx.visitor.clientAddress)}`;
  if (!(await isWithinRate(ctx, asker, MOST_NUMBERS))) return false;
  const { rowCount } = await ctx.db.client.query({
    name: 'vat_number_ask',
    text: `insert into vat_number_check as v (number, state, asked_at) values ($1, 'later', $2)
           on conflict (number) do update set asked_at = excluded.asked_at
           where v.asked_at <= $2::timestamptz - interval '${PAUSE_SECONDS} seconds'`,
    values: [number, ctx.now()],
  });
  return rowCount === 1;
}
