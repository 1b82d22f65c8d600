import type { CartGiftCard } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/**
 * Pays an order that was just written with gift cards: each by one conditional update, so that no
 * more than the balance of a card is ever spent, the cards in ascending number, so that two orders
 * never deadlock. Returns the card with too little balance, or null.
 */
export async function payWithGiftCards(
  ctx: CommerceContext,
  orderId: number,
  cards: CartGiftCard[],
): Promise<CartGiftCard | null> {
  const paying = cards.filter(({ amount }) => amount > 0).toSorted((a, b) => a.id - b.id);
  for (const card of paying) {
    const { rowCount } = await ctx.db.client.query({
      name: 'gift_card_pay',
      text: `with paid as (
               update gift_card set open_amount = open_amount - $3::bigint
               where id = $2 and open_amount >= $3 and not is_blocked
                 and (valid_to is null or valid_to > $4)
               returning id
             )
             insert into gift_card_use (order_id, gift_card_id, amount, created_at)
             select $1::int, id, $3, $4 from paid`,
      values: [orderId, card.id, card.amount, ctx.now()],
    });
    if (rowCount === 0) return card;
  }
  return null;
}
