import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { BalanceFacts } from './balance';
import { HAS_GOODS_TO_SEND } from './goods-to-send';
import { PAYMENTS_OF } from './payment-row';

/** SQL: the facts of the balance of the order `o` (`BalanceFacts`). */
export const BALANCE_FACTS = `
  jsonb_build_object('status', o.status, 'total', o.total, 'payments', ${PAYMENTS_OF('o.id')},
    'unsent', (select coalesce(jsonb_agg(jsonb_build_object('quantity', quantity, 'unsent', unsent,
                 'unitGross', unit_gross, 'discount', discount)), '[]')
               from order_line where order_id = o.id and unsent > 0 and type_id in (1, 2)),
    'undelivered', case when o.type_id <> 1 or ${HAS_GOODS_TO_SEND('o.id')} then 0
      else o.shipping_gross + o.payment_fee_gross end,
    'giftCards', (select coalesce(jsonb_agg(jsonb_build_object('amount', amount,
                    'returned', returned)), '[]') from gift_card_use where order_id = o.id),
    'returns', (select coalesce(jsonb_agg(jsonb_build_object('status', status, 'total', total)), '[]')
                from orders where origin_order_id = o.id and type_id = 3),
    'waiting', (select coalesce(sum(amount), 0) from refund
                where order_id = o.id and repaid_at is null))`;

/** Loads the facts of the balance of an order. Throws `order.notFound`. */
export async function loadBalanceFacts(
  ctx: CommerceContext,
  orderId: number,
): Promise<BalanceFacts> {
  const { rows } = await ctx.db.client.query<{ facts: BalanceFacts }>({
    name: 'order_balance',
    text: `select ${BALANCE_FACTS} as facts from orders o where id = $1`,
    values: [orderId],
  });
  if (!rows[0]) throw new ShopError('order.notFound');
  return rows[0].facts;
}
