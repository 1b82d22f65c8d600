import { failureText } from '~/features/page/failure-text.server';
import {
  ReceivedError,
  type RefusedChange,
  type SavedCheckout,
  type ShopError,
} from '~/services/shop-api';
import { ADDRESS_FIELDS } from './checkout-forms.server';
import { addFailure, type CheckoutPost } from './checkout-post.server';
import { fieldError, fieldErrors } from './form-errors.server';

/** Shows the result of saving: errors at their fields, and notices of replacements. */
export function showSaved(post: CheckoutPost, saved: SavedCheckout): void {
  const { refused, coupon, replaced } = saved;
  const { errors, context } = post;
  const { locale } = context;
  if (refused.email) Object.assign(errors, fieldErrors(locale, refused.email.cause));
  if (refused.address) showAddressErrors(post, errorOf(refused.address));
  if (saved.isAddressSaved) post.unsaved = null;
  if (refused.shippingMethod) {
    errors['shipping-method'] = fieldError(locale, 'shippingMethod.unavailable');
  }
  if (refused.paymentMethod) {
    errors['payment-method'] = fieldError(locale, 'paymentMethod.unavailable');
  }
  if (refused.coupon) {
    const error = errorOf(refused.coupon);
    errors.couponCode = { code: error.key, text: failureText(locale, error) };
  }
  if (coupon) {
    const key = coupon === 'applied' ? 'notices.couponApplied' : 'notices.couponRemoved';
    post.notices.push({ type: 'positive', key });
  }
  for (const { part, by } of replaced) {
    post.notices.push({ type: 'warning', key: `checkout.${part}Gone`, values: { name: by } });
  }
}

function showAddressErrors(post: CheckoutPost, error: ShopError): void {
  const errors = fieldErrors(post.context.locale, error.cause ?? {});
  if (Object.keys(errors).length === 0) addFailure(post, error);
  Object.assign(post.errors, errors);
}

/**
 * After saving, the form of an address closes, and its values do not belong to the other address.
 */
export function closeSavedAddress(post: CheckoutPost, { isAddressSaved }: SavedCheckout): void {
  if (!isAddressSaved) return;
  post.address = null;
  for (const field of ['edit', ...ADDRESS_FIELDS]) post.form.delete(field);
}

function errorOf({ key, code, cause }: RefusedChange): ShopError {
  return new ReceivedError(key, code, { cause });
}
