import type { AdditionalInformation } from '~/services/shop-api';
import { checkoutGap } from './checkout-gaps';
import type { CheckoutPost } from './checkout-post.server';
import { fieldError } from './form-errors.server';
import { isUnsaved, savedAddress } from './save-address.server';

/**
 * What an order needs, in the order in which the shopper is told (§5, open point 1.5): saved
 * addresses, e-mail address (checked before), methods, terms, consent to the carrier.
 */
export async function checkCompleteness(
  post: CheckoutPost,
  additional: AdditionalInformation,
): Promise<void> {
  const { shop, locale } = post.context;
  const earlier = post.errors;
  post.errors = {};
  await checkAddresses(post);
  Object.assign(post.errors, earlier);
  const [shipping, payment] = await Promise.all([
    shop.getShippingProvider(),
    shop.getPaymentProviders(),
  ]);
  const areTermsAccepted = post.form.has('terms');
  const gaps = checkoutGap({ shipping, payment, additional, areTermsAccepted });
  for (const [field, code] of gaps) post.errors[field] ??= fieldError(locale, code);
}

/** Without a delivery address nothing is said about the other: it may well become the same. */
async function checkAddresses(post: CheckoutPost): Promise<void> {
  const { locale } = post.context;
  const codes = {
    'shipping-address': 'shippingAddress.required',
    'billing-address': 'billingAddress.required',
  } as const;
  for (const kind of ['shipping-address', 'billing-address'] as const) {
    const { address } = await savedAddress(post, kind);
    const isOpen = post.address === kind && isUnsaved(post.form, address);
    if (isOpen) post.notices.push({ type: 'secondary', key: 'checkout.unsavedAddress' });
    if (isOpen || !address) {
      post.errors[kind] = fieldError(locale, isOpen ? 'address.unsaved' : codes[kind]);
      return;
    }
  }
}
