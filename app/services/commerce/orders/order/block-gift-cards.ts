import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { noteGiftCardEvent } from '../../core/note-event';
import { moneyOf, balanceOf } from '../balance/balance';
import { loadBalanceFacts } from '../balance/balance-facts';

/**
 * Blocks the gift cards that were bought with these lines of a locked order, or with all of it:
 * they are returned, and stop paying. Cards in ascending number, which is the lock order
 * everywhere, each by one conditional update. Throws `return.giftCards` (502, with the id of the
 * line) when one was used or is blocked: then the transaction, or its savepoint, has to end. A
 * charge-back blocks cards too (`blockUnpaidGiftCards`), which does not prevent their return.
 */
export async function blockGiftCards(
  ctx: CommerceContext,
  orderId: number,
  lineIds: readonly number[] | null = null,
): Promise<void> {
  const { rows } = await ctx.db.client.query<{ id: number; lineId: number }>(
    `select g.id, l.id as line_id from order_line l join gift_card g on g.order_line_id = l.id
     where l.order_id = $1 and l.returned + l.unsent < l.quantity
       and ($2::int[] is null or l.id = any($2))
     order by g.id`,
    [orderId, lineIds],
  );
  for (const { id, lineId } of rows) {
    const { rowCount } = await ctx.db.client.query({
      name: 'gift_card_block',
      text: `update gift_card set is_blocked = true
             where id = $1 and open_amount = amount and (not is_blocked
               or exists (select from payment where order_id = $2 and charged_back > 0))`,
      values: [id, orderId],
    });
    if (rowCount === 0) throw giftCardsKept({ [lineId]: 'giftCards.used' });
  }
}

/**
 * Blocks those gift cards bought with a locked order that its money no longer pays for, because the
 * buyer's bank or the operator took it back: used cards are paid for first, then the lowest number.
 * The amount paid by another gift card pays for none of them.
 */
export async function blockUnpaidGiftCards(ctx: CommerceContext, orderId: number): Promise<void> {
  const facts = await loadBalanceFacts(ctx, orderId);
  if (balanceOf(facts).due === 0) return;
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `with bought as (
       select g.id, g.amount, g.open_amount from gift_card g join order_line l on l.id = g.order_line_id
       where l.order_id = $1 and not g.is_blocked order by g.id for update of g
     ), counted as (
       select id, sum(amount) over (order by open_amount = amount, id) as worth from bought
     )
     update gift_card g set is_blocked = true, is_unpaid = true
     from counted where g.id = counted.id and counted.worth > $2 returning g.id`,
    [orderId, moneyOf(facts)],
  );
  for (const { id } of rows) {
    await noteGiftCardEvent(ctx, 'giftCard.blocked', { giftCardId: id, reason: 'unpaid' });
  }
}

/**
 * Unblocks the gift cards of a locked order with nothing due again, if `blockUnpaidGiftCards`
 * blocked them: not those in a return, nor those that the operator blocked.
 */
export async function unblockPaidGiftCards(ctx: CommerceContext, orderId: number): Promise<void> {
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'gift_cards_paid_again',
    text: `update gift_card g set is_blocked = false, is_unpaid = false from order_line l
           where l.order_id = $1 and g.order_line_id = l.id and g.is_blocked and g.is_unpaid
             and l.returned + l.unsent < l.quantity
           returning g.id`,
    values: [orderId],
  });
  for (const { id } of rows) await noteGiftCardEvent(ctx, 'giftCard.unblocked', { giftCardId: id });
}

/**
 * Unblocks the cards of a return's lines when the return was refused or cancelled, except those
 * that are in another return, and those whose money was taken back meanwhile. It leaves cards of
 * other lines blocked: the operator may have blocked them.
 */
export async function unblockGiftCards(
  ctx: CommerceContext,
  { orderId, returnId }: { orderId: number; returnId: number },
): Promise<void> {
  await ctx.db.client.query(
    `update gift_card g set is_blocked = false, is_unpaid = false
     from order_line b join order_line l on l.id = b.origin_line_id
     where b.order_id = $1 and g.order_line_id = l.id and g.is_blocked
       and l.returned + l.unsent < l.quantity`,
    [returnId],
  );
  await blockUnpaidGiftCards(ctx, orderId);
}

/** Gift cards of a line are returned together, and unused (open point 1.14, code 502). */
export function giftCardsKept(cause: Record<string, string>): ShopError {
  return new ShopError('return.giftCards', { cause });
}
