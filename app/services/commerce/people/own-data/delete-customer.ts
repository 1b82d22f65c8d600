import { deleteCustomerInputSchema, type DeleteCustomerInput } from '../../../shop-api';
import { queueFarewellMail } from '../account-mails/queue-account-mails';
import type { CommerceContext } from '../../core/commerce-context';
import { ringOutbox } from '../../core/outbox/queue';
import { signOutVisitor, changeVisitor } from '../../visitors/sessions/change-visitor';
import { lockAccount } from '../account/lock-account';
import { currentCustomer, demandPassword } from '../account/current-customer';

/**
 * Deletes the account (Art. 17 GDPR, L-58): profile, addresses, cart, files, log-ins and sessions
 * are deleted, the newsletter ends if the address is confirmed or this account requested it. Orders
 * and declarations of withdrawal stay for as long as the law requires, without the account, reviews
 * and replies without a name. A mail confirms it. Throws `contact.passwordWrong`, `login.required`
 * and `security.tooManyRequests`.
 */
export async function deleteCustomer(
  ctx: CommerceContext,
  input: DeleteCustomerInput,
): Promise<void> {
  const customer = currentCustomer(ctx);
  const { password } = deleteCustomerInputSchema.parse(input);
  const proven = await demandPassword(ctx, customer, password);
  await changeVisitor(ctx, async (ctx) => {
    const { client } = ctx.db;
    await lockAccount(ctx, proven, 'contact.passwordWrong');
    await client.query('delete from visitor_session where customer_id = $1', [customer.id]);
    await client.query(`delete from cart where customer_id = $1 and status = 'open'`, [
      customer.id,
    ]);
    await client.query(
      `update newsletter_subscriber set ended_at = $2
       where email = lower($1) and ended_at is null and ($3 or customer_id = $4)`,
      [customer.email, ctx.now(), customer.isProven, customer.id],
    );
    await client.query(
      `delete from event_log where order_id is null and kind like 'customer.%'
         and (data->>'customerId')::int = $1`,
      [customer.id],
    );
    await client.query(
      `update review set author_name = '' where id = any (array(
         select r.id from orders o join review r on r.order_id = o.id where o.customer_id = $1
         union all
         select id from review where customer_id = $1))`,
      [customer.id],
    );
    // No mail asks for reviews of purchases with a deleted account.
    await client.query(
      `update orders set review_mail = null where customer_id = $1 and review_mail is not null`,
      [customer.id],
    );
    await client.query('delete from customer where id = $1', [customer.id]);
    const { id: customerId, email: to, isProven } = customer;
    await queueFarewellMail(ctx, 'account_deleted', { customerId, to, isProven });
    signOutVisitor(ctx.visitor);
  });
  ringOutbox();
}
