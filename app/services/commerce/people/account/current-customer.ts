import { ShopError } from '../../../shop-api';
import type { CommerceContext, VisitorCustomer } from '../../core/commerce-context';
import type { ProvenAccount } from './lock-account';
import { customerWithPassword } from './log-in';

/** The customer who is logged in. Throws `login.required` (401) for other visitors. */
export function currentCustomer({ visitor }: CommerceContext): VisitorCustomer {
  if (!visitor.customer) throw new ShopError('login.required');
  return visitor.customer;
}

/**
 * Requires the password again for something that only the owner may do: a session left open is not
 * enough. Tries count like those to log in. The result is for `lockAccount`. Throws
 * `contact.passwordWrong` (422) and `security.tooManyRequests`.
 */
export async function demandPassword(
  ctx: CommerceContext,
  { email, id }: VisitorCustomer,
  password: string,
): Promise<ProvenAccount> {
  const found = await customerWithPassword(ctx, email, password);
  if (found?.id !== id) throw new ShopError('contact.passwordWrong');
  return found;
}
