import { memory } from '../memory';

/** Submissions of the last quarter of an hour, by their identity, without their text. */
const SENT = memory<string, Promise<object>>(0.25);

/**
 * Runs this once for each press of a button: the contract has no submission ids, so its server
 * would treat a second one as another request. After a failure it runs again.
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
