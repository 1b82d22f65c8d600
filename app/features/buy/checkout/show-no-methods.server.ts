import { noDeliveryLines } from '~/features/buy/cart/load-cart.server';
import { translatorFor } from '~/i18n/translate.server';
import type { CheckoutPost } from './checkout-post.server';

/** Replaces the request to choose a method by the reason why there is none. */
export async function showNoMethods({ context, errors }: CheckoutPost): Promise<void> {
  const { shop, locale } = context;
  if (errors['shipping-method']?.code === 'shippingMethod.required') {
    const [line] = noDeliveryLines(await shop.getCart(), locale);
    if (line) errors['shipping-method'] = { code: 'shippingMethod.none', text: line.text };
  }
  if (errors['payment-method']?.code === 'paymentMethod.required') {
    const { list } = await shop.getPaymentProviders();
    const text = translatorFor(locale).t('checkout.noPaymentMethod');
    if (list.length === 0) errors['payment-method'] = { code: 'paymentMethod.none', text };
  }
}
