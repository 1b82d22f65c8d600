import { ADDRESS_TYPE, type AddressTypeId } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { addressNotFound } from './address-not-found';

/**
 * Makes an address of the cart, or of its customer, the shipping or billing address; the cart gets
 * its country. Throws `address.notFound` for any other.
 */
export async function chooseAddress(
  ctx: CommerceContext,
  cartId: number,
  typeId: AddressTypeId,
  addressId: number,
): Promise<void> {
  const target =
    typeId === ADDRESS_TYPE.billing
      ? 'invoice_address_id = a.id'
      : 'shipping_address_id = a.id, shipping_country_id = a.country_id';
  const { rowCount } = await ctx.db.client.query(
    `update cart set ${target} from address a
     where cart.id = $1 and a.id = $2 and a.type_id = $3
       and (a.cart_id = cart.id or a.customer_id = cart.customer_id)`,
    [cartId, addressId, typeId],
  );
  if (rowCount === 0) throw addressNotFound();
}
