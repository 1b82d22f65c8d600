import {
  idSchema,
  ShopError,
  type AnsweredReview,
  type OwnReply,
  type ReviewInput,
  type WrittenReview,
} from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { ringOutbox } from '../../core/outbox/queue';
import { limitRate } from '../../core/rate-limit';
import { currentCustomer } from '../account/current-customer';
import { noReview } from './review-buyer';
import { STATE } from './review-state';
import { tellTeam } from './tell-team';

const HOUR = 3600;

/** A visible review with the reply of the customer. Throws as the contract says. */
export async function getAnsweredReview(
  ctx: CommerceContext,
  { feedbackId }: { feedbackId: number },
): Promise<AnsweredReview> {
  const { id: customerId } = currentCustomer(ctx);
  if (!idSchema.safeParse(feedbackId).success) throw noReview();
  const { rows } = await ctx.db.client.query<AnsweredReview>(
    `select p.id, format('/%s_%s', t.url_path, p.item_id) as path, t.name1 as name, p.title,
            p.author_name, p.text as message,
            case when r.id is not null then jsonb_build_object('id', r.id, 'message', r.text,
              'authorName', r.author_name, 'state', ${STATE}, 'refusal', coalesce(r.refusal, ''),
              'createdAt', r.created_at) end as reply
       from review p
       join lateral (select name1, url_path from item_text where item_id = p.item_id
                      order by lang = $3 desc limit 1) t on true
       left join review r on r.parent_id = p.id and r.customer_id = $2
      where p.id = $1 and p.parent_id is null and p.is_visible`,
    [feedbackId, customerId, ctx.lang],
  );
  if (!rows[0]) throw noReview();
  const { reply, ...review } = rows[0];
  const createdAt = reply && new Date(reply.createdAt).toISOString();
  return { ...review, reply: reply && { ...reply, createdAt: createdAt! } };
}

const REPLIES_SHOWN = 50;

/** Replies of the customer, latest first. Throws `login.required`. */
export async function getOwnReplies(ctx: CommerceContext): Promise<OwnReply[]> {
  const { rows } = await ctx.db.client.query<Omit<OwnReply, 'createdAt'> & { createdAt: Date }>({
    name: 'own_replies',
    text: `select r.id, r.parent_id as review_id, p.title as review_title, r.text as message,
             r.author_name, ${STATE} as state, coalesce(r.refusal, '') as refusal,
             r.created_at
           from review r join review p on p.id = r.parent_id
           where r.customer_id = $1 order by r.created_at desc, r.id desc limit ${REPLIES_SHOWN}`,
    values: [currentCustomer(ctx).id],
  });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

type Reply = Extract<ReviewInput, { type: 'reply' }>;

/** Stores a customer's reply to a review, hidden until an operator has read it. */
export async function writeReply(
  ctx: CommerceContext,
  { targetId, message, authorName }: Reply,
): Promise<WrittenReview> {
  const { id: customerId } = currentCustomer(ctx);
  await limitRate(ctx, `reply:customer:${customerId}`, { max: 20, seconds: HOUR });
  const written = await transact(ctx, async (ctx) => {
    const now = ctx.now();
    const { rows } = await ctx.db.client.query<{ id: number | null; itemId: number }>(
      `with answered as (
         select id, item_id from review where id = $1 and parent_id is null and is_visible for key share
       ), written as (
         insert into review (item_id, parent_id, customer_id, lang, author_name, text, source, created_at)
         select item_id, id, $2, $3, $4, $5, 'contact', $6 from answered
         on conflict (parent_id, customer_id) do nothing returning id
       )
       select (select id from written) as id, item_id from answered`,
      [targetId, customerId, ctx.lang, authorName ?? '', message, now],
    );
    if (!rows[0]) throw noReview();
    const { id, itemId } = rows[0];
    if (id === null) throw new ShopError('feedback.writtenBefore');
    await tellTeam(ctx, id);
    return { id, itemId, parentId: targetId, createdAt: now.toISOString() };
  });
  ringOutbox();
  return written;
}
