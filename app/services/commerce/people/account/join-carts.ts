import type { CartNotice } from '../../../shop-api';
import { MOST_GIFT_CARDS } from '../../sale/gift-cards/gift-card-rules';
import { choosePrimaryAddresses } from '../../sale/cart/customer-cart';
import type { CommerceContext } from '../../core/commerce-context';
import { homeCountryOf } from '../../core/reference/home-country';

/**
 * At log-in the cart of this session is merged into the customer's own, which is created if
 * missing. Equal lines are not doubled: the larger quantity counts. Coupon, methods and preferences
 * of this session apply where the customer's cart has none; a coupon that the customer's replaces
 * is reported. Run it while the customer's row is locked.
 */
export async function joinCarts(
  ctx: CommerceContext,
  sessionId: number,
  customerId: number,
): Promise<CartNotice[]> {
  const { client } = ctx.db;
  let left: CartNotice[] = [];
  const visiting = await lockVisitingCart(ctx, sessionId);
  if (visiting !== null) {
    const own = await lockOwnCart(ctx, customerId);
    left = await couponThatGivesWay(ctx, visiting, own);
    await moveLines(ctx, visiting, own);
    await moveChoices(ctx, visiting, own);
    await moveAddresses(ctx, visiting, customerId);
    await client.query('update visitor_session set cart_id = null where cart_id = $1', [visiting]);
    await client.query('delete from cart where id = $1', [visiting]);
  }
  await choosePrimaryAddresses(ctx, customerId);
  const { rows } = await client.query<{ id: number }>(
    `select id from cart where customer_id = $1 and status = 'open'`,
    [customerId],
  );
  ctx.visitor.cartId = rows[0]?.id ?? null;
  return left;
}

/** The open cart of a session without a logged-in customer. */
async function lockVisitingCart(ctx: CommerceContext, sessionId: number): Promise<number | null> {
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `select c.id from visitor_session s join cart c on c.id = s.cart_id
     where s.id = $1 and c.status = 'open' and c.customer_id is null for update`,
    [sessionId],
  );
  return rows[0]?.id ?? null;
}

async function lockOwnCart(ctx: CommerceContext, customerId: number): Promise<number> {
  await ctx.db.client.query(
    `insert into cart (customer_id, currency, created_at, updated_at, shipping_country_id)
     values ($1, $2, $3, $3, $4)
     on conflict (customer_id) where status = 'open' do nothing`,
    [customerId, ctx.currency, ctx.now(), homeCountryOf(await ctx.reference()).id],
  );
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `update cart set version = version + 1, updated_at = $2
     where customer_id = $1 and status = 'open' returning id`,
    [customerId, ctx.now()],
  );
  return rows[0]!.id;
}

/** The same variation with the same order properties is one line. */
async function moveLines(ctx: CommerceContext, from: number, to: number): Promise<void> {
  await ctx.db.client.query(
    `with line as (
       select l.id, l.cart_id, l.variation_id, l.quantity,
              (select coalesce(jsonb_object_agg(property_id, value), '{}')
                 from cart_item_order_param where cart_item_id = l.id) as params
       from cart_item l where l.cart_id in ($1, $2)
     ), same as (
       select visiting.id as visiting_id, own.id as own_id,
              greatest(visiting.quantity, own.quantity) as quantity
       from line visiting join line own
         on visiting.cart_id = $1 and own.cart_id = $2
        and visiting.variation_id = own.variation_id and visiting.params = own.params
     ), grown as (
       update cart_item l set quantity = same.quantity from same where l.id = same.own_id
     ), moved as (
       update cart_item set cart_id = $2
       where cart_id = $1 and id not in (select visiting_id from same)
     )
     delete from cart_item where id in (select visiting_id from same)`,
    [from, to],
  );
}

async function couponThatGivesWay(
  ctx: CommerceContext,
  from: number,
  to: number,
): Promise<CartNotice[]> {
  const { rows } = await ctx.db.client.query<{ code: string; kept: string }>(
    `select visiting.coupon_code as code, own.coupon_code as kept from cart visiting, cart own
     where visiting.id = $1 and own.id = $2 and visiting.coupon_code <> own.coupon_code`,
    [from, to],
  );
  return rows.map((values) => ({ type: 'warning', key: 'couponLeft.ofAccount', values }));
}

async function moveChoices(ctx: CommerceContext, from: number, to: number): Promise<void> {
  await ctx.db.client.query(
    `update cart own set coupon_code = coalesce(own.coupon_code, visiting.coupon_code),
       shipping_profile_id = coalesce(own.shipping_profile_id, visiting.shipping_profile_id),
       gift_card_ids = (own.gift_card_ids || (select coalesce(array_agg(id), '{}')
         from unnest(visiting.gift_card_ids) id where id <> all(own.gift_card_ids)))[:$3],
       payment_method_id = coalesce(own.payment_method_id, visiting.payment_method_id),
       additional_information = coalesce(own.additional_information, visiting.additional_information),
       preferred_delivery = coalesce(own.preferred_delivery, visiting.preferred_delivery)
     from cart visiting where visiting.id = $1 and own.id = $2`,
    [from, to, MOST_GIFT_CARDS],
  );
}

/** Addresses typed before the log-in are kept where the customer has none of that type. */
async function moveAddresses(ctx: CommerceContext, from: number, customerId: number) {
  await ctx.db.client.query(
    `update address a set cart_id = null, customer_id = $2, email = ''
     where a.cart_id = $1 and not exists (
       select from address own where own.customer_id = $2 and own.type_id = a.type_id
     )`,
    [from, customerId],
  );
  await ctx.db.client.query('delete from address where cart_id = $1', [from]);
}
