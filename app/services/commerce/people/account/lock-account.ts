import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** An account with the hash against which its password was verified. */
export type ProvenAccount = { id: number; passwordHash: string | null };

/**
 * Locks an account whose password was checked before the transaction of `ctx` began. If it was
 * meanwhile given another password, blocked or deleted, throws `refusal` (422).
 */
export async function lockAccount(
  ctx: CommerceContext,
  { id, passwordHash }: ProvenAccount,
  refusal: 'login.loginFailed' | 'contact.passwordWrong',
): Promise<void> {
  const { rowCount } = await ctx.db.client.query(
    `select from customer where id = $1 and password_hash = $2 and not is_blocked
     for no key update`,
    [id, passwordHash],
  );
  if (rowCount === 0) throw new ShopError(refusal);
}
