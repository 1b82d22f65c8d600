import { ShopError, changePasswordInputSchema, type ChangePasswordInput } from '../../../shop-api';
import { queueAccountMail } from '../account-mails/queue-account-mails';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { ringOutbox } from '../../core/outbox/queue';
import { deviceOf } from '../../visitors/passwords/limit-login';
import { hashPassword } from '../../visitors/passwords/passwords';
import { lockAccount } from './lock-account';
import { noteCustomerEvent } from '../../core/note-event';
import { passwordError } from './password-rule';
import { currentCustomer, demandPassword } from './current-customer';

/**
 * Sets another password for a customer who knows the present one, ends all other sessions of the
 * account and notifies its owner by mail (§7; ASVS V7.4.3). Throws `contact.passwordWrong`,
 * `contact.passwordInvalid`, `login.required` and `security.tooManyRequests`.
 */
export async function changePassword(
  ctx: CommerceContext,
  input: ChangePasswordInput,
): Promise<void> {
  const customer = currentCustomer(ctx);
  const wish = changePasswordInputSchema.parse(input);
  const proven = await demandPassword(ctx, customer, wish.oldPassword);
  checkNewPassword(wish, customer.email);
  const passwordHash = await hashPassword(wish.password);
  await transact(ctx, async (ctx) => {
    await lockAccount(ctx, proven, 'contact.passwordWrong');
    await setPassword(ctx, customer.id, passwordHash, ctx.visitor.sessionId);
  });
  ctx.visitor.newDevice = deviceOf(ctx, 'customer', { id: customer.id, passwordHash });
  ringOutbox();
}

type NewPassword = { password: string; password2: string };

/** Throws `contact.passwordInvalid` with the broken rule as its cause. */
export function checkNewPassword(wish: NewPassword, email: string): void {
  const refusal = refusalOfPassword(wish, email);
  if (refusal) throw refusal;
}

/** The error of `checkNewPassword`, for callers that report more errors; null for a valid one. */
export function refusalOfPassword(
  { password, password2 }: NewPassword,
  email: string,
): ShopError | null {
  const broken = passwordError(password, email);
  const isRepeated = password === '' || password === password2;
  if (!broken && isRepeated) return null;
  const cause = {
    ...(broken && { password: `password.${broken}` }),
    ...(!isRepeated && { password2: 'password.match' }),
  };
  return new ShopError('contact.passwordInvalid', { cause });
}

/** Stores the new password, ends every session but `keptSession`, and every open link. */
export async function setPassword(
  ctx: CommerceContext,
  customerId: number,
  passwordHash: string,
  keptSession: number | null,
): Promise<void> {
  const { client } = ctx.db;
  await client.query('update customer set password_hash = $2 where id = $1', [
    customerId,
    passwordHash,
  ]);
  await client.query('delete from customer_request where customer_id = $1', [customerId]);
  await client.query(
    'delete from visitor_session where customer_id = $1 and id is distinct from $2',
    [customerId, keptSession],
  );
  await noteCustomerEvent(ctx, 'customer.passwordChanged', customerId);
  await queueAccountMail(ctx, 'password_changed', { customerId });
}
