import type { Language } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { objectsToReviewMails } from '../../core/review-mail-objections';
import { IS_KEPT } from '../reviews/kept-goods';
import { reviewPath } from '../reviews/review-path';

/** The content of the mail: recipient, order, and the page for reviewing each of its goods. */
export type DueReviewMail = {
  orderId: number;
  email: string;
  lang: Language;
  orderedAt: Date;
  /** Paths without prefix. */
  goods: { name: string; variationName: string; path: string }[];
};

type Claimed = Omit<DueReviewMail, 'goods'> & {
  salt: Buffer;
  isCustomers: boolean;
  isSent: boolean;
  isBlocked: boolean;
};

/**
 * Claims the mail of an order for sending: only one caller gets it, and a process that dies now
 * leaves it claimed, so that no buyer is asked twice. Null when it was claimed before, or must not
 * be sent any more: the order ended, its buyer is deleted, blocked or has objected, or has reviewed
 * all goods they kept.
 */
export async function claimReviewMail(
  ctx: CommerceContext,
  orderId: number,
): Promise<DueReviewMail | null> {
  const { rows } = await ctx.db.client.query<Claimed>(
    `update orders o set review_mail = 'done'
      where o.id = $1 and o.review_mail = 'queued'
      returning o.id as order_id, o.email, o.lang, o.placed_at as ordered_at,
        o.access_key_salt as salt, o.customer_id is not null as is_customers,
        o.status in ('shipped', 'completed') as is_sent,
        coalesce((select is_blocked from customer where id = o.customer_id), false) as "isBlocked"`,
    [orderId],
  );
  const claimed = rows[0];
  if (!claimed?.isSent || claimed.isBlocked || claimed.email === '') return null;
  if (await objectsToReviewMails(ctx, claimed.email)) return null;
  const { salt, isCustomers, isSent: _, isBlocked: _blocked, ...order } = claimed;
  const goods = await findUnjudged(ctx, orderId);
  if (goods.length === 0) return null;
  const pathOf = (variationId: number) =>
    reviewPath(ctx, { variationId, orderId, salt, isCustomers });
  return {
    ...order,
    goods: goods.map(({ variationId, ...named }) => ({ ...named, path: pathOf(variationId) })),
  };
}

/** Releases a mail that was certainly not sent, for another try. */
export async function returnReviewMail({ db }: CommerceContext, orderId: number): Promise<void> {
  await db.client.query(
    `update orders set review_mail = 'queued' where id = $1 and review_mail = 'done'`,
    [orderId],
  );
}

type Goods = { variationId: number; name: string; variationName: string };

/** Goods the buyer kept at least a piece of and has not reviewed, in this or another order. */
async function findUnjudged({ db }: CommerceContext, orderId: number): Promise<Goods[]> {
  const { rows } = await db.client.query<Goods>(
    `select l.variation_id, min(l.name) as name,
            min(l.variation_name) as "variationName"
       from orders o
       join order_line l on l.order_id = o.id and l.type_id in (1, 2) and ${IS_KEPT}
       join variation v on v.id = l.variation_id
      where o.id = $1 and not exists (
        select from review r join orders b on b.id = r.order_id
         where r.variation_id = l.variation_id and (b.id = o.id or b.customer_id = o.customer_id))
      group by l.variation_id order by min(l.position)`,
    [orderId],
  );
  return rows;
}
