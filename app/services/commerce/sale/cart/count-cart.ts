import { createItemMemory } from '../../catalogue/in-memory/item-memory';
import { readOnce, type CartLine, type CommerceContext } from '../../core/commerce-context';
import { CART_LINES, parseCartLines } from '../../visitors/sessions/cart-lines-of-session';

/** Whether a variation is offered, and until when (epoch milliseconds), by the view sale_state. */
type Offer = { itemId: number; isOffered: boolean; until: number | null };

/** A few megabytes. */
const offers = createItemMemory<number, Offer>(50_000);

/**
 * Pieces in the visitor's cart that can be ordered: lines are read with the session, and again
 * after a write.
 */
export async function countCart(ctx: CommerceContext): Promise<number> {
  const { cartId } = ctx.visitor;
  if (cartId === null) return 0;
  const lines = await readOnce(ctx, 'cart lines', async () => {
    const { rows } = await ctx.db.client.query<{ lines: string }>({
      name: 'cart_lines',
      text: CART_LINES('$1'),
      values: [cartId],
    });
    return parseCartLines(rows[0]!.lines);
  });
  return countPieces(ctx, lines);
}

/**
 * Pieces of these lines that can be ordered now, like `itemQuantity` of the priced cart. Every page
 * calls this, so it does not read the rules of order properties or customer classes: a line with
 * invalid order properties or for another customer class counts until the cart changes next; cart
 * and checkout leave it out immediately and say so.
 */
export async function countPieces(
  ctx: Pick<CommerceContext, 'db' | 'index' | 'followsChanges' | 'now'>,
  lines: readonly CartLine[],
): Promise<number> {
  if (lines.length === 0) return 0;
  const asked = [...new Set(lines.map(({ variationId }) => variationId))];
  const known = await offers.load(ctx, asked, (missing) => readOffers(ctx.db, missing));
  const now = ctx.now().getTime();
  return lines.reduce((count, { variationId, quantity }) => {
    const offer = known.get(variationId);
    const isOrderable = offer?.isOffered && (offer.until === null || offer.until > now);
    return isOrderable ? count + quantity : count;
  }, 0);
}

async function readOffers({ client }: CommerceContext['db'], variationIds: number[]) {
  const { rows } = await client.query<Offer & { id: number }>({
    name: 'cart_offers',
    text: `select v.id, v.item_id, s.is_offered,
                  (extract(epoch from s.available_until) * 1000)::float8 as until
             from unnest($1::int[]) asked (id)
             join variation v on v.id = asked.id
             cross join lateral (
               select is_offered, available_until from sale_state where variation_id = v.id offset 0
             ) s`,
    values: [variationIds],
  });
  return new Map(rows.map(({ id, ...offer }) => [id, offer]));
}
