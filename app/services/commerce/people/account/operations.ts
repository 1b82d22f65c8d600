import type { CustomerOperations, SessionOperations } from '../../../shop-api';
import { catalogueOperations } from '../../catalogue/goods/operations';
import type { CommerceContext } from '../../core/commerce-context';
import { changeEmail, confirmEmail, newEmailOf } from './change-email';
import { changePassword } from './change-password';
import { getCustomerClasses } from './get-customer-classes';
import { getSession } from './get-session';
import { logIn } from './log-in';
import { loginAsGuest } from './login-as-guest';
import { logoutUser } from './logout-user';
import { migrateGuestOrderToCustomer } from './migrate-guest-order';
import { setPersonalData } from './personal-data';
import { isResetLink, requestResetPasswordLink, resetPassword } from './reset-password';
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
    doChangeUserPassword: (input) => changePassword(ctx, input),
    doRequestResetPasswordLink: (input) => requestResetPasswordLink(ctx, input),
    getResetLink: (input) => isResetLink(ctx, input),
    doResetPassword: (input) => resetPassword(ctx, input),
    setPersonalData: (input) => setPersonalData(ctx, input),
    doChangeEmail: (input) => changeEmail(ctx, input),
    getEmailLink: (input) => newEmailOf(ctx, input),
    doConfirmEmail: (input) => confirmEmail(ctx, input),
    doMigrateGuestOrderToCustomer: (input) => migrateGuestOrderToCustomer(ctx, input),
    getCustomerClasses: () => getCustomerClasses(ctx),
    doLogoutUser: () => logoutUser(ctx),
  };
}
