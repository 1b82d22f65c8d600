import { ADDRESS_TYPE } from '~/services/shop-api';
import type { CheckoutPath } from './checkout-path.server';
import type { CheckoutPost } from './checkout-post.server';
import { addressOf } from './address-of.server';

/**
 * Uses for this order the addresses the page shows though none was chosen yet. On the read-only
 * view an order without delivery address goes to the billing address (open point 1.5).
 */
export async function adoptAddresses(post: CheckoutPost, path: CheckoutPath): Promise<void> {
  const { shop } = post.context;
  for (const kind of ['billing-address', 'shipping-address'] as const) {
    const { address, isChosen } = addressOf(await shop.getCheckout(), kind);
    if (address && !isChosen) {
      const { typeId, id: addressId } = address;
      await shop.setCheckoutAddress({ typeId, addressId });
    }
  }
  if (path !== '/readonly-checkout') return;
  const billing = addressOf(await shop.getCheckout(), 'billing-address').address;
  const shipping = addressOf(await shop.getCheckout(), 'shipping-address').address;
  if (!billing || shipping) return;
  const { id: _id, typeId: _typeId, email: _email, ...addressData } = billing;
  await shop.doSaveAddress({ typeId: ADDRESS_TYPE.shipping, addressData });
}
