import type { VatPart } from '../../sale/cart/split-totals';
import type { CommerceContext } from '../../core/commerce-context';

/** Stores net and VAT of an order for each rate, in the transaction of `ctx`. */
export async function insertTaxes(
  ctx: CommerceContext,
  orderId: number,
  vats: readonly VatPart[],
): Promise<void> {
  await ctx.db.client.query({
    name: 'order_taxes_insert',
    text: `insert into order_tax (order_id, rate, net, vat)
           select $1, * from unnest($2::int[], $3::bigint[], $4::bigint[])`,
    values: [
      orderId,
      vats.map(({ rate }) => rate),
      vats.map(({ net }) => net),
      vats.map(({ vat }) => vat),
    ],
  });
}
