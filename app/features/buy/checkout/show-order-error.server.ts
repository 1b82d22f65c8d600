import { grossMoney } from '~/i18n/gross-money';
import { minute } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import { MISSING_PARTS, type MissingPart, type ShopError } from '~/services/shop-api';
import { addFailure, hasErrors, type CheckoutPost } from './checkout-post.server';
import { fieldError, fieldErrors } from './form-errors.server';

type Cause = Record<string, unknown>;

/** Shows why nothing was ordered, so that the customer can correct it and order again (reliability A3). */
export function showOrderError(post: CheckoutPost, error: ShopError): void {
  const cause = error.cause ?? {};
  switch (error.key) {
    case 'order.incomplete':
    case 'order.shippingChanged':
    case 'order.paymentChanged':
      return showMissing(post, missingOf(cause));
    case 'order.quoteChanged':
      return showPriceChange(post, cause);
    case 'order.stockChanged':
      return showStockChange(post, cause);
    case 'order.couponChanged':
      return showCouponChange(post, cause);
    case 'address.validationFailed':
      return showAddressError(post, cause);
    case 'security.tooManyRequests':
      return showRateLimit(post, cause);
    default:
      addFailure(post, error);
  }
}

/** The field or the part of the page, and its error code. */
type MissingField = [field: string, code: string];

const MISSING_FIELDS: Record<Exclude<MissingPart, 'items'>, MissingField> & { items: null } = {
  items: null,
  shippingAddress: ['shipping-address', 'shippingAddress.required'],
  billingAddress: ['billing-address', 'billingAddress.required'],
  email: ['email', 'email.required'],
  shippingMethod: ['shipping-method', 'shippingMethod.required'],
  paymentMethod: ['payment-method', 'paymentMethod.required'],
  terms: ['terms', 'terms.required'],
};

/** Shows which parts of the order are missing, in addition to the errors of the form. */
export function showMissing(post: CheckoutPost, missing: readonly MissingPart[]): void {
  const { locale } = post.context;
  const address = missingAddress(post, missing);
  const others = missing.flatMap((part) => (isAddress(part) ? [] : [MISSING_FIELDS[part]]));
  for (const field of [address, ...others]) {
    if (field) post.errors[field[0]] ??= fieldError(locale, field[1]);
  }
  if (!hasErrors(post)) post.notices.push({ type: 'warning', key: 'checkout.orderAgain' });
}

/**
 * The first missing address: while the delivery address is missing, the billing address gets no
 * error, because it may become the same. A typed but unsaved address has errors at its fields; if
 * it has none, its part of the page gets the error.
 */
function missingAddress(post: CheckoutPost, missing: readonly MissingPart[]): MissingField | null {
  for (const part of ['shippingAddress', 'billingAddress'] as const) {
    const [field] = MISSING_FIELDS[part];
    if (post.unsaved === field) {
      post.notices.push({ type: 'secondary', key: 'checkout.unsavedAddress' });
      return hasErrors(post) ? null : [field, 'address.unsaved'];
    }
    if (missing.includes(part)) return MISSING_FIELDS[part];
  }
  return null;
}

function isAddress(part: MissingPart): boolean {
  return part === 'shippingAddress' || part === 'billingAddress';
}

/** The missing parts of a refusal. */
export function missingOf({ missing }: Cause): MissingPart[] {
  return Array.isArray(missing) ? MISSING_PARTS.filter((part) => missing.includes(part)) : [];
}

/** Too many orders from this network or to this mailbox: the page says when the next one is accepted. */
function showRateLimit(post: CheckoutPost, { retryAfter }: Cause): void {
  const seconds = Number(retryAfter);
  // Rounded up to the full minute: a moment early would be refused again.
  const end = post.context.now().getTime() + seconds * 1000;
  const at = new Date(Math.ceil(end / 60_000) * 60_000);
  post.retryAfter = seconds;
  post.notices.push({
    type: 'negative',
    key: 'checkout.tooManyOrders',
    values: { time: minute(at, post.context.locale) },
  });
}

/** The saved address cannot be delivered to. Its form is closed, so its section shows the error. */
function showAddressError(post: CheckoutPost, cause: Cause): void {
  const [error] = Object.values(fieldErrors(post.context.locale, cause));
  if (error) post.errors['shipping-address'] = error;
}

/** Both totals, and the lines whose price has changed. */
function showPriceChange(post: CheckoutPost, cause: Cause): void {
  const { locale, priceGroup: group } = post.context;
  const translator = translatorFor(locale);
  const money = (cents: number) => grossMoney(translator, cents, { locale, group });
  if (setPriceChange(post, cause)) {
    const { before, after } = post.priceChange!;
    post.notices.push({
      type: 'warning',
      key: 'checkout.priceChanged',
      values: { before: money(before), after: money(after) },
    });
  } else {
    post.notices.push({ type: 'warning', key: 'checkout.orderAgain' });
  }
  for (const { name, before, after } of linesOf(cause)) {
    if (typeof before !== 'number' || typeof after !== 'number') continue;
    post.notices.push({
      type: 'neutral',
      key: 'checkout.linePriceChanged',
      values: { name: String(name), before: money(before), after: money(after) },
    });
  }
}

/** Already part of `checkout.couponChanged`, which does not ask about a code that was not typed. */
const USED_MEANWHILE = 'couponAlreadyUsedOrInvalidCouponCode';

function showCouponChange(post: CheckoutPost, cause: Cause): void {
  setPriceChange(post, cause);
  post.notices.push({ type: 'warning', key: 'checkout.couponChanged' });
  if (cause.notice === USED_MEANWHILE) return;
  const reason = `errorCodes.${String(cause.notice)}`;
  if (translatorFor(post.context.locale).find(reason)) {
    const { minimum } = cause;
    post.notices.push({
      type: 'neutral',
      key: reason,
      ...(typeof minimum === 'string' && { values: { minimum } }),
    });
  }
}

function setPriceChange(post: CheckoutPost, { before, after }: Cause): boolean {
  const isChange = typeof before === 'number' && typeof after === 'number' && before !== after;
  if (isChange) post.priceChange = { before, after };
  return isChange;
}

function linesOf({ lines }: Cause): Cause[] {
  return Array.isArray(lines) ? (lines as Cause[]) : [];
}

function showStockChange(post: CheckoutPost, cause: Cause): void {
  const lines = linesOf(cause);
  for (const { name, available } of lines) {
    post.notices.push({
      type: 'warning',
      key: available === 0 ? 'checkout.stockGone' : 'checkout.stockChanged',
      values: { name: String(name), count: Number(available) },
    });
  }
  if (lines.length === 0) post.notices.push({ type: 'warning', key: 'checkout.orderAgain' });
}
