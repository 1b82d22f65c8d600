import { failureText } from '~/features/page/failure.server';
import { LIMITS } from '~/services/shop-api/entities/limits';
import { isShopError } from '~/services/shop-api';
import { textOf, type CheckoutPost } from './checkout-post.server';
import { fieldError } from './form-errors.server';

/** Redeems a typed code whatever was pressed, so that nobody orders without the discount meant. */
export async function saveCoupon(post: CheckoutPost): Promise<boolean> {
  const { shop, locale } = post.context;
  const couponCode = textOf(post.form, 'couponCode');
  if (post.intent === 'remove-coupon') {
    const { cart } = await shop.getCheckout();
    if (!cart.couponCode) return false;
    await shop.deleteCoupon({ couponCode: cart.couponCode });
    post.notices.push({ type: 'positive', key: 'notices.couponRemoved' });
    return true;
  }
  if (couponCode === '') {
    if (post.intent === 'coupon') post.errors.couponCode = fieldError(locale, 'coupon.required');
    return false;
  }
  try {
    await shop.doAddCoupon({ couponCode: couponCode.slice(0, LIMITS.cart.couponCode) });
    post.notices.push({ type: 'positive', key: 'notices.couponApplied' });
    return true;
  } catch (error) {
    if (!isShopError(error)) throw error;
    post.errors.couponCode = { code: error.key, text: failureText(locale, error) };
    return false;
  }
}
