import { data } from '@remix-run/node';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { CHECKOUT_FIELDS, type CheckoutIntent } from './checkout-forms.server';
import {
  checkoutPost,
  hasErrors,
  replyOf,
  textOf,
  type CheckoutPost,
} from './checkout-post.server';
import { emptyCart, type CheckoutPath } from './checkout-path.server';
import { placeOrder } from './place-order.server';
import { saveAdditional } from './save-additional.server';
import { saveAddress } from './save-address.server';
import { saveContact } from './save-contact.server';
import { saveCoupon } from './save-coupon.server';
import { chosenMethods, reconcileMethods, saveMethods } from './save-methods.server';

/**
 * Every post to the checkout. All fields of the page belong to one form: whichever button is
 * pressed, everything filled in is saved, so that nothing typed is lost; the intent says what must
 * be complete and where the page goes on. Not complete: 422 with all values. Else 303.
 */
export async function checkoutAction(
  request: Request,
  context: RequestContext,
  path: CheckoutPath,
) {
  const form = pickFields(await request.formData(), CHECKOUT_FIELDS);
  const post = checkoutPost(context, form);
  if (post.intent === 'country') return data(replyOf(post));
  if (post.intent === 'place') {
    const confirmation = await placeOrder(post, path);
    if (confirmation) return confirmation;
    await tellWhatLeft(post);
    return refused(post);
  }
  const { cart } = await post.context.shop.getCheckout();
  if (cart.items.length === 0) return emptyCart(context);
  const isAddressSaved = await saveSections(post);
  await tellWhatLeft(post);
  if (hasErrors(post) || post.notices.some(({ type }) => type === 'negative')) {
    return invalid(context, replyOf(post));
  }
  const cookies = post.notices.length > 0 ? [flashCookie(post.notices)] : [];
  return seeOther(localePath(context.prefix, path + nextPlace(post, isAddressSaved)), cookies);
}

/** Goods or a coupon that went with what was saved: the next page finds them gone (4.09, 4.10). */
async function tellWhatLeft(post: CheckoutPost): Promise<void> {
  post.notices.push(...(await leftNotices(post.context)));
}

/** 422, or 429 with the moment to try again for who ordered too often. */
function refused(post: CheckoutPost) {
  const answer = invalid(post.context, replyOf(post));
  if (post.retryAfter === null) return answer;
  return data(answer.data, {
    status: 429,
    headers: { 'Retry-After': String(post.retryAfter) },
  });
}

async function saveSections(post: CheckoutPost): Promise<boolean> {
  const before = await chosenMethods(post);
  await saveContact(post);
  const isAddressSaved = await saveAddress(post);
  const isMethodChanged = await saveMethods(post);
  await saveAdditional(post);
  await saveCoupon(post);
  if (isAddressSaved || isMethodChanged) await reconcileMethods(post, before);
  return isAddressSaved;
}

const NEXT: Record<CheckoutIntent, string> = {
  save: '',
  contact: '#shipping-address',
  'shipping-address': '#billing-address',
  'billing-address': '#shipping-method',
  country: '',
  'shipping-method': '#payment-method',
  'payment-method': '#additional',
  additional: '#order-summary',
  coupon: '#order-summary',
  'remove-coupon': '#order-summary',
  place: '',
};

/** A form that stood open and was not what was saved stays open. */
function nextPlace(post: CheckoutPost, isAddressSaved: boolean): string {
  const edit = textOf(post.form, 'edit');
  const part = edit.replace(/^new-(?=.*address$)/, '');
  const isEdited = ['contact', 'shipping-address', 'billing-address'].includes(part);
  const stays = isEdited && part !== post.intent && !(isAddressSaved && part === post.address);
  const isBillingDone = post.intent === 'shipping-address' && post.form.has('useAsBilling');
  return (stays ? `?edit=${edit}` : '') + (isBillingDone ? '#shipping-method' : NEXT[post.intent]);
}
