import type { WishlistItem } from '../../../shop-api';
import { loadListProducts } from '../../catalogue/listing/list-products';
import { readOnce, type CommerceContext } from '../../core/commerce-context';
import { WISHED, parseWished } from '../../visitors/sessions/wishes-of-session';
import { OF_OWNER, ownerOf } from './wishlist-owner';

/** The visitor's wishlist, latest first, at today's prices (§3 wishlist item). Writes nothing. */
export async function getWishlist(ctx: CommerceContext): Promise<WishlistItem[]> {
  const { sessionId, customerId } = ownerOf(ctx);
  const { rows } = await ctx.db.client.query<{ variationId: number; quantity: number }>({
    name: 'wishlist',
    text: `select variation_id, quantity from wishlist_item
            where ${OF_OWNER} order by id desc`,
    values: [sessionId, customerId],
  });
  const products = await loadListProducts(
    ctx,
    rows.map(({ variationId }) => variationId),
  );
  const byId = new Map(products.map((product) => [product.variation.id, product]));
  return rows.map((row) => ({ ...row, variation: byId.get(row.variationId) ?? null }));
}

/** Only the ids: read with the session, and again after a write. */
export async function getWishlistIds(ctx: CommerceContext): Promise<number[]> {
  const { sessionId, customerId } = ownerOf(ctx);
  if (sessionId === null && customerId === null) return [];
  return readOnce(ctx, 'wished', async () => {
    const { rows } = await ctx.db.client.query<{ wished: string }>({
      name: 'wished',
      text: `select (${WISHED('$1', '$2')}) as wished`,
      values: [sessionId, customerId],
    });
    return parseWished(rows[0]!.wished);
  });
}
