import { isRemoteAway } from '~/services/shop-behind/remote-failure';
import { isShopError } from '~/services/shop-api';

/**
 * What an operation tells that not every server of the contract has: `none` where this one refuses it, does not
 * know it, or answers something else. Throws on where the shop behind is away.
 */
export async function orNone<T>(told: Promise<T>, none: T): Promise<T> {
  try {
    return await told;
  } catch (error) {
    const isFailure = error instanceof Error && error.name === 'RemoteFailure';
    if (isShopError(error) || (isFailure && !isRemoteAway(error))) return none;
    throw error;
  }
}
