import { ADDRESS_TYPE } from '~/services/shop-api';
import type { CheckoutPath } from './checkout-path.server';
import type { CheckoutPost } from './checkout-post.server';
import { savedAddress } from './save-address.server';

/**
 * Uses for this order the addresses the page shows though none was chosen yet. On the read-only
 * view an order without delivery address goes to the billing address (open point 1.5).
 */
export async function adoptAddresses(post: CheckoutPost, path: CheckoutPath): Promise<void> {
  const { shop } = post.context;
  for (const kind of ['billing-address', 'shipping-address'] as const) {
    const { address, isChosen } = await savedAddress(post, kind);
    if (address && !isChosen) {
      await shop.setCheckoutAddress({ typeId: address.typeId, addressId: address.id });
    }
  }
  if (path !== '/readonly-checkout') return;
  const billing = (await savedAddress(post, 'billing-address')).address;
  const shipping = (await savedAddress(post, 'shipping-address')).address;
  if (!billing || shipping) return;
  const { id: _id, typeId: _typeId, email: _email, ...addressData } = billing;
  await shop.doSaveAddress({ typeId: ADDRESS_TYPE.shipping, addressData });
}
