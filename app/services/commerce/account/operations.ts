import type { CustomerOperations, SessionOperations } from '../../shop-api';
import { catalogueOperations } from '../catalogue/operations';
import type { CommerceContext } from '../commerce-context';
import { getSession } from './get-session';
import { logIn } from './log-in';
import { loginAsGuest } from './login-as-guest';
import { logoutUser } from './logout-user';
import { registerUser } from './register-user';

/** Log-in, log-out and account of one visitor (§7). */
export function sessionOperations(ctx: CommerceContext): SessionOperations & CustomerOperations {
  return {
    async getInit() {
      const session = await getSession(ctx);
      return { session, categories: await catalogueOperations(ctx).getCategoryTree() };
    },
    getSession: () => getSession(ctx),
    doLoginAsGuest: (input) => loginAsGuest(ctx, input),
    doLogin: (input) => logIn(ctx, input),
    doRegisterUser: (input) => registerUser(ctx, input),
    doLogoutUser: () => logoutUser(ctx),
  };
}
