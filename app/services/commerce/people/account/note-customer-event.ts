import type { CommerceContext } from '../../ground/commerce-context';

type CustomerEvent =
  | 'customer.registered'
  | 'customer.loggedIn'
  | 'customer.loginFailed'
  | 'customer.passwordChanged'
  | 'customer.emailChanged';

/**
 * Writes into the event log who signed in or was refused (ASVS V16.3.1): the number of the account
 * alone, which its owner reads in their own data (L-57).
 */
export async function noteCustomerEvent(
  ctx: Pick<CommerceContext, 'db' | 'now'>,
  kind: CustomerEvent,
  customerId: number | null,
): Promise<void> {
  await ctx.db.client.query({
    name: 'customer_event',
    text: 'insert into event_log (kind, data, at) values ($1, $2, $3)',
    values: [kind, JSON.stringify({ customerId }), ctx.now()],
  });
}
