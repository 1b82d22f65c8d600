import { deleteWishlistItemInputSchema } from '../../../shop-api';
import type * as z from 'zod';
import type { CommerceContext } from '../../core/commerce-context';
import { OF_OWNER, ownerOf } from './wishlist-owner';

/** Removes a variation from the visitor's wishlist; false when it was not there, or is no id. */
export async function deleteWishlistItem(
  ctx: CommerceContext,
  input: z.input<typeof deleteWishlistItemInputSchema>,
): Promise<boolean> {
  const parsed = deleteWishlistItemInputSchema.safeParse(input);
  if (!parsed.success) return false;
  const { sessionId, customerId } = ownerOf(ctx);
  const { rowCount } = await ctx.db.client.query(
    `delete from wishlist_item where ${OF_OWNER} and variation_id = $3`,
    [sessionId, customerId, parsed.data.variationId],
  );
  return rowCount === 1;
}
