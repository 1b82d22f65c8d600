import type { OperatorApi } from '~/services/operator-api/operator-api';
import { bindOperator } from '~/services/remote/own-shop/bind-remote';
import { notOffered } from './not-offered';

/** What pages read before anybody has signed in, and what they read then. */
const NOTHING: Record<string, unknown> = {
  'operator/session': null,
  'operator/getPreviewValid': { valid: false, permission: null },
  'operator/tourStep': null,
  'operator/drafts.links.open': null,
  // Leaving is always possible.
  'operator/logOut': undefined,
};

/** The side of the team at a front whose shop has none: nobody is signed in, and nobody can sign in. */
export function noTeam(): OperatorApi {
  return bindOperator({
    ask: async (path) => (Object.hasOwn(NOTHING, path) ? NOTHING[path] : notOffered()),
  });
}
