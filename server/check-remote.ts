import { isRemoteAway } from '../app/services/remote/upstream/remote-failure';
import type { Log } from './log';

/** Its message is a sentence that an operator can act on. */
export class UnusableUpstream extends Error {
  override readonly name = 'UnusableUpstream';
}

/**
 * Checks that the upstream can serve this front. An upstream that does not answer is only logged: it may
 * come back. Any other failure of `ping` throws UnusableUpstream with the sentence that `explain` gives.
 */
export async function checkRemote(
  ping: () => Promise<unknown>,
  explain: (failure: { message: string; status?: number | null }) => string,
  log: Log,
): Promise<void> {
  try {
    await ping();
  } catch (error) {
    const failure = error as Error;
    if (!isRemoteAway(failure)) throw new UnusableUpstream(explain(failure));
    log.warn('remote', { message: failure.message });
  }
}
