import { transact, type CommerceContext } from '../../core/commerce-context';
import { queueWork, ringOutbox } from '../../core/outbox/queue';
import { countRatings, lockRatings } from './count-ratings';
import { noReview } from './review-buyer';

/** An operator's decision about a review or a reply. */
export type Decision = { to: 'publish' } | { to: 'refuse'; reason: string } | { to: 'delete' };

/**
 * Publishes a review or a reply, refuses it with a reason that its author gets by mail (Art. 17
 * DSA), or deletes it. False when it was decided so before. Throws `feedback.notFound` (404).
 */
export async function decideReview(
  ctx: CommerceContext,
  reviewId: number,
  decision: Decision,
): Promise<boolean> {
  const isChanged = await transact(ctx, async (ctx) => {
    const itemId = await itemOf(ctx, reviewId);
    await lockRatings(ctx, itemId);
    if (!(await carryOut(ctx, reviewId, decision))) return false;
    await countRatings(ctx, itemId);
    if (decision.to === 'refuse') await tellAuthor(ctx, reviewId);
    return true;
  });
  ringOutbox();
  return isChanged;
}

/** Returns whether anything changed. */
async function carryOut(
  { db }: CommerceContext,
  reviewId: number,
  decision: Decision,
): Promise<boolean> {
  const { client } = db;
  if (decision.to === 'delete') {
    return hasChanged(await client.query('delete from review where id = $1', [reviewId]));
  }
  if (decision.to === 'publish') {
    return hasChanged(
      await client.query(
        'update review set is_visible = true, refusal = null where id = $1 and not is_visible',
        [reviewId],
      ),
    );
  }
  return hasChanged(
    await client.query(
      `update review set is_visible = false, refusal = $2
        where id = $1 and (is_visible, refusal) is distinct from (false, $2)`,
      [reviewId, decision.reason],
    ),
  );
}

const hasChanged = ({ rowCount }: { rowCount: number | null }) => rowCount === 1;

/** Once for each decision; its author may change it, and it may be refused again. */
function tellAuthor(ctx: CommerceContext, reviewId: number): Promise<void> {
  return queueWork(ctx, {
    kind: 'mail:review_refused',
    dedupeKey: `mail:review_refused:${reviewId}:${ctx.now().toISOString()}`,
    payload: { reviewId },
  });
}

/**
 * The shop's own reply to a review, shown immediately, in the language of the review. Returns its
 * id. Throws `feedback.notFound` (404) for an id of no review.
 */
export async function answerReview(
  ctx: CommerceContext,
  reviewId: number,
  { message, authorName }: { message: string; authorName: string },
): Promise<number> {
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `insert into review (item_id, parent_id, lang, author_name, text, is_visible, source, created_at)
     select item_id, id, lang, $2, $3, true, 'contact', $4 from review
      where id = $1 and parent_id is null returning id`,
    [reviewId, authorName, message, ctx.now()],
  );
  if (!rows[0]) throw noReview();
  return rows[0].id;
}

async function itemOf({ db }: CommerceContext, reviewId: number): Promise<number> {
  const { rows } = await db.client.query<{ itemId: number }>(
    'select item_id from review where id = $1',
    [reviewId],
  );
  if (!rows[0]) throw noReview();
  return rows[0].itemId;
}
