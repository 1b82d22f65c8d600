import { noDeliveryLines } from '~/features/buy/cart/load-cart.server';
import type { CheckoutPost } from './checkout-post.server';

/** Replaces the request to choose a shipping method by the reason why there is none. */
export async function showNoDelivery({ context, errors }: CheckoutPost): Promise<void> {
  if (errors['shipping-method']?.code !== 'shippingMethod.required') return;
  const [line] = noDeliveryLines(await context.shop.getCart(), context.locale);
  if (line) errors['shipping-method'] = { code: 'shippingMethod.none', text: line.text };
}
