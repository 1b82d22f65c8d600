import { spread, taxedParts } from '~/lib/net-parts';
import { vatPart, type VatPart } from '../../sale/cart/split-totals';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { billedOf, type BilledFacts } from '../order/billed';
import { loadBilledFacts } from '../order/billed-facts';
import { discountOf } from '../balance/balance';

type Refunded = {
  orderId: number;
  items: readonly { orderItemId: number; quantity: number }[];
  /** The cost of delivery is refunded too. */
  withShipping?: boolean | undefined;
};

/** The refund for a return, in cents with VAT. */
export type Refund = {
  itemSum: Cents;
  /** Share of the discount of each of the items, in their order. */
  discounts: Cents[];
  shipping: Cents;
  /** The fee of the payment method. */
  paymentFee: Cents;
  total: Cents;
  /** By the rates at which it was billed. */
  vats: VatPart[];
};

/**
 * The price of these pieces of an order, less their part of the discount of their line; the rest of
 * the discount counts for the last ones, so that in the end exactly what was paid is refunded, by
 * any number of returns. Delivery is refunded up to the price of the cheapest (§ 357(2) BGB), and
 * with it the whole payment fee (§ 357(1) BGB). The pieces are counted as returned already, in the
 * transaction of `ctx`.
 */
export async function refundOf(
  ctx: CommerceContext,
  { orderId, items, withShipping }: Refunded,
): Promise<Refund> {
  const order = await loadBilledFacts(ctx, orderId);
  const before = await loadReturned(ctx, orderId);
  const back = items.flatMap(({ orderItemId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderItemId);
    return line ? [pieces(line, quantity, before.discounts.get(orderItemId) ?? 0)] : [];
  });
  // If nothing was sent, delivery and fee are not due at all (`undelivered`).
  const wasSent = order.lines.some((line) => !line.isGiftCard && line.unsent < line.quantity);
  const isAllBack = Boolean(withShipping) && wasSent;
  const shipping = isAllBack
    ? Math.max(0, Math.min(order.shipping, order.standardShipping) - before.shipping)
    : 0;
  const paymentFee = isAllBack ? Math.max(0, order.paymentFee - before.paymentFee) : 0;
  const itemSum = sumOf(back.map(({ gross }) => gross));
  const discounts = back.map(({ discount }) => discount);
  return {
    itemSum,
    discounts,
    shipping,
    paymentFee,
    total: itemSum - sumOf(discounts) + shipping + paymentFee,
    vats: vatsOf(back, shipping + paymentFee, order),
  };
}

type Line = BilledFacts['lines'][number];

function pieces(line: Line, quantity: number, discountBefore: Cents) {
  const { unitGross, unsent, returned } = line;
  const kept = line.quantity - unsent - (returned - quantity);
  const left = line.discount - discountOf(line.discount, unsent, line.quantity) - discountBefore;
  const discount = discountOf(left, quantity, kept);
  const gross = quantity * unitGross;
  const partsWith = (discount: Cents) => taxedParts({ ...line, gross, discount });
  // Counted from the first piece on, the parts of the discount add up to what was billed.
  const before = partsWith(discountBefore);
  const parts = partsWith(discountBefore + discount).map((part, i) => ({
    ...part,
    discount: part.discount - before[i]!.discount,
  }));
  return { parts, gross, discount };
}

/** Delivery and fee are refunded at the rates they were billed with. */
function vatsOf(back: ReturnType<typeof pieces>[], beside: Cents, order: BilledFacts): VatPart[] {
  const billed = billedOf(order);
  const besideGoods = spread(
    beside,
    billed.vats.map(({ rate, gross }) => {
      const goods = billed.lines.flatMap(taxedParts).filter((part) => part.rate === rate);
      return gross - sumOf(goods.map((line) => line.gross - line.discount));
    }),
  );
  return billed.vats.flatMap(({ rate }, i) => {
    const goods = back.flatMap(({ parts }) => parts).filter((part) => part.rate === rate);
    const gross = sumOf(goods.map((line) => line.gross - line.discount)) + besideGoods[i]!;
    return gross > 0 || goods.length > 0 ? [vatPart(rate, gross)] : [];
  });
}

/** The earlier returns of an order, as far as they count. */
async function loadReturned({ db }: CommerceContext, orderId: number) {
  const { rows } = await db.client.query<{
    id: number | null;
    discount: Cents;
    shipping: Cents;
    paymentFee: Cents;
  }>(
    `with back as (select id, shipping_gross, payment_fee_gross from orders where origin_order_id = $1 and type_id = 3
                   and status not in ('refused', 'cancelled'))
     select l.origin_line_id as id, sum(l.discount)::bigint as discount, 0::bigint as shipping,
            0::bigint as payment_fee
     from back join order_line l on l.order_id = back.id
     where l.origin_line_id is not null group by 1
     union all
     select null, 0, coalesce(sum(shipping_gross), 0)::bigint,
            coalesce(sum(payment_fee_gross), 0)::bigint from back`,
    [orderId],
  );
  return {
    discounts: new Map(rows.flatMap(({ id, discount }) => (id === null ? [] : [[id, discount]]))),
    shipping: sumOf(rows.map((row) => row.shipping)),
    paymentFee: sumOf(rows.map((row) => row.paymentFee)),
  };
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
