import type { SessionOperations } from '../../shop-api';
import { catalogueOperations } from '../catalogue/operations';
import type { CommerceContext } from '../commerce-context';
import { getSession } from './get-session';
import { loginAsGuest } from './login-as-guest';
import { logoutUser } from './logout-user';

/** Log-in and log-out of one visitor (§7). */
export function sessionOperations(ctx: CommerceContext): SessionOperations {
  return {
    async getInit() {
      const session = await getSession(ctx);
      return { session, categories: await catalogueOperations(ctx).getCategoryTree() };
    },
    getSession: () => getSession(ctx),
    doLoginAsGuest: (input) => loginAsGuest(ctx, input),
    doLogoutUser: () => logoutUser(ctx),
  };
}
