import type { AddressData, AddressTypeId } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { visitorMail } from '../../core/visitor-mail';
import { addressColumns, placesFrom } from './address-columns';

/** Changes the one address of a type in a guest's cart, or adds it. Returns its id. */
export async function writeGuestAddress(
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
