import { seeOtherDocument } from '~/lib/reply-to-form.server';
import { done } from '~/features/page/form-action.server';
import { localePath } from '~/i18n/locales';
import type { RequestContext } from '~/services/context.server';
import { isShopError, type PaymentMethod } from '~/services/shop-api';

/** Can a cart be paid from the cart? */
export function hasExpress(methods: readonly PaymentMethod[], openAmount: number): boolean {
  const way = methods.find(({ paymentKey }) => paymentKey.toUpperCase() === 'MOLLIE_PAYPAL');
  return openAmount > 0 && way?.isSelectable === true;
}

/**
 * Starts an express payment: redirects to the payment page, or to the order review if it is already
 * paid. If it cannot be started, the cart shows the reason.
 */
export async function beginExpress(context: RequestContext): Promise<Response> {
  try {
    const { checkoutUrl } = await context.shop.doCreateExpressPayment();
    const back = `${localePath(context.prefix, '/readonly-checkout')}?express=1`;
    return seeOtherDocument(checkoutUrl ?? back);
  } catch (error) {
    if (!isShopError(error)) throw error;
    const key =
      error.key === 'payment.notAvailable'
        ? 'orderPayment.express.notAvailable'
        : 'orderPayment.express.notStarted';
    return done(context, '/cart', { type: 'negative', key });
  }
}
