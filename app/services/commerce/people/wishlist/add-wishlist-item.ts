import {
  addWishlistItemInputSchema,
  ShopError,
  type AddWishlistItemInput,
} from '../../../shop-api';
import { LIMITS } from '../../../shop-api/entities/field-limits';
import type { CommerceContext } from '../../core/commerce-context';
import { changeVisitor } from '../../visitors/sessions/change-visitor';
import { lockOwner, OF_OWNER } from './wishlist-owner';

/**
 * Adds a variation to the visitor's wishlist (§4: adds if absent); once, however often it is
 * called. Throws `wishlist.variationNotFound` (422) and `wishlist.full` (422).
 */
export function addWishlistItem(
  ctx: CommerceContext,
  input: AddWishlistItemInput,
): Promise<{ variationId: number; quantity: number }> {
  const parsed = addWishlistItemInputSchema.safeParse(input);
  if (!parsed.success) throw notFound();
  const { variationId, quantity } = parsed.data;
  return changeVisitor(ctx, async (ctx) => {
    const { client } = ctx.db;
    const { rows: known } = await client.query(
      `select from variation v join item i on i.id = v.item_id
        where v.id = $1 and v.is_active and i.is_active`,
      [variationId],
    );
    if (known.length === 0) throw notFound();
    const { sessionId, customerId } = await lockOwner(ctx);
    const owner = customerId === null ? 'session_id' : 'customer_id';
    const { rows } = await client.query<{ id: number }>(
      `insert into wishlist_item (session_id, customer_id, variation_id, quantity, created_at)
       select $1, $2, $3, $4, $5
        where (select count(*) from wishlist_item where ${OF_OWNER} and variation_id <> $3) < $6
       on conflict (${owner}, variation_id) do update set quantity = excluded.quantity
       returning id`,
      [sessionId, customerId, variationId, quantity, ctx.now(), LIMITS.wishlist.items],
    );
    if (rows.length === 0) {
      throw new ShopError('wishlist.full', {
        cause: { maximum: LIMITS.wishlist.items },
      });
    }
    return { variationId, quantity };
  });
}

function notFound(): ShopError {
  return new ShopError('wishlist.variationNotFound');
}
