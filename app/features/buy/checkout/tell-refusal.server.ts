import { grossMoney } from '~/i18n/gross-money';
import { minute } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import { MISSING_PARTS, type MissingPart, type ShopError } from '~/services/shop-api';
import { addFailure, hasErrors, type CheckoutPost } from './checkout-post.server';
import { fieldError, fieldErrors } from './form-errors.server';

type Cause = Record<string, unknown>;

/** Why nothing was ordered, said so that the shopper can order again (reliability A3). */
export function tellRefusal(post: CheckoutPost, error: ShopError): void {
  const cause = error.cause ?? {};
  switch (error.key) {
    case 'order.incomplete':
    case 'order.shippingChanged':
    case 'order.paymentChanged':
      return tellMissing(post, missingOf(cause));
    case 'order.quoteChanged':
      return tellPrice(post, cause);
    case 'order.stockChanged':
      return tellStock(post, cause);
    case 'order.couponChanged':
      return tellCoupon(post, cause);
    case 'address.validationFailed':
      return tellPlace(post, cause);
    case 'security.tooManyRequests':
      return tellLimit(post, cause);
    default:
      addFailure(post, error);
  }
}

/** The part of the page or the field, and the code that says what is missing there. */
type Gap = [field: string, code: string];

const WORDS: Record<Exclude<MissingPart, 'items'>, Gap> & { items: null } = {
  items: null,
  shippingAddress: ['shipping-address', 'shippingAddress.required'],
  billingAddress: ['billing-address', 'billingAddress.required'],
  email: ['email', 'email.required'],
  shippingMethod: ['shipping-method', 'shippingMethod.required'],
  paymentMethod: ['payment-method', 'paymentMethod.required'],
  terms: ['terms', 'terms.required'],
};

/** What of an order is missing, beside what is wrong with the post already. */
export function tellMissing(post: CheckoutPost, missing: readonly MissingPart[]): void {
  const { locale } = post.context;
  const address = addressGap(post, missing);
  const others = missing.flatMap((part) => (isAddress(part) ? [] : [WORDS[part]]));
  for (const gap of [address, ...others]) {
    if (gap) post.errors[gap[0]] ??= fieldError(locale, gap[1]);
  }
  if (!hasErrors(post)) post.notices.push({ type: 'warning', key: 'checkout.orderAgain' });
}

/**
 * The first address that is not there: without one for the delivery nothing is said about the other,
 * which may well become the same. One that was typed and not saved has errors at its fields; where
 * it has none, its part of the page says so.
 */
function addressGap(post: CheckoutPost, missing: readonly MissingPart[]): Gap | null {
  for (const part of ['shippingAddress', 'billingAddress'] as const) {
    const [field] = WORDS[part];
    if (post.unsaved === field) {
      post.notices.push({ type: 'secondary', key: 'checkout.unsavedAddress' });
      return hasErrors(post) ? null : [field, 'address.unsaved'];
    }
    if (missing.includes(part)) return WORDS[part];
  }
  return null;
}

function isAddress(part: MissingPart): boolean {
  return part === 'shippingAddress' || part === 'billingAddress';
}

/** The parts that a refusal names. */
export function missingOf({ missing }: Cause): MissingPart[] {
  return Array.isArray(missing) ? MISSING_PARTS.filter((part) => missing.includes(part)) : [];
}

/** Too many orders from here or to this mailbox: everything stays, and the page says until when. */
function tellLimit(post: CheckoutPost, { retryAfter }: Cause): void {
  const seconds = Number(retryAfter);
  // Up to the next full minute: a moment early would be refused again.
  const end = post.context.now().getTime() + seconds * 1000;
  const at = new Date(Math.ceil(end / 60_000) * 60_000);
  post.retryAfter = seconds;
  post.notices.push({
    type: 'negative',
    key: 'checkout.tooManyOrders',
    values: { time: minute(at, post.context.locale) },
  });
}

/** Nothing goes to the saved address (any more). Its form is closed, so its section says it. */
function tellPlace(post: CheckoutPost, cause: Cause): void {
  const [error] = Object.values(fieldErrors(post.context.locale, cause));
  if (error) post.errors['shipping-address'] = error;
}

/** Both totals, and the lines whose price has moved. */
function tellPrice(post: CheckoutPost, cause: Cause): void {
  const { locale, priceGroup: group } = post.context;
  const translator = translatorFor(locale);
  const money = (cents: number) => grossMoney(translator, cents, { locale, group });
  if (showPrices(post, cause)) {
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

/** What `checkout.couponChanged` says already, without asking about what nobody typed. */
const USED_MEANWHILE = 'couponAlreadyUsedOrInvalidCouponCode';

function tellCoupon(post: CheckoutPost, cause: Cause): void {
  showPrices(post, cause);
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

function showPrices(post: CheckoutPost, { before, after }: Cause): boolean {
  const isChange = typeof before === 'number' && typeof after === 'number' && before !== after;
  if (isChange) post.priceChange = { before, after };
  return isChange;
}

function linesOf({ lines }: Cause): Cause[] {
  return Array.isArray(lines) ? (lines as Cause[]) : [];
}

function tellStock(post: CheckoutPost, cause: Cause): void {
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
