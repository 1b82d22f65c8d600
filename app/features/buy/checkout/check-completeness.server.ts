import { checkoutGap } from './checkout-gaps';
import type { CheckoutPost } from './checkout-post.server';
import { addressOf } from './address-of.server';
import { fieldError } from './form-errors.server';

/**
 * What an order needs, in the order in which the shopper is told (§5, open point 1.5): saved
 * addresses, e-mail address (checked before), methods, terms.
 */
export async function checkCompleteness(post: CheckoutPost): Promise<void> {
  const { locale, shop } = post.context;
  const earlier = post.errors;
  post.errors = {};
  await checkAddresses(post, earlier);
  Object.assign(post.errors, earlier);
  const { shipping, payment } = await shop.getCheckout();
  // A box that is sent with another value than its own was not ticked by anyone.
  const areTermsAccepted = post.form.get('terms') === 'on';
  const gaps = checkoutGap({ shipping, payment, areTermsAccepted });
  for (const [field, code] of gaps) post.errors[field] ??= fieldError(locale, code);
}

/** Without a delivery address nothing is said about the other: it may well become the same. */
async function checkAddresses(post: CheckoutPost, earlier: CheckoutPost['errors']): Promise<void> {
  const { locale, shop } = post.context;
  const codes = {
    'shipping-address': 'shippingAddress.required',
    'billing-address': 'billingAddress.required',
  } as const;
  const checkout = await shop.getCheckout();
  for (const kind of ['shipping-address', 'billing-address'] as const) {
    // Typed, but with errors: its fields say what is wrong, so the section need not.
    const isUnsaved = post.unsaved === kind;
    if (isUnsaved) post.notices.push({ type: 'secondary', key: 'checkout.unsavedAddress' });
    if (isUnsaved && Object.keys(earlier).length > 0) return;
    if (isUnsaved || !addressOf(checkout, kind).address) {
      post.errors[kind] = fieldError(locale, isUnsaved ? 'address.unsaved' : codes[kind]);
      return;
    }
  }
}
