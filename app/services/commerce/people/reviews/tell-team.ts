import type { CommerceContext } from '../../core/commerce-context';
import { queueWork } from '../../core/outbox/queue';

/** A mail to the team of the shop about a new text to read. Each change is reported once. */
export async function tellTeam(ctx: CommerceContext, reviewId: number): Promise<void> {
  await queueWork(ctx, {
    kind: 'mail:review_notice',
    dedupeKey: `mail:review_notice:${reviewId}:${ctx.now().toISOString()}`,
    payload: { reviewId },
  });
}
