import {
  ADDRESS_TYPE,
  checkoutAddressSchema,
  ShopError,
  type Address,
  type AddressTypeId,
  type CheckoutAddress,
} from '../../shop-api';
import { changeCart } from '../cart/change-cart';
import type { CommerceContext } from '../commerce-context';
import { visitorMail } from '../visitor-mail';

/** The guest's address of a type: at most one, kept with the cart (open point 1.5). */
export async function getAddresses(
  ctx: CommerceContext,
  { typeId }: { typeId: AddressTypeId },
): Promise<Address[]> {
  return (await loadAddresses(ctx)).filter((address) => address.typeId === typeId);
}

/** The visitor's addresses of both types, primary first. */
export async function loadAddresses(ctx: CommerceContext): Promise<Address[]> {
  const { cartId } = ctx.visitor;
  if (cartId === null) return [];
  const { rows } = await ctx.db.client.query<Omit<Address, 'email'>>({
    name: 'addresses',
    text: `select id, type_id as "typeId", first_name as "firstName", last_name as "lastName",
             company_name as "companyName", vat_number as "vatNumber",
             street_name as "streetName", apartment, zip_code as "zipCode", city,
             country_id as country, state_id as state, phone_number as "phoneNumber",
             is_primary as primary
           from address where cart_id = $1 order by is_primary desc, id`,
    values: [cartId],
  });
  const email = visitorMail(ctx.visitor) ?? '';
  return rows.map((row) => ({ ...row, email }));
}

/**
 * Deletes an address of this cart. A guest who uses the shipping address as billing address loses
 * both (§4).
 */
export async function deleteAddress(
  ctx: CommerceContext,
  { typeId, addressId }: { typeId: AddressTypeId; addressId: number },
): Promise<Address[]> {
  if (ctx.visitor.cartId === null) return [];
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
  return getAddresses(ctx, { typeId });
}

/** Uses a saved address for this order. Throws `address.notFound` for one of another cart or type. */
export async function setCheckoutAddress(
  ctx: CommerceContext,
  input: CheckoutAddress,
): Promise<void> {
  const { typeId, addressId } = checkoutAddressSchema.parse(input);
  if (ctx.visitor.cartId === null) throw new ShopError('address.notFound', { code: 404 });
  await changeCart(ctx, (ctx, cart) => chooseAddress(ctx, cart.id, typeId, addressId));
}

/** Makes an address of the cart the one it is sent or billed to; goods go to its country. */
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
     where cart.id = $1 and a.id = $2 and a.cart_id = cart.id and a.type_id = $3`,
    [cartId, addressId, typeId],
  );
  if (rowCount === 0) throw new ShopError('address.notFound', { code: 404 });
}
