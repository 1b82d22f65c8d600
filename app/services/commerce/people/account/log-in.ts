import { isEmailAddress } from '~/lib/email-address';
import { loginInputSchema, ShopError, type LoginInput, type Session } from '../../../shop-api';
import { customerKey } from '../../core/customer-key';
import type { CommerceContext } from '../../core/commerce-context';
import { isDeviceOf, limitLogin } from '../../visitors/passwords/limit-login';
import { isPassword } from '../../visitors/passwords/passwords';
import { changeVisitor } from '../../visitors/sessions/change-visitor';
import { getSession } from './get-session';
import { noteCustomerEvent } from '../../core/note-event';
import { enterAccount } from './enter-account';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

type Row = { id: number; passwordHash: string | null; isBlocked: boolean };

/**
 * Signs a customer in by e-mail address and password (§4, §7). An unknown address, a wrong password
 * and an account without one get the same answer after the same time (reliability B4, Enumeration);
 * that an account is blocked is revealed only to a customer with its password. Throws
 * `login.loginFailed` (422), `login.userIsBlocked` (403) and `security.tooManyRequests`.
 */
export async function logIn(ctx: CommerceContext, input: LoginInput): Promise<Session> {
  const parsed = loginInputSchema.safeParse(input);
  if (!parsed.success) throw loginFailed();
  const { email, password, formKey } = parsed.data;
  const customer = await customerWithPassword(ctx, email, password);
  if (!customer) throw loginFailed();
  if (customer.isBlocked) throw new ShopError('login.userIsBlocked');
  ctx.left.push(...(await changeVisitor(ctx, (ctx) => enterAccount(ctx, customer, formKey))));
  ctx.reads?.clear();
  return getSession(ctx);
}

/**
 * The customer of this address, if the password is right; every call counts as a try to log in. All
 * spellings of a mailbox share one counter. Throws `security.tooManyRequests`.
 */
export async function customerWithPassword(
  ctx: CommerceContext,
  email: string,
  password: string,
): Promise<Row | null> {
  const { clientAddress, device } = ctx.visitor;
  const account = normalizeInput(email).toLowerCase();
  const row = await findCustomer(ctx, account);
  const isKnown = isDeviceOf(ctx, 'customer', row, device);
  await limitLogin(ctx, 'customer', { account: customerKey(account), clientAddress, isKnown });
  if ((await isPassword(password, row?.passwordHash)) && row) {
    await ctx.hook('account:password-checked');
    return row;
  }
  await noteCustomerEvent(ctx, 'customer.loginFailed', row?.id ?? null);
  return null;
}

async function findCustomer({ pool }: CommerceContext, account: string): Promise<Row | undefined> {
  // No account has another address, and not every text is valid in a query.
  if (!isEmailAddress(account)) return undefined;
  const { rows } = await pool.query<Row>({
    name: 'customer_of_email',
    text: `select id, password_hash, is_blocked
           from customer where lower(email) = $1`,
    values: [account],
  });
  return rows[0];
}

function loginFailed(): ShopError {
  return new ShopError('login.loginFailed');
}
