import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';

/**
 * Blocks the gift cards that were bought with these lines of a locked order, or with all of it: they come
 * back, and pay nothing any more. Cards in ascending number, as everybody locks them, each by one
 * conditional update. Throws `return.giftCards` (502, with the id of the line) when one was used or is
 * blocked: then the transaction, or its savepoint, has to end.
 */
export async function blockGiftCards(
  ctx: CommerceContext,
  orderId: number,
  lineIds: readonly number[] | null = null,
): Promise<void> {
  const { rows } = await ctx.db.client.query<{ id: number; lineId: number }>(
    `select g.id, l.id as "lineId" from order_line l join gift_card g on g.order_line_id = l.id
     where l.order_id = $1 and l.returned + l.unsent < l.quantity
       and ($2::int[] is null or l.id = any($2))
     order by g.id`,
    [orderId, lineIds],
  );
  for (const { id, lineId } of rows) {
    const { rowCount } = await ctx.db.client.query({
      name: 'gift_card_block',
      text: `update gift_card set is_blocked = true
             where id = $1 and open_amount = amount and not is_blocked`,
      values: [id],
    });
    if (rowCount === 0) throw giftCardsKept({ [lineId]: 'giftCards.used' });
  }
}

/**
 * Cards of the lines that stand in a return pay again when it was refused or given up, but for those that
 * come back by another one. Cards of other lines it has not blocked: who did, an operator perhaps, decides.
 */
export async function unblockGiftCards(ctx: CommerceContext, returnId: number): Promise<void> {
  await ctx.db.client.query(
    `update gift_card g set is_blocked = false
     from order_line b join order_line l on l.id = b.origin_line_id
     where b.order_id = $1 and g.order_line_id = l.id and g.is_blocked
       and l.returned + l.unsent < l.quantity`,
    [returnId],
  );
}

/** Gift cards of a line come back together, and unused (open point 1.14 C, 502). */
export function giftCardsKept(cause: Record<string, string>): ShopError {
  return new ShopError('return.giftCards', { code: 502, cause });
}
