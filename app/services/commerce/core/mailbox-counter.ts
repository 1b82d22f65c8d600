import { createHmac } from 'node:crypto';
import type { CommerceContext } from './commerce-context';
import { customerKey } from './customer-key';

/**
 * The name of a mailbox in the counters of tries and mails, for all its spellings. The table
 * reveals no address, not even after an account is deleted.
 */
export function mailboxCounter({ secret }: Pick<CommerceContext, 'secret'>, email: string): string {
  return createHmac('sha256', secret).update(customerKey(email)).digest('base64url');
}
