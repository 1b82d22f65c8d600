import type { Cents } from '../../../shop-api';
import { newGiftCardCode } from '../../sale/gift-cards/manage-gift-cards';
import type { CommerceContext } from '../../core/commerce-context';
import { queueMail } from '../../core/outbox/queue';
import { makeDocument } from '../documents/register/make-document';
import { HAS_GOODS_TO_SEND } from '../balance/goods-to-send';

/**
 * Creates the gift cards that were bought with a locked order with nothing due: each piece of a
 * line is created once, however often this is called, and is worth its price. A mail delivers them,
 * with a receipt. True when gift cards are all that is left of the order, so that it is delivered.
 */
export async function deliverGiftCards(ctx: CommerceContext, orderId: number): Promise<boolean> {
  const { rows } = await ctx.db.client.query<{ isLeft: boolean; hasGoods: boolean }>({
    name: 'order_gift_cards',
    text: `select bool_or(is_gift_card and unsent < quantity) as is_left,
             ${HAS_GOODS_TO_SEND('$1')} as has_goods from order_line where order_id = $1`,
    values: [orderId],
  });
  if (!rows[0]?.isLeft) return false;
  if ((await makeCards(ctx, orderId)) > 0) {
    const { id: documentId } = await makeDocument(ctx, 'receipt', orderId);
    await queueMail(ctx, 'mail:gift_cards', { orderId }, { documentId });
  }
  return !rows[0].hasGoods;
}

type Piece = { lineId: number; piece: number; amount: Cents };

/** Returns how many were created. Valid until the claim to them lapses (§§ 195, 199 BGB). */
async function makeCards(ctx: CommerceContext, orderId: number): Promise<number> {
  const { rows: pieces } = await ctx.db.client.query<Piece>(
    `select l.id as line_id, made.piece, l.unit_gross as amount
     from order_line l cross join lateral generate_series(1, l.quantity - l.unsent) made(piece)
     where l.order_id = $1 and l.is_gift_card and l.unit_gross > 0
       and not exists (select from gift_card g where g.order_line_id = l.id and g.piece = made.piece)
     order by l.id, made.piece`,
    [orderId],
  );
  if (pieces.length === 0) return 0;
  await ctx.db.client.query(
    `insert into gift_card (code, currency, amount, open_amount, valid_to, created_at,
       order_line_id, piece)
     select code, o.currency, amount, amount,
       (date_trunc('year', $6::timestamptz at time zone 'Europe/Berlin') + interval '4 years')
         at time zone 'Europe/Berlin', $6, line_id, piece
     from orders o
     cross join unnest($2::text[], $3::bigint[], $4::int[], $5::int[])
       made(code, amount, line_id, piece)
     where o.id = $1`,
    [
      orderId,
      pieces.map(newGiftCardCode),
      pieces.map(({ amount }) => amount),
      pieces.map(({ lineId }) => lineId),
      pieces.map(({ piece }) => piece),
      ctx.now(),
    ],
  );
  return pieces.length;
}
