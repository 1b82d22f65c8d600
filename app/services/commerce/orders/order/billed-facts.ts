import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { BilledFacts } from './billed';

/** Reads the facts that decide what is billed for an order. Throws `order.notFound`. */
export async function loadBilledFacts(ctx: CommerceContext, orderId: number): Promise<BilledFacts> {
  const { rows } = await ctx.db.client.query<BilledFacts>({
    name: 'order_billed',
    text: `select shipping_gross as shipping, payment_fee_gross as payment_fee, standard_shipping_gross as standard_shipping,
             (select jsonb_agg(jsonb_build_object('id', id, 'quantity', quantity, 'unsent', unsent,
                       'returned', returned, 'unitGross', unit_gross, 'discount', discount,
                       'vatRate', vat_rate, 'isGiftCard', is_gift_card)
                       || case when vat_shares = '[]' then '{}'
                            else jsonb_build_object('vatShares', vat_shares) end order by position)
                from order_line where order_id = o.id and type_id in (1, 2)) as lines,
             (select coalesce(jsonb_agg(jsonb_build_object('rate', rate, 'net', net, 'vat', vat)), '[]')
                from order_tax where order_id = o.id) as taxes
           from orders o where id = $1`,
    values: [orderId],
  });
  if (!rows[0]) throw new ShopError('order.notFound');
  return rows[0];
}
