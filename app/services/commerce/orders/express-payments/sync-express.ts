import type { MolliePayment } from '../../../payments/mollie/mollie-gateway';
import type { CommerceContext } from '../../core/commerce-context';
import type { ExpressRow } from './express-row';

const HOUR = 3_600_000;
/** The provider accepts no money for an older payment. */
const MOST_AGE = 24 * HOUR;

/**
 * Reads from the provider the state of a payment from the cart, and records it; returns its answer,
 * null if it has no such payment. Throws a `PaymentProviderError`.
 */
export async function syncExpress(
  ctx: CommerceContext,
  row: ExpressRow,
): Promise<MolliePayment | null> {
  const { gateway, log } = ctx.mollie!;
  const about = { express: row.idempotencyKey };
  const answer =
    row.providerId === null
      ? await gateway.findPayment(about, new Date(row.createdAt.getTime() - HOUR))
      : await gateway.getPayment(row.providerId);
  const isOurs =
    answer?.express === row.idempotencyKey &&
    answer.amount === row.asked &&
    answer.currency === row.currency;
  if (answer && !isOurs) log(`express payment ${row.id} is not what the provider says`);
  await note(ctx, row, isOurs ? answer : null);
  return isOurs ? answer : null;
}

/** Only an open one changes: a paid one waits for its order, or is refunded. */
async function note(
  { db, now }: CommerceContext,
  row: ExpressRow,
  answer: MolliePayment | null,
): Promise<void> {
  const isOld = now().getTime() - row.createdAt.getTime() > MOST_AGE;
  const isOpen = answer ? ['open', 'pending'].includes(answer.status) : !isOld;
  const state = answer?.status === 'paid' ? 'paid' : isOpen && !isOld ? 'open' : 'ended';
  await db.client.query({
    name: 'express_note',
    text: `update express_payment set state = $2, provider_id = coalesce(provider_id, $3),
             paid_at = case when $2 = 'paid' then $4::timestamptz end,
             next_check_at = case $2 when 'open' then $4::timestamptz + interval '2 minutes'
               when 'paid' then $4::timestamptz + interval '1 hour' end
           where id = $1 and state = 'open'`,
    values: [row.id, state, answer?.id ?? null, now()],
  });
}
