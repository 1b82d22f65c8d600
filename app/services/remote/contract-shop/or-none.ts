import { isRemoteAway } from '~/services/remote/upstream/remote-failure';
import { isShopError } from '~/services/shop-api';

/** What was asked for, or null where the upstream shop says that there is no such thing. */
export function orNone<Found>(asked: Promise<Found>): Promise<Found | null> {
  return asked.catch((error: unknown) => {
    const isNone = isShopError(error) && (error.code === 404 || /notFound$/i.test(error.key));
    if (isNone) return null;
    throw error;
  });
}

/**
 * What an operation tells that not every server of the contract has: `none` where this one refuses it, does not
 * know it, or answers something else. Throws on where the upstream shop is away.
 */
export function orNoneOffered<Told>(asked: Promise<Told>, none: Told): Promise<Told> {
  return asked.catch((error: unknown) => {
    const isFailure = error instanceof Error && error.name === 'RemoteFailure';
    if (isShopError(error) || (isFailure && !isRemoteAway(error))) return none;
    throw error;
  });
}
