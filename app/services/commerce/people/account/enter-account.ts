import type { CartNotice } from '../../../shop-api';
import type { CommerceContext, VisitorCustomer } from '../../core/commerce-context';
import { giveFilesToCustomer } from '../../visitors/order-property-files/owned-files';
import { deviceOf } from '../../visitors/passwords/limit-login';
import { ensureSession, rotateSession } from '../../visitors/sessions/change-visitor';
import { expiryFromNow } from '../../visitors/sessions/session-lifetime';
import { mergeWishlist } from '../wishlist/merge-wishlist';
import { joinCarts } from './join-carts';
import { lockAccount, type ProvenAccount } from './lock-account';
import { noteCustomerEvent } from '../../core/note-event';
import { takeUpFormerSession } from '../../visitors/sessions/take-up-session';

/**
 * Makes the visitor this customer: the session gets a new token, so that a person with the former
 * one does not get in (reliability B4, Sessions), and its cart becomes the customer's. The session
 * of another customer who was logged in here ends, and their cart stays theirs. Returns notices
 * about what left the cart, for `ctx.left` after the commit. Run it inside `changeVisitor`; the
 * password was checked by the caller. Throws `login.loginFailed` when it is not that of the account
 * any more.
 */
export async function enterAccount(
  ctx: CommerceContext,
  customer: ProvenAccount,
  formKey?: string,
): Promise<CartNotice[]> {
  const { visitor } = ctx;
  const { client } = ctx.db;
  // Concurrent log-ins of one customer join their carts one after the other.
  await lockAccount(ctx, customer, 'login.loginFailed');
  visitor.newDevice = deviceOf(ctx, 'customer', customer);
  if (await takeUpFormerSession(ctx, formKey, customer.id)) {
    visitor.customer = await loadVisitorCustomer(ctx, customer.id);
    return [];
  }
  await leaveSessionOfOthers(ctx, customer.id);
  const sessionId = await ensureSession(ctx);
  await rotateSession(ctx, sessionId, formKey);
  visitor.customer = await loadVisitorCustomer(ctx, customer.id);
  visitor.guestMail = null;
  const left = await joinCarts(ctx, sessionId, customer.id);
  await giveFilesToCustomer(ctx, sessionId, customer.id);
  await client.query(
    `update visitor_session
     set customer_id = $2, guest_mail = null, created_at = $3, seen_at = $3, expires_at = $4
     where id = $1`,
    [sessionId, customer.id, ctx.now(), await expiryFromNow(ctx)],
  );
  await mergeWishlist(ctx.db, sessionId, customer.id);
  await noteCustomerEvent(ctx, 'customer.loggedIn', customer.id);
  return left;
}

/** Ends the session of another customer, even of a blocked one; the browser gets a new one. */
async function leaveSessionOfOthers(ctx: CommerceContext, customerId: number): Promise<void> {
  const { visitor } = ctx;
  if (visitor.sessionId === null) return;
  const { rowCount } = await ctx.db.client.query(
    'delete from visitor_session where id = $1 and customer_id <> $2',
    [visitor.sessionId, customerId],
  );
  if (rowCount === 1) Object.assign(visitor, { sessionId: null, cartId: null, customer: null });
}

async function loadVisitorCustomer(ctx: CommerceContext, id: number): Promise<VisitorCustomer> {
  const { rows } = await ctx.db.client.query<VisitorCustomer>(
    `select c.id, c.email, c.first_name, c.last_name,
       c.class_id, k.show_net_prices,
       c.email_proved_at is not null as is_proven
     from customer c join customer_class k on k.id = c.class_id where c.id = $1`,
    [id],
  );
  return rows[0]!;
}
