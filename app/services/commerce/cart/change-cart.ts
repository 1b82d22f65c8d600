import type { CommerceContext, Visitor } from '../commerce-context';
import { changeVisitor, ensureSession } from '../sessions/change-visitor';
import { EMPTY, priceCart, type PricedCart } from './price-cart';

type Check = (priced: PricedCart) => void;
type Work = (ctx: CommerceContext, cart: { id: number }) => Promise<Check | void>;

/**
 * Changes the visitor's cart in one transaction: session and cart rows are locked (always in this
 * order), so that parallel changes add up; the version grows; lines and coupon that no longer hold
 * are deleted. The work may return a check of the new cart that throws to undo everything.
 *
 * A post that was under way while guest login replaced its token changes the same cart: the new
 * cookie would be lost to one of a new session. It sees nothing of it: the old token may be
 * in other hands.
 */
export function changeCart(ctx: CommerceContext, work: Work): Promise<PricedCart> {
  return changeVisitor(ctx, async (ctx) => {
    const former = enterFormerSession(ctx.visitor);
    const cart = await lockCart(ctx);
    const check = await work(ctx, cart);
    await ctx.db.client.query(
      'update cart set version = version + 1, updated_at = $2 where id = $1',
      [cart.id, ctx.now()],
    );
    const priced = await priceCart(ctx);
    check?.(priced);
    await deleteGone(ctx, cart.id, priced);
    if (former === null || ctx.visitor.sessionId !== former) return priced;
    Object.assign(ctx.visitor, { sessionId: null, cartId: null });
    return EMPTY;
  });
}

/** May this visitor have a cart to change? */
export function mayHaveCart({ cartId, formerSessionId }: Visitor): boolean {
  return cartId !== null || Boolean(formerSessionId);
}

function enterFormerSession(visitor: Visitor): number | null {
  if (visitor.sessionId !== null || !visitor.formerSessionId) return null;
  visitor.sessionId = visitor.formerSessionId;
  return visitor.sessionId;
}

/** Locks the session's open cart; begins session and cart where there is none. */
async function lockCart(ctx: CommerceContext): Promise<{ id: number }> {
  const known = await lockSessionCart(ctx);
  if (known !== null) return { id: known };
  const sessionId = await ensureSession(ctx);
  const now = ctx.now();
  const { rows } = await ctx.db.client.query<{ id: number }>(
    'insert into cart (currency, created_at, updated_at) values ($1, $2, $2) returning id',
    [ctx.currency, now],
  );
  const cart = rows[0]!;
  await ctx.db.client.query('update visitor_session set cart_id = $2 where id = $1', [
    sessionId,
    cart.id,
  ]);
  ctx.visitor.cartId = cart.id;
  return cart;
}

/**
 * Locks session and open cart of the visitor and gives the cart's id, or null. A session that
 * ended meanwhile is forgotten. Run it inside `changeVisitor`.
 */
export async function lockSessionCart(ctx: CommerceContext): Promise<number | null> {
  const { visitor } = ctx;
  if (visitor.sessionId === null) return null;
  const session = await ctx.db.client.query<{ cartId: number | null }>(
    'select cart_id as "cartId" from visitor_session where id = $1 for update',
    [visitor.sessionId],
  );
  if (session.rows.length === 0) {
    Object.assign(visitor, { sessionId: null, cartId: null, guestMail: null });
    return null;
  }
  const cart = await ctx.db.client.query<{ id: number }>(
    `select id from cart where id = $1 and status = 'open' for update`,
    [session.rows[0]!.cartId],
  );
  visitor.cartId = cart.rows[0]?.id ?? null;
  return visitor.cartId;
}

async function deleteGone(ctx: CommerceContext, cartId: number, priced: PricedCart) {
  if (priced.goneLineIds.length > 0) {
    await ctx.db.client.query('delete from cart_item where id = any($1)', [priced.goneLineIds]);
  }
  if (priced.couponRefusal) {
    await ctx.db.client.query('update cart set coupon_code = null where id = $1', [cartId]);
  }
}
