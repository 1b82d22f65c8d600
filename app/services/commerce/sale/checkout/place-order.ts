import {
  checkoutChangesSchema,
  placeOrderInputSchema,
  ShopError,
  withDetails,
  type CartGiftCard,
  type CartNotice,
  type PlacedOrder,
  type PlaceOrderInput,
  type SavedCheckout,
} from '../../../shop-api';
import { couponChanged, incomplete } from '../../../shop-api/order-refusals';
import { COUPON_REFUSAL, type CouponRefusal } from '../coupons/coupon-rules';
import type { CommerceContext } from '../../core/commerce-context';
import { inSavepoint } from '../../core/in-savepoint';
import { mayMail } from '../../core/mail-budget';
import { noteOrderEvent } from '../../core/note-event';
import { queueMail, ringOutbox } from '../../core/outbox/queue';
import { changeVisitor } from '../../visitors/sessions/change-visitor';
import { applyChanges, type ChangeRequest } from './apply-changes';
import { draftOrder, type ParsedPlaceOrderInput } from './draft-order';
import { findLatestOrder, findPlacedOrder } from './find-placed-order';
import { countCoupon, recordCouponUse, refuseBuyer } from '../coupons/coupon-use';
import { payWithGiftCards } from '../gift-cards/pay-with-gift-cards';
import { limitOrders } from './limit-orders';
import { missingParts } from './missing-parts';
import { holdStock, reserveStock } from './reserve-stock';
import {
  askAhead,
  enterCheckout,
  limitCoupon,
  readLockedCart,
  refuseStranger,
  removeGone,
} from './save-checkout';
import { askLater } from '../vat-numbers/ask-vat-number';
import { writeOrder, type OrderDraft } from './write-order';

/**
 * Saves typed changes and places the order, in one transaction (reliability A2): the same attempt
 * always leads to the same order; content that the shopper did not see is never ordered; stock and
 * coupon are taken by conditional updates. Mails and payment are sent by the outbox after the
 * commit. Throws the `order.*` errors of the contract: then nothing is ordered, the changes are
 * saved, and what is no longer available leaves the cart.
 */
export async function placeOrder(
  ctx: CommerceContext,
  input: PlaceOrderInput,
): Promise<PlacedOrder> {
  const parsed = placeOrderInputSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('order.createFailed');
  refuseStranger(ctx);
  const wish = parsed.data;
  const wanted = await limitCoupon(ctx, wish.changes ?? NO_CHANGES);
  await askAhead(ctx, wish.changes ?? NO_CHANGES);
  const { placed, refusal, left } = await changeVisitor(ctx, async (ctx) => {
    await enterCheckout(ctx, wish.changes ?? NO_CHANGES);
    const known = await findPlacedOrder(ctx, wish.attemptId);
    if (known) return { placed: known, left: [] };
    await ctx.hook('place:after-lock');
    return saveAndPlace(ctx, wish, wanted);
  });
  ctx.left.push(...left);
  if (refusal) throw refusal;
  await ctx.hook('place:after-commit');
  ringOutbox();
  return placed;
}

const NO_CHANGES = checkoutChangesSchema.parse({});

type Outcome = { left: CartNotice[] } & (
  | { placed: PlacedOrder; refusal?: never }
  | { placed?: never; refusal: ShopError }
);

async function saveAndPlace(
  ctx: CommerceContext,
  wish: ParsedPlaceOrderInput,
  wanted: ChangeRequest,
): Promise<Outcome> {
  const { reading, priced } = await readLockedCart(ctx);
  if (!reading) {
    const left = await removeGone(ctx, priced);
    const latest = left.length === 0 ? await findLatestOrder(ctx, wish.attemptId) : null;
    return latest ? { placed: latest, left } : { refusal: incomplete(['items']), left };
  }
  const { now, applied, left } = await applyChanges(ctx, { reading, priced }, wanted);
  const missing = missingParts(ctx, now.priced, wish.termsAccepted);
  const pressed = {
    before: priced,
    now: now.priced,
    missing,
    isAllSaved: Object.keys(applied.refused).length === 0,
  };
  // The session loses its cart only if the order is written.
  const visitor = { ...ctx.visitor };
  const { done, refusal } = await inSavepoint(ctx.db, async () => {
    const inner = { ...ctx, visitor };
    return placeOnce(inner, await draftOrder(inner, pressed, wish));
  });
  if (refusal) {
    left.push(...(await removeGone(ctx, now.priced)));
    return { refusal: withSaved(refusal, { ...applied, missing }), left };
  }
  Object.assign(ctx.visitor, visitor);
  return { placed: done, left };
}

function withSaved(refusal: ShopError, saved: SavedCheckout): ShopError {
  const events = { AfterCheckoutChanged: saved };
  return withDetails(refusal, { cause: refusal.cause, events });
}

async function placeOnce(ctx: CommerceContext, draft: OrderDraft): Promise<PlacedOrder> {
  const { cart, priced, email } = draft;
  await ctx.hook('place:priced');
  const reserved = await reserveStock(ctx, priced.lines);
  await ctx.hook('place:stock-reserved');
  const coupon = priced.coupon && (await countCoupon(ctx, priced.coupon.code));
  if (priced.coupon && !coupon) throw couponLost(draft);
  const refusal = coupon && (await refuseBuyer(ctx, coupon, email));
  if (refusal) throw couponLost(draft, refusal);
  const order = await writeOrder(ctx, draft);
  await ctx.hook('place:order-written');
  const lost = await payWithGiftCards(ctx, order.id, priced.giftCards);
  if (lost) throw giftCardLost(draft, lost);
  if (priced.coupon && coupon) {
    const { isSingleUsage } = coupon;
    const use = { code: priced.coupon.code, orderId: order.id, email, isSingleUsage };
    if (!(await recordCouponUse(ctx, use))) throw couponLost(draft);
  }
  await holdStock(ctx, order.id, reserved);
  await closeCart(ctx, cart.id, order.id);
  await queueMail(ctx, 'mail:order_received', { orderId: order.id });
  if (priced.vatNumber?.state === 'later') await askLater(ctx, priced.vatNumber.number);
  const logged = { total: priced.totals.total, paymentKey: draft.payment.paymentKey };
  await noteOrderEvent(ctx, order.id, 'placed', logged);
  await limitOrders(ctx, email);
  await mayMail(ctx, email, 'order');
  await ctx.hook('place:before-commit');
  return { ...order, isRepeat: false };
}

function couponLost(
  { priced }: OrderDraft,
  refusal: CouponRefusal = COUPON_REFUSAL.unknownOrUsed,
): ShopError {
  const { openAmount, totals } = priced;
  const amounts = { before: openAmount, after: openAmount + totals.discount };
  return couponChanged(amounts, { notice: refusal.notice });
}

/** Another order has used it meanwhile. */
function giftCardLost({ priced: { openAmount } }: OrderDraft, { amount }: CartGiftCard): ShopError {
  const amounts = { before: openAmount, after: openAmount + amount };
  return couponChanged(amounts, { notice: COUPON_REFUSAL.noOpenAmount.notice });
}

/**
 * The cart belongs to its order now; the visitor continues with a new, empty one and may see the
 * order. Order properties are stored with the lines of the order, and deleted with them.
 */
async function closeCart(ctx: CommerceContext, cartId: number, orderId: number): Promise<void> {
  const { visitor } = ctx;
  await ctx.db.client.query({
    name: 'order_close_cart',
    text: `with closed as (
             update cart set status = 'converted', updated_at = $2 where id = $1
           ), typed as (
             delete from cart_item_order_param
             where cart_item_id in (select id from cart_item where cart_id = $1)
           ), left_behind as (
             update visitor_session set cart_id = null where id = $3
           )
           insert into order_access (session_id, order_id, has_placed) values ($3, $4, true)`,
    values: [cartId, ctx.now(), visitor.sessionId, orderId],
  });
  visitor.cartId = null;
}
