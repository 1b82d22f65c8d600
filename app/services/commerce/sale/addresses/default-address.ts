import type { AddressTypeId } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** One address of each type is the default one (§3, the primary flag): this one from now on. */
export async function makeDefault(
  { db }: CommerceContext,
  customerId: number,
  typeId: AddressTypeId,
  id: number,
): Promise<void> {
  await db.client.query(
    'update address set is_primary = (id = $3) where customer_id = $1 and type_id = $2',
    [customerId, typeId, id],
  );
}

/** If the default address of a type was deleted, the first one becomes the default. */
export async function keepOneDefault(
  { db }: CommerceContext,
  customerId: number,
  typeId: AddressTypeId,
): Promise<void> {
  await db.client.query(
    `update address set is_primary = true
     where id = (select min(id) from address where customer_id = $1 and type_id = $2)
       and not exists (
         select from address where customer_id = $1 and type_id = $2 and is_primary)`,
    [customerId, typeId],
  );
}
