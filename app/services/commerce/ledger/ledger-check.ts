import type { Pool } from 'pg';
import { RETENTION } from '~/services/shop-api/retention';

export type LedgerFault = { kind: string; id: string };

/** Mails that went out are forgotten after a while; of older orders nothing can be said. */
const MAILS_KEPT_SINCE = `$1::timestamptz - interval '${RETENTION.outbox.days} days'`;

/** Each query gives rows that must not be (reliability A5), with what is wrong and where. */
const FAULTS = `
  select 'stock-negative' as kind, variation_id::text as id from stock
    where on_hand < 0 or reserved < 0 or reserved > on_hand
  union all
  select 'stock-drift', s.variation_id::text from stock s
    left join (select variation_id, sum(quantity) as held from reservation
               where state = 'held' group by 1) r using (variation_id)
    where s.reserved <> coalesce(r.held, 0)
  union all
  select 'reservation-missing', o.id::text from orders o
    where o.type_id = 1 and exists (
      select from order_line l
      join variation v on v.id = l.variation_id
      join stock s on s.variation_id = v.id
      where l.order_id = o.id and l.type_id in (1, 3) and v.is_stock_limited
        and not exists (select from reservation r
                        where r.order_id = o.id and r.variation_id = l.variation_id))
  union all
  select 'order-without-lines', o.id::text from orders o
    where not exists (select from order_line l where l.order_id = o.id)
  union all
  select 'order-total', o.id::text from orders o
    join (select order_id, sum(gross) as goods from order_line group by 1) l on l.order_id = o.id
    where o.items_gross <> l.goods or o.total <> l.goods + o.shipping_gross - o.discount_gross
  union all
  select 'order-vat', o.id::text from orders o
    left join (select order_id, sum(net + vat) as taxed from order_tax group by 1) t
      on t.order_id = o.id
    where coalesce(t.taxed, 0) <> o.total
  union all
  select 'order-twice', cart_id::text from orders
    where type_id = 1 and cart_id is not null group by cart_id having count(*) > 1
  union all
  select 'order-without-payment', o.id::text from orders o
    where o.type_id = 1 and not exists (select from payment p where p.order_id = o.id)
  union all
  select 'payment-amount', p.order_id::text from payment p join orders o on o.id = p.order_id
    where p.amount <> o.total or p.currency <> o.currency
  union all
  select 'paid-twice', order_id::text from payment
    where status in ('paid', 'surplus') and refunded_at is null
    group by order_id having count(*) > 1 or bool_or(status = 'surplus')
  union all
  select 'payment-method', o.id::text from payment p join orders o on o.id = p.order_id
    where p.status in ('open', 'pending', 'authorized') and p.method_id <> o.payment_method_id
  union all
  select 'coupon-count', c.code from coupon c
    where c.used <> (select count(*) from coupon_use u where u.coupon_code = c.code and not u.released)
  union all
  select 'coupon-unused', o.id::text from orders o
    where o.coupon_code is not null and not exists (
      select from coupon_use u where u.order_id = o.id and u.coupon_code = o.coupon_code)
  union all
  select 'attempt-without-order', c.cart_id::text from checkout_attempt c
    where not exists (select from orders o where o.id = c.order_id)
  union all
  select 'cart-not-converted', o.cart_id::text from orders o join cart c on c.id = o.cart_id
    where c.status <> 'converted'
  union all
  select 'cart-lost', id::text from cart c
    where status = 'converted' and not exists (select from orders o where o.cart_id = c.id)
  union all
  select 'offer-without-order', id::text from orders o
    where type_id = 7 and (status = 'accepted')
      <> exists (select from orders a where a.type_id = 1 and a.origin_order_id = o.id)
  union all
  select 'returned-drift', l.id::text from order_line l
    left join (select b.origin_line_id as id, sum(b.quantity) as returned
               from order_line b join orders o on o.id = b.order_id
               where o.status not in ('refused', 'cancelled') group by 1) r on r.id = l.id
    where l.returned <> coalesce(r.returned, 0)
  union all
  select 'withdrawn-drift', l.id::text from order_line l
    join (select order_line_id as id, sum(quantity) as declared from withdrawal_line group by 1) w
      on w.id = l.id
    where w.declared > l.withdrawn
  union all
  select 'order-overdue', id::text from orders
    where status = 'pendingPayment'
      and pay_until < ($1::timestamptz at time zone 'Europe/Berlin')::date - 1
  union all
  select 'cancelled-but-held', o.id::text from orders o
    where o.status = 'cancelled' and (
      exists (select from reservation r where r.order_id = o.id and r.state <> 'released')
      or exists (select from coupon_use u where u.order_id = o.id and not u.released))
  union all
  select 'released-but-open', o.id::text from orders o
    where o.status <> 'cancelled' and exists (
      select from reservation r where r.order_id = o.id and r.state = 'released')
  union all
  select 'cancelled-but-paid', p.order_id::text from payment p join orders o on o.id = p.order_id
    where o.status = 'cancelled' and p.status = 'paid' and p.refunded_at is null
  union all
  select 'document-gap', s.kind || ' ' || s.year from document_series s
    where s.last <> (select count(*) from order_document d
                     where d.kind = s.kind and d.year = s.year and d.serial <= s.last)
  union all
  select 'cancelled-without-mail', o.id::text from orders o
    where o.type_id = 1 and o.status = 'cancelled' and o.updated_at > ${MAILS_KEPT_SINCE}
      and not exists (select from outbox x where x.dedupe_key = 'mail:order_cancelled:' || o.id)
  union all
  select 'order-without-mail', o.id::text from orders o
    where o.type_id = 1 and placed_at > ${MAILS_KEPT_SINCE}
      and not exists (select from outbox x where x.dedupe_key = 'mail:order_received:' || o.id)
`;

/**
 * Looks for contradictions between stock, orders, payments, coupons, documents and mails at the moment `now`.
 * An empty list is right.
 */
export async function ledgerCheck(pool: Pool, now = new Date()): Promise<LedgerFault[]> {
  const { rows } = await pool.query<LedgerFault>(FAULTS, [now]);
  return rows;
}
