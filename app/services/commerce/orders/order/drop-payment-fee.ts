import { totalsOfShares } from '../../sale/cart/split-totals';
import type { CommerceContext } from '../../core/commerce-context';
import { loadBilledFacts } from './billed-facts';
import { insertTaxes } from './insert-taxes';

/**
 * Removes the fee of its payment method from a locked order that is paid by another one: a method
 * that is not used costs no fee (§ 312a(4) BGB). Nothing of the order was sent or withdrawn from
 * yet.
 */
export async function dropPaymentFee(ctx: CommerceContext, orderId: number): Promise<void> {
  const { lines, shipping, paymentFee } = await loadBilledFacts(ctx, orderId);
  if (paymentFee === 0) return;
  await ctx.db.client.query(
    `with taxes as (delete from order_tax where order_id = $1)
     update orders set total = total - payment_fee_gross, payment_fee_gross = 0 where id = $1`,
    [orderId],
  );
  const goods = lines.map((line) => ({ ...line, gross: line.quantity * line.unitGross }));
  await insertTaxes(ctx, orderId, totalsOfShares(goods, shipping, 0).vats);
}
