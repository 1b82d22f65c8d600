import type { AddressData, AddressTypeId } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { visitorMail } from '../../ground/visitor-mail';

/** What a person types, as columns. */
export function addressColumns(address: AddressData): Record<string, unknown> {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company_name: address.companyName,
    vat_number: address.vatNumber,
    street_name: address.streetName,
    apartment: address.apartment,
    zip_code: address.zipCode,
    city: address.city,
    country_id: address.country,
    state_id: address.state,
    phone_number: address.phoneNumber,
    post_number: address.postNumber,
  };
}

/** `$4, $5, …` for the values of these columns. */
export function placesFrom(first: number, columns: Record<string, unknown>): string {
  return Object.keys(columns)
    .map((_, i) => `$${first + i}`)
    .join(', ');
}

/** The one address of a type that a guest's cart has: changed, or made. Gives its id. */
export async function writeCartAddress(
  ctx: CommerceContext,
  cartId: number,
  typeId: AddressTypeId,
  address: AddressData,
): Promise<number> {
  const row = { ...addressColumns(address), email: visitorMail(ctx.visitor) ?? '' };
  const columns = Object.keys(row).join(', ');
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `with kept as (
       update address set (is_primary, updated_at, ${columns})
         = (true, $3, ${placesFrom(4, row)})
       where cart_id = $1 and type_id = $2 returning id
     ), made as (
       insert into address (cart_id, type_id, is_primary, created_at, updated_at, ${columns})
       select $1, $2, true, $3, $3, ${placesFrom(4, row)}
       where not exists (select from kept) returning id
     )
     select id from kept union all select id from made`,
    [cartId, typeId, ctx.now(), ...Object.values(row)],
  );
  return rows[0]!.id;
}
