import type { CommerceContext } from '../../core/commerce-context';

/**
 * Before a review of an item changes, in its transaction: so the counts of one are never written over
 * by those of another, and the importer, which takes items first too, never waits in a circle.
 */
export async function lockRatings({ db }: CommerceContext, itemId: number): Promise<void> {
  await db.client.query('select from item where id = $1 for no key update', [itemId]);
}

/** Number and sum of an item's visible ratings, as lists sort and filter by them. */
export async function countRatings({ db }: CommerceContext, itemId: number): Promise<void> {
  await db.client.query(
    `update item i set feedback_count = r.count, feedback_sum = r.sum
     from (select count(*)::int as count, coalesce(sum(rating), 0)::int as sum from review
            where item_id = $1 and is_visible and parent_id is null) r
     where i.id = $1 and (i.feedback_count, i.feedback_sum) is distinct from (r.count, r.sum)`,
    [itemId],
  );
}
