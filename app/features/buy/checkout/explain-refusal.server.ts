import { grossMoney } from '~/i18n/gross-money';
import { minute } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import type { ShopError } from '~/services/shop-api';
import { addFailure, type CheckoutPost } from './checkout-post.server';
import { fieldError, fieldErrors } from './form-errors.server';
import { chosenMethods, reconcileMethods } from './save-methods.server';

/** What kept the order from being placed, said so that the shopper can order again (reliability A3). */
export async function explainRefusal(post: CheckoutPost, error: ShopError): Promise<void> {
  const { locale } = post.context;
  const cause = error.cause ?? {};
  switch (error.key) {
    case 'order.quoteChanged':
      return explainPrice(post, cause);
    case 'order.stockChanged':
      return explainStock(post, cause);
    case 'order.couponChanged':
      return explainCoupon(post, cause);
    case 'order.shippingChanged':
      post.errors['shipping-method'] = fieldError(locale, 'shippingMethod.unavailable');
      return reconcileMethods(post, await chosenMethods(post));
    case 'order.paymentChanged':
      post.errors['payment-method'] = fieldError(locale, 'paymentMethod.unavailable');
      return reconcileMethods(post, await chosenMethods(post));
    case 'order.incomplete':
      return explainMissing(post, cause);
    case 'address.validationFailed':
      return explainPlace(post, cause);
    case 'security.tooManyRequests':
      return explainLimit(post, cause);
    default:
      addFailure(post, error);
  }
}

/** Too many orders from here or to this mailbox: everything stays, and the page says until when. */
function explainLimit(post: CheckoutPost, { retryAfter }: Cause): void {
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
function explainPlace(post: CheckoutPost, cause: Cause): void {
  const [error] = Object.values(fieldErrors(post.context.locale, cause));
  if (error) post.errors['shipping-address'] = error;
}

type Cause = Record<string, unknown>;

/** Both totals, and the lines whose price has moved. */
function explainPrice(post: CheckoutPost, cause: Cause): void {
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

function explainCoupon(post: CheckoutPost, cause: Cause): void {
  showPrices(post, cause);
  post.notices.push({ type: 'warning', key: 'checkout.couponChanged' });
  const reason = `error.${String(cause.notice)}`;
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

function explainStock(post: CheckoutPost, cause: Cause): void {
  const lines = linesOf(cause);
  for (const { name, available } of lines) {
    post.notices.push({
      type: 'warning',
      key: 'checkout.stockChanged',
      values: { name: String(name), count: Number(available) },
    });
  }
  if (lines.length === 0) post.notices.push({ type: 'warning', key: 'checkout.orderAgain' });
}

const SECTIONS: Record<string, [field: string, code: string]> = {
  shippingAddress: ['shipping-address', 'shippingAddress.required'],
  billingAddress: ['billing-address', 'billingAddress.required'],
  email: ['email', 'email.required'],
  shippingMethod: ['shipping-method', 'shippingMethod.required'],
  paymentMethod: ['payment-method', 'paymentMethod.required'],
  terms: ['terms', 'terms.required'],
};

function explainMissing(post: CheckoutPost, { missing }: Cause): void {
  const names = Array.isArray(missing) ? missing : [];
  for (const name of names) {
    const section = SECTIONS[String(name)];
    if (section) post.errors[section[0]] = fieldError(post.context.locale, section[1]);
  }
  if (Object.keys(post.errors).length === 0) {
    post.notices.push({ type: 'warning', key: 'checkout.orderAgain' });
  }
}
