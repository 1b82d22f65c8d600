import { memory } from '../memory';

/** What was sent in the last quarter of an hour, by what names it, and nothing of its words. */
const SENT = memory<string, Promise<object>>(0.25);

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
  const known = SENT.get(name) as Promise<Told> | undefined;
  const doing = known ?? work();
  if (!known) {
    SENT.set(name, doing);
    doing.catch(() => SENT.delete(name));
  }
  return { ...(await doing), isRepeat: known !== undefined };
}
