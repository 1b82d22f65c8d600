import { isRemoteAway } from '../app/services/remote/shop-behind/remote-failure';
import type { Log } from './log';

/** Thrown with a sentence an operator can act on. */
export class NoShopBehind extends Error {
  override readonly name = 'NoShopBehind';
}

/**
 * Is there a shop that this one can be a front of? One that is away is waited for by its pages. Throws
 * NoShopBehind with what `explain` makes of any other failure of `ask`.
 */
export async function checkRemote(
  ask: () => Promise<unknown>,
  explain: (failure: { message: string; status?: number | null }) => string,
  log: Log,
): Promise<void> {
  try {
    await ask();
  } catch (error) {
    const failure = error as Error;
    if (!isRemoteAway(failure)) throw new NoShopBehind(explain(failure));
    log.warn('remote', { message: failure.message });
  }
}
