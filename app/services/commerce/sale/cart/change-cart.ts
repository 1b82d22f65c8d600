import type { CommerceContext, Visitor } from '../../core/commerce-context';
import { changeVisitor, ensureSession } from '../../visitors/sessions/change-visitor';
import { choosePrimaryAddresses, lockCartBegunElsewhere } from './customer-cart';
import { removeGiftCard } from '../gift-cards/cart-gift-cards';
import { emptyCart, priceReading, type PricedCart } from './price-cart';
import { readCart, type CartReading } from './read-cart';
import { homeCountryOf } from '../../core/reference/home-country';

/** The result of a change. */
type Outcome = {
  /** Throws to roll back everything if the new cart does not have the requested state. */
  check?: (priced: PricedCart) => void;
  /** The current cart, if the change has read it; else it is read. */
  reading?: CartReading;
};
type Work = (ctx: CommerceContext, cart: { id: number }) => Promise<Outcome | void>;

/**
 * Changes the visitor's cart in one transaction: session and cart rows are locked (always in this
 * order), so that parallel changes add up; the version grows; invalid lines and coupons are
 * deleted, which `ctx.left` reports after the commit.
 *
 * A post that was in progress while guest login replaced its token changes the same cart: a new
 * session for it would overwrite the new cookie. It gets an empty cart back: the old token may be
 * in other hands.
 */
export async function changeCart(ctx: CommerceContext, work: Work): Promise<PricedCart> {
  const changed = await changeVisitor(ctx, async (ctx) => {
    const former = enterFormerSession(ctx.visitor);
    const cart = await beginChange(ctx);
    const { check, reading } = (await work(ctx, cart)) ?? {};
    const priced = await priceReading(ctx, reading ?? (await readCart(ctx)));
    check?.(priced);
    await deleteGone(ctx, cart.id, priced);
    if (former === null || ctx.visitor.sessionId !== former) return priced;
    Object.assign(ctx.visitor, { sessionId: null, cartId: null });
    return emptyCart(ctx);
  });
  ctx.left.push(...changed.left);
  return changed;
}

/** Whether this visitor has, or may have, a cart to change. */
export function mayHaveCart({ cartId, formerSessionId }: Visitor): boolean {
  return cartId !== null || Boolean(formerSessionId);
}

function enterFormerSession(visitor: Visitor): number | null {
  if (visitor.sessionId !== null || !visitor.formerSessionId) return null;
  visitor.sessionId = visitor.formerSessionId;
  return visitor.sessionId;
}

/** Locks the session's open cart and counts its version; creates session and cart if missing. */
async function beginChange(ctx: CommerceContext): Promise<{ id: number }> {
  const known = await lockRows(ctx, 'change');
  if (known !== null) return { id: known };
  const sessionId = await ensureSession(ctx);
  const home = homeCountryOf(await ctx.reference());
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'cart_begin',
    text: `with made as (
             insert into cart (currency, created_at, updated_at, customer_id, shipping_country_id)
             values ($1, $2, $2, $4, $5)
             on conflict (customer_id) where status = 'open' do nothing
             returning id
           ), taken as (
             update visitor_session set cart_id = made.id from made where visitor_session.id = $3
           )
           select id from made`,
    values: [ctx.currency, ctx.now(), sessionId, ctx.visitor.customer?.id ?? null, home.id],
  });
  const { customer } = ctx.visitor;
  const cart = rows[0] ?? (await lockCartBegunElsewhere(ctx, customer!.id));
  if (customer) await choosePrimaryAddresses(ctx, customer.id);
  ctx.visitor.cartId = cart.id;
  return cart;
}

/**
 * Locks session and open cart of the visitor and returns the cart's id, or null. A session that
 * ended meanwhile is removed from the visitor. Run it inside `changeVisitor`.
 */
export function lockSessionCart(ctx: CommerceContext): Promise<number | null> {
  return lockRows(ctx, 'lock');
}

const CART = {
  lock: `select id from cart where id = $1 and status = 'open' and $2::timestamptz is not null
         for update`,
  change: `update cart set version = version + 1, updated_at = $2
           where id = $1 and status = 'open' returning id`,
};

async function lockRows(ctx: CommerceContext, purpose: keyof typeof CART): Promise<number | null> {
  const { visitor } = ctx;
  const { client } = ctx.db;
  if (visitor.sessionId === null) return null;
  const { rows } = await client.query<{ ofSession: number | null; cartId: number | null }>({
    name: `cart_${purpose}_both`,
    text: `with session as (
                  select coalesce((select own.id from cart own
                                   where own.customer_id = s.customer_id and own.status = 'open'),
                                  s.cart_id) as cart_id
                  from visitor_session s where s.id = $1 for update
                ),
                cart_of_session as (
                  ${CART[purpose].replace('$1', '(select cart_id from session)')}
                )
           select session.cart_id as of_session, (select id from cart_of_session) as "cartId"
             from session`,
    values: [visitor.sessionId, ctx.now()],
  });
  const found = rows[0];
  if (!found) {
    Object.assign(visitor, { sessionId: null, cartId: null, guestMail: null, customer: null });
    return null;
  }
  visitor.cartId = found.cartId ?? (await lockNewCart(ctx, purpose, found.ofSession));
  return visitor.cartId;
}

/** A cart created by another request during the wait is too new for one statement. */
async function lockNewCart(
  ctx: CommerceContext,
  purpose: keyof typeof CART,
  cartId: number | null,
): Promise<number | null> {
  if (cartId === null) return null;
  const { rows } = await ctx.db.client.query<{ id: number }>(CART[purpose], [cartId, ctx.now()]);
  return rows[0]?.id ?? null;
}

/**
 * Deletes the lines, coupon, gift cards and delivery preferences that a pricing left out, reported
 * in `priced.left`.
 */
export async function deleteGone(ctx: CommerceContext, cartId: number, priced: PricedCart) {
  if (priced.goneLineIds.length > 0) {
    await ctx.db.client.query('delete from cart_item where id = any($1)', [priced.goneLineIds]);
  }
  if (priced.couponRefusal) {
    await ctx.db.client.query('update cart set coupon_code = null where id = $1', [cartId]);
  }
  for (const { card } of priced.giftCardRefusals) await removeGiftCard(ctx, cartId, card.id);
  if (priced.areWishesGone) {
    await ctx.db.client.query('update cart set preferred_delivery = null where id = $1', [cartId]);
  }
}
