import { LIMITS } from '../../../shop-api/entities/field-limits';
import type { Database } from '../../core/database';

/**
 * Moves the wishlist of the session to the customer who logs in (§4): the customer's own items stay
 * unchanged, and beyond the maximum the oldest of the session are left out. Run it in the
 * transaction of the log-in.
 */
export async function mergeWishlist(
  { client }: Pick<Database, 'client'>,
  sessionId: number,
  customerId: number,
): Promise<void> {
  await client.query('select from customer where id = $1 for update', [customerId]);
  await client.query(
    `insert into wishlist_item (customer_id, variation_id, quantity, created_at)
     select $2, variation_id, quantity, created_at from (
       select * from wishlist_item wish
        where session_id = $1
          and not exists (select from wishlist_item
                           where customer_id = $2 and variation_id = wish.variation_id)
        order by id desc
        limit greatest(0, $3 - (select count(*) from wishlist_item where customer_id = $2))
     ) added order by id`,
    [sessionId, customerId, LIMITS.wishlist.items],
  );
  await client.query('delete from wishlist_item where session_id = $1', [sessionId]);
}
