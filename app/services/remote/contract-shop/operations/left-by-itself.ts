import type { Locale } from '~/i18n/locales';
import type { Cart, CartNotice } from '~/services/shop-api';
import { memory } from '../memory';

/** The content of a cart, with names in one language, that is not reported as gone. */
type CartContents = {
  locale: Locale;
  names: Map<number, string>;
  couponCode: string;
  /** Its order was sent, and the result is unknown: missing goods may have been bought. */
  isOrdered: boolean;
};

/** By the number of the cart. */
const HELD = memory<number, CartContents>();

const COUPON_LEFT = 'couponLeft.byItself';

/**
 * Goods and a coupon that have left a cart without a notice of its server: reported with each read,
 * until `wasTold` (4.09, 4.10). `lines` are those on the server, with or without known goods. Reads
 * in two languages are not compared: goods may be sold in only one of them.
 */
export function leftByItself(
  { id, items, couponCode }: Cart,
  lines: readonly { variationId: number }[],
  locale: Locale,
): CartNotice[] {
  if (id === null) return [];
  const known = HELD.get(id);
  if (known?.isOrdered) return [];
  const held = known?.locale === locale ? known : nothingOf(locale);
  for (const { variationId, variation } of items)
    held.names.set(variationId, variation.texts.name1);
  if (couponCode) held.couponCode = couponCode;
  HELD.set(id, held);
  const there = new Set(lines.map(({ variationId }) => variationId));
  const gone = [...held.names].flatMap(([id, name]) => (there.has(id) ? [] : [name]));
  const names = [...new Set(gone)].join(', ');
  return [
    ...(names ? [warning('cartLinesLeft.byItself', { names })] : []),
    ...(couponCode === held.couponCode ? [] : [warning(COUPON_LEFT, { code: held.couponCode })]),
  ];
}

/**
 * A visitor who changes a cart gets the notices, and the comparison restarts with the present
 * content.
 */
export function wasTold({ id, items, couponCode }: Cart, locale: Locale): void {
  if (id === null) return;
  const names = new Map(items.map((item) => [item.variationId, item.variation.texts.name1]));
  const isOrdered = HELD.get(id)?.isOrdered ?? false;
  HELD.set(id, { locale, names, couponCode, isOrdered });
}

/** The visitor removes these goods from the cart. */
export function takesOut({ id }: Cart, variationId: number): void {
  if (id !== null) HELD.get(id)?.names.delete(variationId);
}

/**
 * The former content of the cart is no longer compared: it was ordered, or another visitor sees it.
 */
export function forgetCart({ id }: Pick<Cart, 'id'>): void {
  if (id !== null) HELD.delete(id);
}

/** An order of the cart was sent, or has failed. */
export function setOrdered({ id }: Pick<Cart, 'id'>, isOrdered: boolean): void {
  const held = id === null ? undefined : HELD.get(id);
  if (held) held.isOrdered = isOrdered;
}

/** Is the loss of the cart's coupon reported? */
export function hasLostCoupon({ notices }: Pick<Cart, 'notices'>): boolean {
  return notices.some(({ key }) => key === COUPON_LEFT);
}

/** The cart after a coupon was added or removed, without the notice on the former one. */
export function withoutCouponNews(cart: Cart): Cart {
  return { ...cart, notices: cart.notices.filter(({ key }) => key !== COUPON_LEFT) };
}

function nothingOf(locale: Locale): CartContents {
  return { locale, names: new Map(), couponCode: '', isOrdered: false };
}

function warning(key: string, values: CartNotice['values']): CartNotice {
  return { key, type: 'warning', values };
}
