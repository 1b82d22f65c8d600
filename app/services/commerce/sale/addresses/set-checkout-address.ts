import { checkoutAddressSchema, type CheckoutAddress } from '../../../shop-api';
import { changeCart } from '../cart/change-cart';
import type { CommerceContext } from '../../core/commerce-context';
import { addressNotFound } from './address-not-found';
import { chooseAddress } from './choose-address';
import { makeDefault } from './default-address';
import { getAddresses } from './get-addresses';

/** Uses a saved address for this order, or, without a cart, for the orders of the account. Throws `address.notFound` for one of another cart or type. */
export async function setCheckoutAddress(
  ctx: CommerceContext,
  input: CheckoutAddress,
): Promise<void> {
  const { typeId, addressId } = checkoutAddressSchema.parse(input);
  if (ctx.visitor.cartId === null) return setDefaultAddress(ctx, { typeId, addressId });
  await changeCart(ctx, (ctx, cart) => chooseAddress(ctx, cart.id, typeId, addressId));
}

async function setDefaultAddress(ctx: CommerceContext, input: CheckoutAddress): Promise<void> {
  const { customer } = ctx.visitor;
  const own = customer && (await getAddresses(ctx, input));
  if (!own?.some(({ id }) => id === input.addressId)) throw addressNotFound();
  await makeDefault(ctx, customer!.id, input.typeId, input.addressId);
}
