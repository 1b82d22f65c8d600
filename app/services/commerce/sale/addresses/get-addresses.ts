import type { Address, AddressTypeId } from '../../../shop-api';
import { readOnce, type CommerceContext } from '../../core/commerce-context';
import { visitorMail } from '../../core/visitor-mail';
import { ownerOf } from './address-owner';

/**
 * The addresses of a type, primary first: all of a customer's, or the one of a guest's cart (open
 * point 1.5). A request reads both types by one statement.
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
    text: `select id, type_id, first_name, last_name,
             company_name, vat_number,
             street_name, apartment, zip_code, city,
             country_id as country, state_id as state, phone_number, post_number,
             is_primary as primary,
             (select v.state from vat_number_check v
               where v.number = address.vat_number) as vat_number_state
           from address where ${owner.column} = $1 order by is_primary desc, id`,
    values: [owner.id],
  });
  const email = visitorMail(ctx.visitor) ?? '';
  return rows.map((row) => ({ ...row, email }));
}
