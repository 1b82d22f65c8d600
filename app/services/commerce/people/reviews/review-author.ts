import type { Language } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { reviewPath } from './review-path';

/** The author of a review or a reply, and the path where they change it, without prefix. */
export type ReviewAuthor = { email: string; lang: Language; path: string };

/** Null for the shop's own replies, for imported ones, and when account or order are deleted. */
export async function authorOf(
  ctx: Pick<CommerceContext, 'db' | 'secret'>,
  reviewId: number,
): Promise<ReviewAuthor | null> {
  const { rows } = await ctx.db.client.query<{
    email: string;
    lang: Language;
    parentId: number | null;
    variationId: number | null;
    orderId: number | null;
    isCustomers: boolean;
    salt: Buffer;
  }>(
    `select coalesce(c.email, o.email) as email, r.lang, r.parent_id,
            r.variation_id, o.id as "orderId", c.id is not null as is_customers,
            o.access_key_salt as salt
       from review r
       left join orders o on o.id = r.order_id
       left join customer c on c.id = coalesce(r.customer_id, o.customer_id)
      where r.id = $1`,
    [reviewId],
  );
  const found = rows[0];
  if (!found?.email) return null;
  const { email, lang, parentId, variationId, orderId, isCustomers, salt } = found;
  if (parentId) return { email, lang, path: `/my-account/replies/${parentId}` };
  if (variationId === null) return null;
  const bought = { variationId, orderId: orderId!, salt, isCustomers };
  return { email, lang, path: reviewPath(ctx, bought) };
}
