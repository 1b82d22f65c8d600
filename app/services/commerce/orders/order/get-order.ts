import { timingSafeEqual } from 'node:crypto';
import { addressKey } from '~/lib/address-key.server';
import {
  getOrderInputSchema,
  ORDER_TYPE,
  ShopError,
  type GetOrderInput,
  type Order,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { limitRate } from '../../core/rate-limit';
import { changeVisitor, ensureSession } from '../../visitors/sessions/change-visitor';
import { hashOf } from '../../core/hash-of';
import { hasBought } from './has-bought';
import { limitProofs } from './limit-proofs';
import { loadOrder, withLocalNames } from './load-order';
import { isOwn, ownerOfOrder } from './owner-of-order';
import { fits, isGiven } from './order-proof';
import { needsLogin } from './needs-login';

const HOUR = 60 * 60;
const NO_HASH = Buffer.alloc(32);
/** An offer has its own page, and a return is shown in the account. */
const SHOWN_TYPES = [ORDER_TYPE.order];

/**
 * The order that a link leads to. The device that placed it and the customer it belongs to see it
 * immediately, without its key too (`needsNoKey`); another device proves that it knows postcode or
 * name, and is remembered, or logs in where the order is a customer's
 * (`order.additionalAuthenticationRequiredLogin`). Unknown id and wrong key are both
 * `order.notFound`; `order.additionalAuthenticationRequiredPostcode` requests a proof;
 * `order.softLoginFailed` refuses it; `limitProofs` counts (reliability B4). Codes of gift cards
 * are null for everyone but their buyer (`hasBought`).
 */
export async function getOrder(ctx: CommerceContext, input: GetOrderInput): Promise<Order> {
  const parsed = getOrderInputSchema.safeParse(input);
  if (!parsed.success) throw notFound();
  const { orderId, accessKey = '', ...proof } = parsed.data;
  const owner = await ownerOfOrder(ctx, orderId);
  if (isOwn(ctx, owner)) return loadShown(ctx, orderId);
  if (!accessKey && (await needsNoKey(ctx, orderId, owner))) return loadShown(ctx, orderId);
  if (!(await isRightKey(ctx, { orderId, accessKey, typeIds: SHOWN_TYPES }))) {
    await limitRate(ctx, `order:address:${addressKey(ctx.visitor.clientAddress)}`, {
      max: 60,
      seconds: HOUR,
    });
    throw notFound();
  }
  if (!(await isKnownDevice(ctx, orderId))) {
    if (owner !== null) {
      throw needsLogin();
    }
    if (!isGiven(proof)) {
      throw new ShopError('order.additionalAuthenticationRequiredPostcode', {
        cause: { authType: 'postcode' },
      });
    }
    await limitProofs(ctx, orderId);
    const order = await loadOrder(ctx, orderId);
    if (!fits(proof, [order.deliveryAddress, order.billingAddress])) {
      throw new ShopError('order.softLoginFailed', { cause: { authType: 'postcode' } });
    }
    await rememberDevice(ctx, orderId);
  }
  return loadShown(ctx, orderId);
}

/** The codes of gift cards that were bought with an order are shown to their buyer only. */
async function loadShown(ctx: CommerceContext, orderId: number): Promise<Order> {
  const order = await withLocalNames(ctx, await loadOrder(ctx, orderId));
  if (order.boughtGiftCards.length === 0 || (await hasBought(ctx, orderId))) return order;
  return {
    ...order,
    boughtGiftCards: order.boughtGiftCards.map((card) => ({ ...card, code: null })),
  };
}

/**
 * Whether the key opens this order, and its type is one of these. Compares hashes in constant time;
 * an unknown order costs the same as a wrong key.
 */
export async function isRightKey(
  ctx: CommerceContext,
  { orderId, accessKey, typeIds }: { orderId: number; accessKey: string; typeIds: number[] },
): Promise<boolean> {
  const { rows } = await ctx.db.client.query<{ hash: Buffer }>({
    name: 'order_key',
    text: 'select access_key_hash as hash from orders where id = $1 and type_id = any($2)',
    values: [orderId, typeIds],
  });
  const isEqual = timingSafeEqual(rows[0]?.hash ?? NO_HASH, hashOf(accessKey));
  return isEqual && rows.length === 1;
}

/** Whether this visitor's session has placed the order, or proved that it knows it. */
export async function isKnownDevice(ctx: CommerceContext, orderId: number): Promise<boolean> {
  const { rows } = await ctx.db.client.query({
    name: 'order_access',
    text: 'select from order_access where session_id = $1 and order_id = $2',
    values: [ctx.visitor.sessionId, orderId],
  });
  return rows.length === 1;
}

/**
 * Whether this visitor may open the order without its key: the customer it belongs to may, and the
 * device that has placed a guest's order, or proved that it knows it.
 */
export async function needsNoKey(
  ctx: CommerceContext,
  orderId: number,
  owner: Owner,
): Promise<boolean> {
  if (owner !== null) return isOwn(ctx, owner);
  const { rows } = await ctx.db.client.query({
    name: 'order_access_without_key',
    text: `select from order_access a join orders o on o.id = a.order_id
           where a.session_id = $1 and a.order_id = $2 and o.type_id = any($3)`,
    values: [ctx.visitor.sessionId, orderId, SHOWN_TYPES],
  });
  return rows.length === 1;
}

type Owner = Awaited<ReturnType<typeof ownerOfOrder>>;

/** Gives this visitor's session access to the order. */
export function rememberDevice(ctx: CommerceContext, orderId: number): Promise<void> {
  return changeVisitor(ctx, async (ctx) => {
    await ctx.db.client.query(
      'insert into order_access (session_id, order_id) values ($1, $2) on conflict do nothing',
      [await ensureSession(ctx), orderId],
    );
  });
}

function notFound(): ShopError {
  return new ShopError('order.notFound');
}
