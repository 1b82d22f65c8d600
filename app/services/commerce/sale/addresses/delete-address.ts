import type { Address, AddressTypeId } from '../../../shop-api';
import { changeCart } from '../cart/change-cart';
import { choosePrimaryAddresses, lockOpenCart } from '../cart/customer-cart';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { lockAddressBook } from './address-book';
import { addressNotFound } from './address-not-found';
import { keepOneDefault } from './default-address';
import { addressesNow } from './get-addresses';

type AddressKey = { typeId: AddressTypeId; addressId: number };

/**
 * Deletes an address. A guest who uses the shipping address as billing address loses both (§4); for
 * a customer the next one becomes primary. Throws `address.notFound` for one that is not the
 * customer's.
 */
export async function deleteAddress(ctx: CommerceContext, named: AddressKey): Promise<Address[]> {
  if (ctx.visitor.customer) await deleteOfCustomer(ctx, ctx.visitor.customer.id, named);
  else if (ctx.visitor.cartId !== null) await deleteOfGuest(ctx, named);
  return addressesNow(ctx, named);
}

async function deleteOfGuest(
  ctx: CommerceContext,
  { typeId, addressId }: AddressKey,
): Promise<void> {
  await changeCart(ctx, async (ctx, cart) => {
    await ctx.db.client.query(
      `with gone as (
         select * from address where id = $1 and cart_id = $2 and type_id = $3
       )
       delete from address a using gone
       where a.cart_id = $2 and (a.id = gone.id or (
         (a.first_name, a.last_name, a.company_name, a.street_name, a.apartment, a.zip_code, a.city, a.country_id)
         = (gone.first_name, gone.last_name, gone.company_name, gone.street_name, gone.apartment,
            gone.zip_code, gone.city, gone.country_id)))`,
      [addressId, cart.id, typeId],
    );
  });
}

async function deleteOfCustomer(
  ctx: CommerceContext,
  customerId: number,
  { typeId, addressId }: AddressKey,
): Promise<void> {
  await transact(ctx, async (ctx) => {
    const { client } = ctx.db;
    await lockOpenCart(ctx, customerId);
    await lockAddressBook(ctx, customerId);
    const { rowCount } = await client.query(
      'delete from address where id = $1 and customer_id = $2 and type_id = $3',
      [addressId, customerId, typeId],
    );
    if (rowCount === 0) throw addressNotFound();
    await keepOneDefault(ctx, customerId, typeId);
    await choosePrimaryAddresses(ctx, customerId);
  });
}
