import { ShopError, type Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { makeDocument } from '../documents/register/make-document';
import { newAccessKey } from '../../core/access-key';
import { hasGoodsToSend } from '../balance/goods-to-send';
import { insertTaxes } from '../order/insert-taxes';
import { noteOrderEvent } from '../../core/note-event';
import { refundOf } from './refund-of';

export type ReturnedLine = { orderItemId: number; quantity: number; returnReasonId: number | null };

type ReturnDraft = {
  orderId: number;
  items: ReturnedLine[];
  comment?: string;
  submissionIdHash?: Buffer;
  /** The cost of delivery is refunded too: the whole contract was withdrawn from (§ 357(2) BGB). */
  withShipping?: boolean;
};

const COPIED = `lang, currency, email, billing_address, delivery_address, shipping_profile_id,
  shipping_profile_name, shipping_provider, payment_method_id, payment_method_name, payment_key,
  min_delivery_days, max_delivery_days, vat_case, vat_check`;

/**
 * Writes a return of pieces of an order in the transaction of `ctx`: an order of type 3 whose
 * totals are the refund. Each piece is in one return only, which the rows of its order enforce
 * (R34). Throws `return.invalid` with { id of the item: 'quantity.tooMany' } when a concurrent
 * return was first. Makes the return note where a parcel is to be sent; ring the outbox after the
 * commit. Returns its number.
 */
export async function writeReturn(ctx: CommerceContext, draft: ReturnDraft): Promise<number> {
  await takePieces(ctx, draft);
  await ctx.hook('return:taken');
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('orders', 'id'))::int as id`,
  );
  const { id } = rows[0]!;
  const key = newAccessKey(ctx.secret, id);
  const sums = await refundOf(ctx, draft);
  await ctx.db.client.query(
    `insert into orders (id, type_id, origin_order_id, access_key_hash, access_key_salt, status,
       comment, submission_id_hash, items_gross, discount_gross, shipping_gross,
       payment_fee_gross, total, placed_at, updated_at, ${COPIED})
     overriding system value
     select $1, 3, $2, $3, $4, 'requested', $5, $6, $7, $8, $9, $10, $11, $12, $12, ${COPIED}
     from orders where id = $2`,
    [
      id,
      draft.orderId,
      key.hash,
      key.salt,
      draft.comment ?? '',
      draft.submissionIdHash ?? null,
      sums.itemSum,
      sums.discounts.reduce((sum, share) => sum + share, 0),
      sums.shipping,
      sums.paymentFee,
      sums.total,
      ctx.now(),
    ],
  );
  await copyLines(ctx, id, draft, sums.discounts);
  await insertTaxes(ctx, id, sums.vats);
  await noteOrderEvent(ctx, id, 'return.requested', { orderId: draft.orderId });
  if (await hasGoodsToSend(ctx, id)) {
    await makeDocument(ctx, 'returnNote', id, { about: draft.orderId });
  }
  return id;
}

/** By conditional updates in ascending order of lines: missing pieces are not taken. */
async function takePieces(ctx: CommerceContext, { orderId, items }: ReturnDraft): Promise<void> {
  const wrong: Record<string, string> = {};
  for (const { orderItemId, quantity } of items.toSorted((a, b) => a.orderItemId - b.orderItemId)) {
    const { rowCount } = await ctx.db.client.query(
      `update order_line set returned = returned + $3
       where id = $1 and order_id = $2 and type_id in (1, 2) and returned + unsent + $3 <= quantity`,
      [orderItemId, orderId, quantity],
    );
    if (rowCount === 0) wrong[orderItemId] = 'quantity.tooMany';
  }
  if (Object.keys(wrong).length > 0) {
    throw new ShopError('return.invalid', { cause: wrong });
  }
}

/** The lines of the return are copies of the ordered ones; a set includes its parts. */
async function copyLines(
  ctx: CommerceContext,
  to: number,
  { orderId, items }: ReturnDraft,
  discounts: readonly Cents[],
): Promise<void> {
  await ctx.db.client.query(
    `with asked as (
       select * from unnest($2::int[], $3::int[], $4::int[], $5::bigint[])
         a(id, quantity, reason_id, share)
     ), taken as (
       select l.*, a.quantity as back, a.reason_id, a.share,
              nextval(pg_get_serial_sequence('order_line', 'id'))::int as new_id
       from order_line l join asked a on a.id = coalesce(l.parent_id, l.id)
       where l.order_id = $6
     )
     insert into order_line (id, order_id, position, type_id, parent_id, origin_line_id,
       return_reason_id, variation_id, item_id, number, name, variation_name, url_path, image_hash,
       quantity, unit_gross, gross, discount, vat_rate, vat_shares, is_mixed_to_order, is_gift_card,
       properties)
     overriding system value
     select t.new_id, $1, t.position, t.type_id, p.new_id,
       case when p.id is null then t.id end, case when p.id is null then t.reason_id end,
       t.variation_id, t.item_id, t.number, t.name, t.variation_name, t.url_path, t.image_hash,
       q.quantity, t.unit_gross, q.quantity * t.unit_gross, case when p.id is null then t.share else 0 end,
       t.vat_rate, t.vat_shares, t.is_mixed_to_order, t.is_gift_card, t.properties
     from taken t left join taken p on p.id = t.parent_id
     cross join lateral (
       select case when p.id is null then t.back else t.quantity / p.quantity * t.back end as quantity
     ) q`,
    [
      to,
      items.map(({ orderItemId }) => orderItemId),
      items.map(({ quantity }) => quantity),
      items.map(({ returnReasonId }) => returnReasonId),
      discounts,
      orderId,
    ],
  );
}
