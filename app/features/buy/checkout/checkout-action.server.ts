import { data, type ActionFunctionArgs } from '@remix-run/node';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { noteFailure } from '~/features/page/errors/note-failure.server';
import { flashCookie } from '~/features/page/notices/notice-cookie.server';
import { localePath } from '~/i18n/locales';
import type { TextKey } from '~/i18n/translator';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther, seeOtherDocument } from '~/lib/reply-to-form.server';
import { isShopError, readId } from '~/services/shop-api';
import { CHECKOUT_FIELDS, type CheckoutIntent } from './checkout-forms.server';
import {
  checkoutPost,
  hasErrors,
  replyOf,
  textOf,
  type CheckoutPost,
} from './checkout-post.server';
import { emptyCart, unlessEmpty, type CheckoutPath } from './reject-empty-checkout.server';
import { submitOrder } from './submit-order.server';
import { showNoMethods } from './show-no-methods.server';
import { showSaved } from './show-saved.server';
import { typedChanges } from './typed-changes.server';

/**
 * Every post to the checkout. All fields of the page belong to one form: any button saves
 * everything typed, so that no input is lost; the intent decides what must be complete and which
 * page follows. Incomplete: 422 with all values; 503 if the shop itself failed. Otherwise 303.
 */
export async function checkoutAction(args: ActionFunctionArgs, path: CheckoutPath) {
  const { request, context } = args;
  const form = pickFields(await request.formData(), CHECKOUT_FIELDS);
  const post = checkoutPost(context, form);
  try {
    return await takePost(post, path);
  } catch (error) {
    if (!(error instanceof Error) || isShopError(error)) throw error;
    // Not marked as explained, so that a temporary failure gets the page that sends the form again.
    noteFailure(error, args);
    post.notices.push({ type: 'negative', key: failureOf(post) });
    return invalid(context, replyOf(post), 503);
  }
}

/** The message for a failure of the shop itself (§8), by what was to be done. */
function failureOf({ intent, address }: CheckoutPost): TextKey {
  if (intent === 'place') return 'errorCodes.errorCreateOrderRetryTimeNotReached';
  if (intent === 'coupon') return 'storefrontError.coupon.applyFailed';
  if (intent === 'remove-coupon' || intent === 'remove-gift-card') {
    return 'storefrontError.coupon.removeFailed';
  }
  return address === intent
    ? 'storefrontError.address.createFailed'
    : 'storefrontError.unknownError';
}

async function takePost(post: CheckoutPost, path: CheckoutPath) {
  const { context } = post;
  if (post.intent === 'country') return takeCountry(post);
  const changes = await typedChanges(post, path);
  if (post.intent === 'place') {
    const led = await submitOrder(post, changes);
    if (led) return led;
    await showNoMethods(post);
    showRemoved(post);
    return refused(post);
  }
  const saved = await unlessEmpty(context.shop.doSaveCheckout(changes));
  if (!saved) return emptyCart(context);
  showSaved(post, saved);
  showRemoved(post);
  if (hasErrors(post) || post.notices.some(({ type }) => type === 'negative')) {
    return invalid(context, replyOf(post));
  }
  const cookies = post.notices.length > 0 ? [flashCookie(post.notices)] : [];
  if (isPlain(post.intent)) {
    return seeOtherDocument(localePath(context.prefix, `/checkout/${post.intent}`), cookies);
  }
  const next = nextPlace(post, saved.isAddressSaved);
  return seeOther(localePath(context.prefix, path + next), cookies);
}

/**
 * Without script a button applies a new country: delivery, VAT and payment methods are then those
 * of the delivery country, and the states those of any. Input stays; methods that are not available
 * there are replaced.
 */
async function takeCountry(post: CheckoutPost) {
  const { context, form, address } = post;
  const shippingCountryId = readId(textOf(form, 'country'));
  if (address !== 'shipping-address' || shippingCountryId === null) return data(replyOf(post));
  const [shippingId, paymentId] = [textOf(form, 'shippingId'), textOf(form, 'paymentId')].map(
    readId,
  );
  const changes = {
    shippingCountryId,
    ...(shippingId && { shippingId }),
    ...(paymentId && { paymentId }),
  };
  const saved = await unlessEmpty(context.shop.doSaveCheckout(changes));
  if (!saved) return emptyCart(context);
  showSaved(post, { ...saved, refused: {} });
  showRemoved(post);
  // The page shows the new selection.
  form.delete('shippingId');
  form.delete('paymentId');
  return data(replyOf(post));
}

/**
 * Shows goods and coupons that saving removed from the cart: the next page finds them gone (4.09,
 * 4.10).
 */
function showRemoved(post: CheckoutPost): void {
  post.notices.push(...leftNotices(post.context));
}

/** 422, or 429 with the time of the next attempt for a client that ordered too often. */
function refused(post: CheckoutPost) {
  const answer = invalid(post.context, replyOf(post));
  if (post.retryAfter === null) return answer;
  return data(answer.data, {
    status: 429,
    headers: { 'Retry-After': String(post.retryAfter) },
  });
}

const NEXT: Record<CheckoutIntent, string> = {
  save: '',
  contact: '#shipping-address',
  'shipping-address': '#billing-address',
  'billing-address': '#shipping-method',
  country: '',
  'shipping-method': '#payment-method',
  'parcel-stations': '',
  'preferred-delivery': '',
  'payment-method': '#additional',
  additional: '#order-summary',
  coupon: '#order-summary',
  'remove-coupon': '#order-summary',
  'remove-gift-card': '#order-summary',
  place: '',
};

/** Stations and delivery wishes have separate pages, which are not hydrated. */
function isPlain(intent: CheckoutIntent): boolean {
  return intent === 'parcel-stations' || intent === 'preferred-delivery';
}

/** An open form that was not saved stays open. */
function nextPlace(post: CheckoutPost, isAddressSaved: boolean): string {
  const edit = textOf(post.form, 'edit');
  const part = edit.replace(/^new-(?=.*address$)/, '');
  const isEdited = ['contact', 'shipping-address', 'billing-address'].includes(part);
  const stays = isEdited && part !== post.intent && !(isAddressSaved && part === post.address);
  const isBillingDone = post.intent === 'shipping-address' && post.form.has('useAsBilling');
  return (stays ? `?edit=${edit}` : '') + (isBillingDone ? '#shipping-method' : NEXT[post.intent]);
}
