import { LRUCache } from 'lru-cache';

const QUARTER_HOUR_MS = 900_000;

/** What was sent lately, by what names it; in the memory of this process, and nothing of its words. */
const sent = new LRUCache<string, Promise<object>>({ max: 5_000, ttl: QUARTER_HOUR_MS });

/**
 * Does this once for each press of a button: the contract has no names for submissions, so its server would
 * take a second one for another wish. What failed is done again.
 */
export async function once<Told extends object>(
  operation: string,
  submissionId: string,
  work: () => Promise<Told>,
): Promise<Told & { isRepeat: boolean }> {
  const name = `${operation} ${submissionId}`;
  const known = sent.get(name) as Promise<Told> | undefined;
  const doing = known ?? work();
  if (!known) {
    sent.set(name, doing);
    doing.catch(() => sent.delete(name));
  }
  return { ...(await doing), isRepeat: known !== undefined };
}
