import { isRemoteAway } from '~/services/remote/upstream/remote-failure';
import { isShopError } from '~/services/shop-api';

/** Resolves to null if the upstream shop answers that the requested item does not exist. */
export function nullIfNotFound<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  return request.catch((error: unknown) => {
    const isNotFound = isShopError(error) && (error.code === 404 || /notFound$/i.test(error.key));
    if (isNotFound) return null;
    throw error;
  });
}

/**
 * Resolves to `fallback` if the upstream shop refuses an operation, does not know it or gives an
 * answer outside the contract: not every server offers all operations. Throws if the upstream is
 * unavailable.
 */
export function fallbackIfNotOffered<Answer>(
  request: Promise<Answer>,
  fallback: Answer,
): Promise<Answer> {
  return request.catch((error: unknown) => {
    const isFailure = error instanceof Error && error.name === 'RemoteFailure';
    if (isShopError(error) || (isFailure && !isRemoteAway(error))) return fallback;
    throw error;
  });
}
