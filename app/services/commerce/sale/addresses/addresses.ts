import {
  checkoutAddressSchema,
  type Address,
  type AddressTypeId,
  type CheckoutAddress,
} from '../../../shop-api';
import { changeCart } from '../cart/change-cart';
import { choosePrimaryAddresses, lockOpenCart } from '../cart/customer-cart';
import { readOnce, transact, type CommerceContext } from '../../ground/commerce-context';
import { visitorMail } from '../../ground/visitor-mail';
import { lockAddressBook } from './address-book';
import { chooseAddress } from './choose-address';
import { addressNotFound } from './not-found';
import { ownerOf } from './address-owner';

/**
 * The addresses of a type, primary first: all of a customer's, or the one that a guest's cart has
 * (open point 1.5). Both types are one statement of a request.
 */
export async function getAddresses(
  ctx: CommerceContext,
  { typeId }: { typeId: AddressTypeId },
): Promise<Address[]> {
  const addresses = await readOnce(ctx, 'addresses', () => loadAddresses(ctx));
  return addresses.filter((address) => address.typeId === typeId);
}

/** The same after a change. */
export async function addressesNow(
  ctx: CommerceContext,
  { typeId }: { typeId: AddressTypeId },
): Promise<Address[]> {
  return (await loadAddresses(ctx)).filter((address) => address.typeId === typeId);
}

/** The visitor's addresses of both types, primary first. */
export async function loadAddresses(ctx: CommerceContext): Promise<Address[]> {
  const owner = ownerOf(ctx);
  if (!owner) return [];
  const { rows } = await ctx.db.client.query<Omit<Address, 'email'>>({
    name: `addresses_${owner.column}`,
    text: `select id, type_id as "typeId", first_name as "firstName", last_name as "lastName",
             company_name as "companyName", vat_number as "vatNumber",
             street_name as "streetName", apartment, zip_code as "zipCode", city,
             country_id as country, state_id as state, phone_number as "phoneNumber",
             is_primary as primary
           from address where ${owner.column} = $1 order by is_primary desc, id`,
    values: [owner.id],
  });
  const email = visitorMail(ctx.visitor) ?? '';
  return rows.map((row) => ({ ...row, email }));
}

type Named = { typeId: AddressTypeId; addressId: number };

/**
 * Deletes an address. A guest who uses the shipping address as billing address loses both (§4); of a
 * customer's others the next one becomes primary. Throws `address.notFound` for one that is not the
 * customer's.
 */
export async function deleteAddress(ctx: CommerceContext, named: Named): Promise<Address[]> {
  if (ctx.visitor.customer) await deleteOfCustomer(ctx, ctx.visitor.customer.id, named);
  else if (ctx.visitor.cartId !== null) await deleteOfGuest(ctx, named);
  return addressesNow(ctx, named);
}

async function deleteOfGuest(ctx: CommerceContext, { typeId, addressId }: Named): Promise<void> {
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
  { typeId, addressId }: Named,
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
    await client.query(
      `update address set is_primary = true
       where id = (select min(id) from address where customer_id = $1 and type_id = $2)
         and not exists (
           select from address where customer_id = $1 and type_id = $2 and is_primary)`,
      [customerId, typeId],
    );
    await choosePrimaryAddresses(ctx, customerId);
  });
}

/** Uses a saved address for this order. Throws `address.notFound` for one of another cart or type. */
export async function setCheckoutAddress(
  ctx: CommerceContext,
  input: CheckoutAddress,
): Promise<void> {
  const { typeId, addressId } = checkoutAddressSchema.parse(input);
  if (ctx.visitor.cartId === null) throw addressNotFound();
  await changeCart(ctx, (ctx, cart) => chooseAddress(ctx, cart.id, typeId, addressId));
}
