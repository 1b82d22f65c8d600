import { parseWithZod } from '@conform-to/zod/v4';
import { flashCookie, type FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { paymentNotStarted } from '~/features/page/payment-not-started.server';
import { localePath } from '~/i18n/locales';
import { seeOtherDocument } from '~/lib/reply-to-form.server';
import {
  isShopError,
  ShopError,
  type CheckoutChanges,
  type PlacedOrder,
  type PreparedPayment,
  type SavedCheckout,
  type ShopApi,
} from '~/services/shop-api';
import { placeFormSchema, type PlaceForm } from './checkout-forms.server';
import { emptyCart, unlessEmpty } from './reject-empty-checkout.server';
import { hasErrors, textOf, type CheckoutPost } from './checkout-post.server';
import { showMissing, showOrderError } from './show-order-error.server';
import { closeSavedAddress, showSaved } from './show-saved.server';

/**
 * Saves the whole form and orders what was shown. An address that the page did not show as saved is
 * saved and shown first (§5). Redirects to the order, also to the one that an earlier submission of
 * this attempt made (double click, second tab, back button, retry), or to the cart if it is empty;
 * null if nothing was ordered: then `post` has the reason.
 */
export async function submitOrder(
  post: CheckoutPost,
  changes: CheckoutChanges,
): Promise<Response | null> {
  const submission = parseWithZod(post.form, { schema: placeFormSchema });
  const shown = submission.status === 'success' ? submission.value : null;
  if (shown && !hasErrors(post) && !post.unsaved) return order(post, shown, changes);
  const known = shown && (await post.context.shop.getPlacedOrder(attemptOf(shown)));
  return known ? leave(post, known) : save(post, shown, changes);
}

/**
 * The order was placed, but its number is unknown: the cart, which is now empty, shows a notice.
 */
function answerLost({ prefix }: CheckoutPost['context']): Response {
  const notice = { type: 'warning', key: 'storefrontError.order.answerLost' } as const;
  return seeOtherDocument(localePath(prefix, '/cart'), [flashCookie([notice])]);
}

/** A checkbox with another value than its own was not ticked by a person. */
function areTermsAccepted({ form }: CheckoutPost): boolean {
  return form.get('terms') === 'on';
}

async function order(
  post: CheckoutPost,
  shown: PlaceForm,
  changes: CheckoutChanges,
): Promise<Response | null> {
  const { context } = post;
  try {
    const wish = { ...shown, termsAccepted: areTermsAccepted(post), changes };
    const placed = await unlessEmpty(context.shop.doPlaceOrder(wish));
    return placed ? await leave(post, placed) : emptyCart(context);
  } catch (error) {
    if (!isShopError(error)) {
      // The failure may have come after the order was written.
      const known = await context.shop.getPlacedOrder(attemptOf(shown)).catch(() => null);
      if (known) return leave(post, known);
      throw error;
    }
    if (error.key === 'order.answerLost') return answerLost(context);
    const saved = savedWith(error);
    if (saved) showSavedAndClose(post, saved);
    showOrderError(post, error);
    return null;
  }
}

/**
 * An invalid form, an unsaved address, or a missing offer: nothing is lost, and nothing ordered.
 */
async function save(
  post: CheckoutPost,
  shown: PlaceForm | null,
  changes: CheckoutChanges,
): Promise<Response | null> {
  const { shop } = post.context;
  const saved = await unlessEmpty(shop.doSaveCheckout(changes));
  if (!saved) return emptyCart(post.context);
  showSavedAndClose(post, saved);
  const missing = areTermsAccepted(post) ? saved.missing : [...saved.missing, 'terms' as const];
  if (!saved.isAddressSaved || missing.length > 0 || hasErrors(post)) {
    showMissing(post, missing);
    return null;
  }
  const { total } = (await shop.getCheckout()).quote;
  if (shown && shown.shownTotal !== total) {
    const cause = { before: shown.shownTotal, after: total };
    showOrderError(post, new ShopError('order.quoteChanged', { cause }));
  }
  post.notices.push({ type: 'warning', key: 'checkout.addressSaved' });
  return null;
}

function showSavedAndClose(post: CheckoutPost, saved: SavedCheckout): void {
  showSaved(post, saved);
  closeSavedAddress(post, saved);
}

function savedWith({ events }: ShopError): SavedCheckout | undefined {
  return events?.AfterCheckoutChanged as SavedCheckout | undefined;
}

function attemptOf({ attemptId }: PlaceForm) {
  return { attemptId };
}

async function leave({ context, form }: CheckoutPost, placed: PlacedOrder): Promise<Response> {
  const { type, value } = await startPayment(context.shop, placed, textOf(form, 'cardToken'));
  if (type === 'redirectUrl') return seeOtherDocument(value);
  const path = localePath(context.prefix, `/confirmation/${placed.id}/${placed.accessKey}`);
  const notices: FlashNotice[] = [];
  if (placed.isRepeat) notices.push({ type: 'neutral', key: 'checkout.alreadyOrdered' });
  // A visitor who does not own the order gets no message about its payment.
  if (type === 'errorCode' && value.startsWith('payment.')) notices.push(paymentNotStarted(value));
  return seeOtherDocument(path, notices.length > 0 ? [flashCookie(notices)] : []);
}

/** The token of the provider's card fields. */
const CARD_TOKEN = /^tkn_[A-Za-z0-9]{4,64}$/;

async function payByCard(
  shop: ShopApi,
  { id: orderId, accessKey }: PlacedOrder,
  ccToken: string,
): Promise<PreparedPayment> {
  const options = { ccToken };
  const { checkoutUrl } = await shop.doCreateMolliePaymentFromOrder({
    orderId,
    accessKey,
    options,
  });
  // Without a page at the bank it is paid.
  return checkoutUrl
    ? { type: 'redirectUrl', value: checkoutUrl }
    : { type: 'continue', value: '' };
}

/**
 * The order stands even if this fails; its page offers to pay again. Pressed twice it leads to the
 * same payment both times, because the browser follows the last answer.
 */
async function startPayment(
  shop: ShopApi,
  placed: PlacedOrder,
  cardToken: string,
): Promise<PreparedPayment> {
  try {
    if (CARD_TOKEN.test(cardToken)) return await payByCard(shop, placed, cardToken);
    return await shop.doExecutePayment({ orderId: placed.id });
  } catch (error) {
    if (isShopError(error)) return { type: 'errorCode', value: error.key };
    throw error;
  }
}
