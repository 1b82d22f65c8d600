import type { CommerceContext } from '../../core/commerce-context';

/**
 * Run before a review of an item changes, in its transaction: so the counts of one change never
 * overwrite those of another, and the importer, which locks items first too, cannot deadlock.
 */
export async function lockRatings({ db }: CommerceContext, itemId: number): Promise<void> {
  await db.client.query('select from item where id = $1 for no key update', [itemId]);
}

/** Number and sum of an item's visible ratings, by which lists sort and filter. */
export async function countRatings({ db }: CommerceContext, itemId: number): Promise<void> {
  await db.client.query(
    `update item i set feedback_count = r.count, feedback_sum = r.sum
     from (select count(*)::int as count, coalesce(sum(rating), 0)::int as sum from review
            where item_id = $1 and is_visible and parent_id is null) r
     where i.id = $1 and (i.feedback_count, i.feedback_sum) is distinct from (r.count, r.sum)`,
    [itemId],
  );
}
