import { setTimeout as sleep } from 'node:timers/promises';
import { parseWithZod } from '@conform-to/zod/v4';
import { flashCookie } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import { seeOtherDocument } from '~/lib/reply-to-form.server';
import {
  isShopError,
  type Cart,
  type CheckoutQuote,
  type PlacedOrder,
  type PreparedPayment,
  type ShopApi,
} from '~/services/shop-api';
import { adoptAddresses } from './adopt-addresses.server';
import { checkCompleteness } from './check-completeness.server';
import { emptyCart, type CheckoutPath } from './checkout-path.server';
import { ADDRESS_FIELDS, placeFormSchema, type PlaceForm } from './checkout-forms.server';
import { hasErrors, type CheckoutPost } from './checkout-post.server';
import { editedAddress } from './address-of.server';
import { explainRefusal } from './explain-refusal.server';
import { additionalInformation } from './save-additional.server';
import { isUnsaved, saveAddress } from './save-address.server';
import { saveContact } from './save-contact.server';
import { saveCoupon } from './save-coupon.server';
import { chosenMethods, reconcileMethods, saveMethods } from './save-methods.server';

/**
 * Places the order; null when it was refused and `post` says why. An attempt that has led to an
 * order already leads there again: double click, second tab, back button, retry.
 */
export async function placeOrder(post: CheckoutPost, path: CheckoutPath): Promise<Response | null> {
  const submission = parseWithZod(post.form, { schema: placeFormSchema });
  const shown = submission.status === 'success' ? submission.value : null;
  // Read before the order is looked for: a cart that another click has just ordered is empty.
  const { cart } = await post.context.shop.getCheckout();
  const before = await placedBefore(post, shown);
  if (before) return before;
  if (cart.items.length === 0) return emptyCart(post.context);
  return (await orderOnce(post, shown, path)) ?? (await placedByTwin(post, shown));
}

const TWIN_PAUSE_MS = 150;
const TWIN_PAUSES = 12;

/**
 * A double click sends two posts, and the browser shows the answer to the later one. The other may
 * have placed the order meanwhile; when nothing but the version of the cart has moved, it is about to.
 */
async function placedByTwin(post: CheckoutPost, shown: PlaceForm | null): Promise<Response | null> {
  const isMoved = post.notices.some(({ key }) => key === 'checkout.orderAgain');
  for (let pauses = 0; pauses < TWIN_PAUSES; pauses += 1) {
    const placed = await placedBefore(post, shown);
    if (placed || !isMoved) return placed;
    await sleep(TWIN_PAUSE_MS);
  }
  return placedBefore(post, shown);
}

async function orderOnce(
  post: CheckoutPost,
  shown: PlaceForm | null,
  path: CheckoutPath,
): Promise<Response | null> {
  const offer = await takeOver(post, shown, path);
  const additional = await additionalInformation(post);
  await checkCompleteness(post);
  if (hasErrors(post)) return null;
  if (!shown || !offer) {
    post.notices.push({ type: 'warning', key: 'checkout.orderAgain' });
    return null;
  }
  const { shop } = post.context;
  const { paymentId } = await chosenMethods(post);
  try {
    const placed = await shop.doPlaceOrder({
      attemptId: shown.attemptId,
      shownTotal: shown.shownTotal,
      ...offer,
      termsAccepted: true,
      additionalInformation: { ...additional, templateType: path.slice(1) },
    });
    return await leave(post, placed, paymentId);
  } catch (error) {
    if (!isShopError(error)) throw error;
    await explainRefusal(post, error);
    return null;
  }
}

/**
 * Saves what was ticked or typed but not sent before the button was pressed. When that leaves goods
 * and total as they were shown, and nothing else has moved, the order is the one the shopper sees;
 * else the offer stays the shown one, which the shop then refuses with both totals.
 */
async function takeOver(post: CheckoutPost, shown: PlaceForm | null, path: CheckoutPath) {
  const first = await post.context.shop.getCheckout();
  const before = await chosenMethods(post);
  await saveContact(post);
  const isAddressSaved = await saveTypedAddress(post);
  await adoptAddresses(post, path);
  const isMethodChanged = await saveMethods(post);
  // What the page shows as chosen holds, also for who ordered without touching it.
  const isFirst = before.paymentId === null;
  if (isAddressSaved || isMethodChanged || isFirst) await reconcileMethods(post, before);
  await saveCoupon(post);
  const now = await post.context.shop.getCheckout();
  const isTheShownOffer =
    shown !== null &&
    isOfferOf(first.quote, shown) &&
    goodsOf(first.cart) === goodsOf(now.cart) &&
    now.quote.total === shown.shownTotal;
  const offer = isTheShownOffer ? now.quote : shown;
  return offer && { cartVersion: offer.cartVersion, quoteHash: offer.quoteHash };
}

function isOfferOf(quote: CheckoutQuote, shown: PlaceForm): boolean {
  return (
    quote.quoteHash === shown.quoteHash &&
    quote.cartVersion === shown.cartVersion &&
    quote.total === shown.shownTotal
  );
}

function goodsOf({ items }: Cart): string {
  return JSON.stringify(
    items.map(({ id, variationId, quantity, price }) => [id, variationId, quantity, price]),
  );
}

/**
 * An address typed and not saved is saved with the order; once saved, its form closes, and what was
 * typed into it is not the other address's.
 */
async function saveTypedAddress(post: CheckoutPost): Promise<boolean> {
  const kind = post.address;
  if (!kind) return false;
  const isTyped = isUnsaved(post.form, await editedAddress(post, kind));
  const isSaved = await saveAddress(post);
  if (isTyped && !isSaved) post.unsaved = kind;
  if (isSaved) {
    post.address = null;
    for (const field of ['edit', ...ADDRESS_FIELDS]) post.form.delete(field);
  }
  return isSaved;
}

async function placedBefore(post: CheckoutPost, shown: PlaceForm | null): Promise<Response | null> {
  if (!shown) return null;
  const { attemptId } = shown;
  const placed = await post.context.shop.getPlacedOrder({ attemptId });
  return placed && leave(post, placed, null);
}

async function leave(
  { context }: CheckoutPost,
  placed: PlacedOrder,
  paymentId: number | null,
): Promise<Response> {
  const path = `/confirmation/${placed.id}/${placed.accessKey}`;
  const payment = await startPayment(context.shop, placed, paymentId);
  const target = payment?.type === 'redirectUrl' ? payment.value : localePath(context.prefix, path);
  const notice = { type: 'neutral', key: 'checkout.alreadyOrdered' } as const;
  return seeOtherDocument(target, placed.isRepeat ? [flashCookie([notice])] : []);
}

/** The order stands whatever comes of this; its page offers to pay again. */
async function startPayment(
  shop: ShopApi,
  placed: PlacedOrder,
  paymentId: number | null,
): Promise<PreparedPayment | null> {
  if (placed.isRepeat || paymentId === null) return null;
  try {
    return await shop.doExecutePayment({ orderId: placed.id, paymentId });
  } catch (error) {
    if (isShopError(error)) return null;
    throw error;
  }
}
