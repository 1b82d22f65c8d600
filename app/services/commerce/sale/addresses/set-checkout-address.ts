import { checkoutAddressSchema, type CheckoutAddress } from '../../../shop-api';
import { changeCart } from '../cart/change-cart';
import type { CommerceContext } from '../../ground/commerce-context';
import { addressNotFound } from './address-not-found';
import { chooseAddress } from './choose-address';

/** Uses a saved address for this order. Throws `address.notFound` for one of another cart or type. */
export async function setCheckoutAddress(
  ctx: CommerceContext,
  input: CheckoutAddress,
): Promise<void> {
  const { typeId, addressId } = checkoutAddressSchema.parse(input);
  if (ctx.visitor.cartId === null) throw addressNotFound();
  await changeCart(ctx, (ctx, cart) => chooseAddress(ctx, cart.id, typeId, addressId));
}
