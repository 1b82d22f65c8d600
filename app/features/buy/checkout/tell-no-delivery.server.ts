import { noDeliveryLines } from '~/features/buy/cart/load-cart.server';
import type { CheckoutPost } from './checkout-post.server';

/** Nobody is asked to choose a way of delivery where there is none: its part of the page says why. */
export async function tellNoDelivery({ context, errors }: CheckoutPost): Promise<void> {
  if (errors['shipping-method']?.code !== 'shippingMethod.required') return;
  const [line] = noDeliveryLines(await context.shop.getCart(), context.locale);
  if (line) errors['shipping-method'] = { code: 'shippingMethod.none', text: line.text };
}
