import {
  checkoutChangesSchema,
  isShopError,
  ShopError,
  type CheckoutChanges,
  type SavedCheckout,
} from '../../../shop-api';
import { incomplete, refusedChange } from '../../../shop-api/order-refusals';
import { limitCouponTries } from '../cart/cart-coupon';
import { lockSessionCart } from '../cart/change-cart';
import { priceReading } from '../cart/price-cart';
import { readCart } from '../cart/read-cart';
import type { CommerceContext } from '../../ground/commerce-context';
import { changeVisitor } from '../../visitors/sessions/change-visitor';
import { applyChanges, type Changes, type ReadCart, type Wanted } from './apply-changes';
import { missingParts } from './missing-parts';
import { askVatNumber, PATIENCE } from '../vat-numbers/ask-vat-number';

/**
 * Saves what was typed in the checkout, each part for itself, in one transaction, and tells what an
 * order still lacks. Throws `order.incomplete` when nothing lies in the cart, and
 * `checkout.invalid` for changes of another form.
 */
export async function saveCheckout(
  ctx: CommerceContext,
  input: CheckoutChanges,
): Promise<SavedCheckout> {
  const parsed = checkoutChangesSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('checkout.invalid', { code: 422 });
  if (ctx.visitor.sessionId === null) throw incomplete(['items']);
  const wanted = await limitCoupon(ctx, parsed.data);
  await askAhead(ctx, parsed.data);
  const { left, ...saved } = await changeVisitor(ctx, async (ctx) => {
    await lockSessionCart(ctx);
    const { applied, now, left } = await applyChanges(ctx, await readFilledCart(ctx), wanted);
    return { ...applied, missing: missingParts(ctx, now.priced, true), left };
  });
  ctx.left.push(...left);
  return saved;
}

/** The locked cart; throws `order.incomplete` when nothing in it can be ordered. */
export async function readFilledCart(ctx: CommerceContext): Promise<ReadCart> {
  const reading = await readCart(ctx);
  const priced = await priceReading(ctx, reading);
  if (!reading || priced.lines.length === 0) throw incomplete(['items']);
  return { reading, priced };
}

/** Asks about a VAT number that was typed, before the transaction: others are slow. */
export async function askAhead(ctx: CommerceContext, { address }: Changes): Promise<void> {
  await askVatNumber(ctx, address?.addressData.vatNumber ?? '', PATIENCE.typed);
}

/** Counts the try of a coupon, before the transaction that must not undo it; too many are refused. */
export async function limitCoupon(ctx: CommerceContext, changes: Changes): Promise<Wanted> {
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
