import type { OperatorApi } from '~/services/operator-api/operator-api';
import { bindOperator } from '~/services/remote/own-shop/bind-remote';
import { notOffered } from './not-offered';

/** Operations that pages call before an operator has logged in, and their results then. */
const NOTHING: Record<string, unknown> = {
  'operator/session': null,
  'operator/getPreviewValid': { valid: false, permission: null },
  'operator/tourStep': null,
  'operator/drafts.links.open': null,
  // Logging out is always possible.
  'operator/logOut': undefined,
};

/**
 * The team's operations in a front end whose shop has none: no operator is logged in or can log in.
 */
export function noTeam(): OperatorApi {
  return bindOperator({
    ask: async (path) => (Object.hasOwn(NOTHING, path) ? NOTHING[path] : notOffered()),
  });
}
