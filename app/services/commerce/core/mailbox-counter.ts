import { createHmac } from 'node:crypto';
import type { CommerceContext } from './commerce-context';
import { customerKey } from './customer-key';

/**
 * The name of a mailbox in the counters of tries and mails, however it is spelt. Whoever reads the table
 * learns no address by it, also that of nobody who has deleted their account.
 */
export function mailboxCounter({ secret }: Pick<CommerceContext, 'secret'>, email: string): string {
  return createHmac('sha256', secret).update(customerKey(email)).digest('base64url');
}
