import { EventEmitter } from 'node:events';
import type { CommerceContext } from '../commerce-context';

type Work = {
  kind: string;
  dedupeKey: string;
  payload: Record<string, unknown>;
  /** Not before this time; the default is immediately. */
  notBefore?: Date | undefined;
};

const bell = new EventEmitter();

/**
 * Queues external work within the transaction of `ctx`. The same dedupe key is queued once. Ring
 * the bell after the commit.
 */
export async function queueWork(ctx: CommerceContext, work: Work): Promise<void> {
  await ctx.db.client.query({
    name: 'outbox_queue',
    text: `insert into outbox (kind, dedupe_key, payload, next_at, created_at)
           values ($1, $2, $3, $4, $5) on conflict (dedupe_key) do nothing`,
    values: [
      work.kind,
      work.dedupeKey,
      JSON.stringify(work.payload),
      work.notBefore ?? ctx.now(),
      ctx.now(),
    ],
  });
}

/**
 * The same for a mail about the thing that `about` identifies: it is queued once. `more` is further
 * content, `notBefore` the earliest time of sending.
 */
export function queueMail(
  ctx: CommerceContext,
  kind: `mail:${string}`,
  about: Record<string, number>,
  more: Record<string, unknown> = {},
  notBefore?: Date,
): Promise<void> {
  const dedupeKey = [kind, ...Object.values(about)].join(':');
  return queueWork(ctx, { kind, dedupeKey, payload: { ...about, ...more }, notBefore });
}

/** Notifies the runner of this process of new work; other processes find it at their next poll. */
export function ringOutbox(): void {
  bell.emit('work');
}

/** Calls `listener` at each ring; returns a function that removes it. */
export function onOutboxRing(listener: () => void): () => void {
  bell.on('work', listener);
  return () => bell.off('work', listener);
}
