import { MISSING_PARTS, type MissingPart, type RefusedChange } from './operations/checkout';
import { ShopError } from './shop-error';

/** What an order lacks (§5), in the order in which the shopper is told; [] when complete. */
export function missingOf(isThere: Record<MissingPart, boolean>): MissingPart[] {
  return isThere.items ? MISSING_PARTS.filter((part) => !isThere[part]) : ['items'];
}

/** An order that lacks this; nothing where a change that came with it was refused. */
export function incomplete(missing: MissingPart[]): ShopError {
  return new ShopError('order.incomplete', { code: 422, cause: { missing } });
}

/** The same; a method that `wasChosen` and is gone has an error of its own, where nothing else is missing. */
export function lacking(
  missing: MissingPart[],
  wasChosen: Record<'shippingMethod' | 'paymentMethod', boolean>,
): ShopError {
  const others = missing.filter((part) => part !== 'shippingMethod' && part !== 'paymentMethod');
  const isGone = (part: keyof typeof wasChosen) => missing.includes(part) && wasChosen[part];
  const gone = (key: string) => new ShopError(key, { code: 409, cause: { missing } });
  if (others.length > 0) return incomplete(missing);
  if (isGone('shippingMethod')) return gone('order.shippingChanged');
  return isGone('paymentMethod') ? gone('order.paymentChanged') : incomplete(missing);
}

/** What an order would cost instead, in cents. */
type Amounts = { before: number; after: number };

/**
 * A coupon or a gift card that no longer counts: `notice` says why (group `error`), as far as that is known.
 */
export function couponChanged(
  amounts: Amounts,
  why: { notice?: string; minimum?: string } = {},
): ShopError {
  return new ShopError('order.couponChanged', { code: 409, cause: { ...amounts, ...why } });
}

/** Another offer than the one that was shown; `lines` are those whose price has moved. */
export function quoteChanged(cause: Amounts & { lines?: unknown[] }): ShopError {
  return new ShopError('order.quoteChanged', { code: 409, cause });
}

/** Does a refusal name amounts of the order? */
export function namesAmounts(key: string): boolean {
  return key === 'order.quoteChanged' || key === 'order.couponChanged';
}

/** A refusal as the contract tells it beside what was saved. */
export function refusedChange({ key, code, cause = {} }: ShopError): RefusedChange {
  return { key, code, cause };
}
