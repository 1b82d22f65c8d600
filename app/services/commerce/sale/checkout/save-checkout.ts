import {
  checkoutChangesSchema,
  isShopError,
  ShopError,
  type CartNotice,
  type CheckoutChanges,
  type SavedCheckout,
} from '../../../shop-api';
import { incomplete, refusedChange } from '../../../shop-api/order-refusals';
import { limitCouponTries } from '../cart/cart-coupon';
import { deleteGone, lockSessionCart } from '../cart/change-cart';
import { priceReading, type PricedCart } from '../cart/price-cart';
import { readCart, type CartReading } from '../cart/read-cart';
import type { CommerceContext } from '../../core/commerce-context';
import { changeVisitor } from '../../visitors/sessions/change-visitor';
import { takeUpFormerSession } from '../../visitors/sessions/take-up-session';
import { applyChanges, type Changes, type ChangeRequest } from './apply-changes';
import { missingParts } from './missing-parts';
import { askVatNumber, PATIENCE } from '../vat-numbers/ask-vat-number';

/**
 * Saves the input of the checkout, each part separately, in one transaction, and returns what an
 * order still lacks. Throws `order.incomplete` when the cart is empty, and `checkout.invalid` for
 * changes of another form.
 */
export async function saveCheckout(
  ctx: CommerceContext,
  input: CheckoutChanges,
): Promise<SavedCheckout> {
  const parsed = checkoutChangesSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('checkout.invalid');
  refuseStranger(ctx);
  const wanted = await limitCoupon(ctx, parsed.data);
  await askAhead(ctx, parsed.data);
  const { saved, left } = await changeVisitor(ctx, async (ctx) => {
    await enterCheckout(ctx, parsed.data);
    const { reading, priced } = await readLockedCart(ctx);
    if (!reading) return { saved: null, left: await removeGone(ctx, priced) };
    const { applied, now, left } = await applyChanges(ctx, { reading, priced }, wanted);
    const saved = { ...applied, missing: missingParts(ctx, now.priced, true) };
    return { saved, left: [...left, ...(await removeGone(ctx, now.priced))] };
  });
  ctx.left.push(...left);
  if (!saved) throw incomplete(['items']);
  return saved;
}

/** Throws `order.incomplete` for a visitor who never had a cart. */
export function refuseStranger({ visitor }: CommerceContext): void {
  if (visitor.sessionId === null && !visitor.formerSessionId) throw incomplete(['items']);
}

/** Locks the cart; with a form sent again, that of the session which the first one renewed. */
export async function enterCheckout(ctx: CommerceContext, { formKey }: Changes): Promise<void> {
  await takeUpFormerSession(ctx, formKey, null);
  if (ctx.visitor.sessionId === null) throw incomplete(['items']);
  await lockSessionCart(ctx);
}

/** The locked cart and its prices; `reading` is null when nothing in it can be ordered. */
export async function readLockedCart(
  ctx: CommerceContext,
): Promise<{ reading: CartReading | null; priced: PricedCart }> {
  const reading = await readCart(ctx);
  const priced = await priceReading(ctx, reading);
  return { reading: priced.lines.length > 0 ? reading : null, priced };
}

/**
 * Deletes from the locked cart the goods, coupon, gift cards and preferences that its pricing left
 * out: the page reports them as removed, so they must not reappear when they are available again.
 * Returns the notices.
 */
export async function removeGone(ctx: CommerceContext, priced: PricedCart): Promise<CartNotice[]> {
  if (priced.cart) await deleteGone(ctx, priced.cart.id, priced);
  return priced.left;
}

/** Checks a typed VAT number before the transaction, because the external service is slow. */
export async function askAhead(ctx: CommerceContext, { address }: Changes): Promise<void> {
  await askVatNumber(ctx, address?.addressData.vatNumber ?? '', PATIENCE.typed);
}

/** Counts the coupon try before the transaction that must not undo it; too many are refused. */
export async function limitCoupon(ctx: CommerceContext, changes: Changes): Promise<ChangeRequest> {
  if (changes.couponCode == null) return { changes, refused: {} };
  try {
    await limitCouponTries(ctx);
    return { changes, refused: {} };
  } catch (error) {
    if (!isShopError(error)) throw error;
    const { couponCode: _, ...others } = changes;
    return { changes: others, refused: { coupon: refusedChange(error) } };
  }
}
