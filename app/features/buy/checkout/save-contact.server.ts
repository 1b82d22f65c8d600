import { isSameEmail } from '~/lib/email';
import { isShopError } from '~/services/shop-api';
import { textOf, type CheckoutPost } from './checkout-post.server';
import { fieldError } from './form-errors.server';

/** Takes the e-mail address over when it is a new one (open point 1.2). */
export async function saveContact(post: CheckoutPost): Promise<void> {
  const { form, context } = post;
  const { shop, locale } = context;
  const known = context.visitor.principal.mail;
  const email = textOf(form, 'email');
  if (email === '') {
    const isNeeded = ['contact', 'place', 'shipping-address', 'billing-address'];
    const isMissing = form.has('email') || known === null;
    if (isMissing && isNeeded.includes(post.intent)) {
      post.errors.email = fieldError(locale, 'email.required');
    }
    return;
  }
  if (known !== null && isSameEmail(known, email)) return;
  try {
    await shop.doLoginAsGuest({ email });
  } catch (error) {
    if (!isShopError(error)) throw error;
    post.errors.email = fieldError(locale, 'email.valid');
  }
}
