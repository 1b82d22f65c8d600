import { totalsOf, type Totals } from '../cart/totals';
import type { CommerceContext } from '../commerce-context';
import { refundShares } from './refund-shares';

type Refunded = {
  orderId: number;
  items: readonly { orderItemId: number; quantity: number }[];
  /** The cost of delivery is paid back too. */
  withShipping?: boolean | undefined;
};

/**
 * What these pieces of an order cost, less their part of the discount; what is left of it counts for
 * the last ones, so that in the end all is paid back that was paid, however many returns it took. The
 * pieces are counted as returned already, in the transaction of `ctx`.
 */
export async function refundOf(
  ctx: CommerceContext,
  { orderId, items, withShipping }: Refunded,
): Promise<Totals> {
  const { rows } = await ctx.db.client.query<{
    id: number;
    unitGross: number;
    gross: number;
    vatRate: number;
    isBack: boolean;
    discount: number;
    discountBefore: number;
    shipping: number;
  }>(
    `select l.id, l.unit_gross as "unitGross", l.gross, l.vat_rate as "vatRate",
       l.type_id = 3 or l.returned = l.quantity as "isBack",
       o.discount_gross as discount, o.shipping_gross as shipping,
       (select coalesce(sum(discount_gross), 0)::bigint from orders
        where origin_order_id = o.id and type_id = 3 and status not in ('refused', 'cancelled')
       ) as "discountBefore"
     from order_line l join orders o on o.id = l.order_id where l.order_id = $1 order by position`,
    [orderId],
  );
  const { discount, discountBefore, shipping } = rows[0]!;
  const lines = rows.map((row) => ({
    ...row,
    returned:
      row.unitGross * (items.find(({ orderItemId }) => orderItemId === row.id)?.quantity ?? 0),
  }));
  const back = refundShares(lines, discount);
  const left = discount - discountBefore;
  const share = back.reduce((sum, line) => sum + line.discount, 0);
  return totalsOf(
    back.map(({ vatRate, gross }) => ({ vatRate, gross, isDiscounted: true })),
    rows.every(({ isBack }) => isBack) ? left : Math.min(share, left),
    withShipping ? shipping : 0,
  );
}
