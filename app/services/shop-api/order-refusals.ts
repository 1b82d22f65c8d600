import { MISSING_PARTS, type MissingPart, type RefusedChange } from './operations/checkout';
import { ShopError } from './shop-error';
import type { ShopErrorKey } from './shop-errors';

/** Returns the missing parts of an order (§5), in the order shown to shoppers; [] if complete. */
export function missingOf(isThere: Record<MissingPart, boolean>): MissingPart[] {
  return isThere.items ? MISSING_PARTS.filter((part) => !isThere[part]) : ['items'];
}

/** The error of an order with missing parts; none are listed if one of its changes was refused. */
export function incomplete(missing: MissingPart[]): ShopError {
  return new ShopError('order.incomplete', { cause: { missing } });
}

/** The same; a chosen method that is gone has a separate error if nothing else is missing. */
export function lacking(
  missing: MissingPart[],
  wasChosen: Record<'shippingMethod' | 'paymentMethod', boolean>,
): ShopError {
  const others = missing.filter((part) => part !== 'shippingMethod' && part !== 'paymentMethod');
  const isGone = (part: keyof typeof wasChosen) => missing.includes(part) && wasChosen[part];
  const gone = (key: ShopErrorKey) => new ShopError(key, { cause: { missing } });
  if (others.length > 0) return incomplete(missing);
  if (isGone('shippingMethod')) return gone('order.shippingChanged');
  return isGone('paymentMethod') ? gone('order.paymentChanged') : incomplete(missing);
}

/** The shown and the current total, in cents. */
type Amounts = { before: number; after: number };

/**
 * The error of a coupon or gift card that is no longer valid: `notice` is the reason (group
 * `error`), if known.
 */
export function couponChanged(
  amounts: Amounts,
  why: { notice?: string; minimum?: string } = {},
): ShopError {
  return new ShopError('order.couponChanged', { cause: { ...amounts, ...why } });
}

/** The error of a changed offer; `lines` are those with a new price. */
export function quoteChanged(cause: Amounts & { lines?: unknown[] }): ShopError {
  return new ShopError('order.quoteChanged', { cause });
}

/** Does a refusal contain amounts of the order? */
export function namesAmounts(key: string): boolean {
  return key === 'order.quoteChanged' || key === 'order.couponChanged';
}

/** Converts an error to the format of refused changes. */
export function refusedChange({ key, code, cause = {} }: ShopError): RefusedChange {
  return { key, code, cause };
}
