import type { CommerceContext } from '../../core/commerce-context';
import { ringOutbox } from '../../core/outbox/queue';
import { orderRulesOf } from '../../core/settings/order-rules';

/** No mail is sent before this hour of the day. */
const FIRST_HOUR = 7;
/** Later mails, because the shop was down or these mails were off, are not sent. */
const LATE_DAYS = 30;
/** Orders of one statement, which locks them briefly. */
const BATCH = 500;
/** Statements of one run; the rest is due at the next one. */
const MOST_BATCHES = 100;

/**
 * Queues the mails that ask for reviews: for orders at whose checkout they were announced,
 * `rules.reviewMailDays` days after dispatch (off where that is null). Every process may run it
 * concurrently: an order leaves the list in the statement that queues its mail. Returns how many it
 * queued, at most 50,000.
 */
export async function queueReviewMails(ctx: CommerceContext): Promise<number> {
  const { reviewMailDays: days } = orderRulesOf((await ctx.reference()).settings);
  if (days === null) return 0;
  let queued = 0;
  for (let batches = 0; batches < MOST_BATCHES; batches += 1) {
    const count = await queueBatch(ctx, days);
    queued += count;
    if (count < BATCH) break;
  }
  if (queued > 0) ringOutbox();
  return queued;
}

async function queueBatch(ctx: CommerceContext, days: number): Promise<number> {
  const { rowCount } = await ctx.db.client.query({
    name: 'review_mails_queue',
    text: `with today as (
             select (($1::timestamptz at time zone 'Europe/Berlin') - interval '${FIRST_HOUR} hours')::date as day
           ), due as materialized (
             select o.id from orders o
              where o.review_mail = 'announced' and o.sent_at is not null
                and o.sent_at < (select (day - $2::int + 1)::timestamp at time zone 'Europe/Berlin' from today)
                and o.sent_at >= (select (day - $2::int - ${LATE_DAYS})::timestamp at time zone 'Europe/Berlin' from today)
              order by o.sent_at, o.id limit ${BATCH} for update skip locked
           ), taken as (
             update orders set review_mail = 'queued'
              where id = any (array(select id from due)) returning id
           )
           insert into outbox (kind, dedupe_key, payload, next_at, created_at)
           select 'mail:review_request', format('mail:review_request:%s', id),
                  jsonb_build_object('orderId', id), $1, $1
             from taken on conflict (dedupe_key) do nothing`,
    values: [ctx.now(), days],
  });
  return rowCount ?? 0;
}
