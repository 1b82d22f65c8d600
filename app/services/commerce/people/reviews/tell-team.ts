import type { CommerceContext } from '../../core/commerce-context';
import { queueWork } from '../../core/outbox/queue';

/** A mail to the shop's own people: there is something to read. Each change is told once. */
export async function tellTeam(ctx: CommerceContext, reviewId: number): Promise<void> {
  await queueWork(ctx, {
    kind: 'mail:review_notice',
    dedupeKey: `mail:review_notice:${reviewId}:${ctx.now().toISOString()}`,
    payload: { reviewId },
  });
}
