import type { Pool } from 'pg';
import { IS_ONLINE } from '../../sale/payments/mollie/mollie-way';
import { HAS_GOODS_TO_SEND } from '../../orders/balance/goods-to-send';
import { RETENTION } from '~/services/shop-api/retention';

export type LedgerFault = { kind: string; id: string };

/** Sent mails are deleted after some time; older orders cannot be checked for them. */
const MAILS_KEPT_SINCE = `$1::timestamptz - interval '${RETENTION.outbox.days} days'`;

/** Rows without a change for so long were checked when they were new. */
const YOUNG_DAYS = 30;
const SINCE = `$1::timestamptz - interval '${YOUNG_DAYS} days'`;

/** Number of the newest documents of a series to count: more than a shop writes in an hour. */
const NEWEST = 10_000;

/** The law gives 14 days to refund (§ 355(3), § 357(1) BGB); reported this long before. */
const LATE = `$1::timestamptz - interval '10 days'`;

/** Orders, returns and offers with recent changes, or with money that is still to move. */
const YOUNG = `
  select id from orders where updated_at > ${SINCE}
  union select origin_order_id from orders where type_id = 3 and updated_at > ${SINCE}
  union select order_id from payment
    where greatest(created_at, checked_at, refunded_at) > ${SINCE}
  union select order_id from refund
    where repaid_at is null or greatest(asked_at, repaid_at) > ${SINCE}
  union select order_id from withdrawal where received_at > ${SINCE}
`;

/** Current prices of orders, the money kept for them and waiting refunds (`balance.ts`). */
const MONEY = `
  select o.id, o.status,
    case when o.status in ('cancelled', 'withdrawn') then 0 else o.total
      - (select coalesce(sum(l.unsent * l.unit_gross
            - (l.discount * l.unsent + l.quantity - 1) / l.quantity), 0)::bigint
           from order_line l where l.order_id = o.id)
      - case when ${HAS_GOODS_TO_SEND('o.id')} then 0
          else o.shipping_gross + o.payment_fee_gross end
      - (select coalesce(sum(total), 0)::bigint from orders r
          where r.origin_order_id = o.id and r.type_id = 3 and r.status = 'refunded')
    end as price,
    (select coalesce(sum(received - refunded - charged_back), 0)::bigint from payment where order_id = o.id)
      + (select coalesce(sum(amount - returned), 0)::bigint from gift_card_use where order_id = o.id)
      as kept,
    (select coalesce(sum(returned), 0)::bigint from gift_card_use where order_id = o.id) as returned,
    (select coalesce(sum(gift_card_amount), 0)::bigint from refund where order_id = o.id) as on_cards,
    (select coalesce(sum(refunded), 0)::bigint from payment where order_id = o.id) as refunded,
    (select coalesce(sum(amount), 0)::bigint from refund
      where order_id = o.id and repaid_at is null) as waiting,
    (select coalesce(sum(amount), 0)::bigint from refund
      where order_id = o.id and repaid_at is not null) as repaid
  from orders o where o.type_id = 1 and o.id in (select id from young)
`;

/** Faults of money at the payment provider. A refund it refuses waits for the operator. */
const PROVIDER_FAULTS = `
  select 'payment-mismatch', order_id::text from payment
    where mismatch_at is not null and received = 0
  union all
  select 'payment-forgotten', p.order_id::text from payment p
    where p.order_id in (select id from young) and ${IS_ONLINE('p.payment_key')}
      and p.status in ('open', 'pending', 'authorized') and p.next_check_at is null
  union all
  select 'refund-stuck', f.order_id::text from provider_refund r join refund f on f.id = r.refund_id
    where r.state = 'queued' and r.created_at < $1::timestamptz - interval '1 day'
  union all
  select 'express-stuck', id::text from express_payment
    where next_check_at is not null and state in ('paid', 'returning')
      and paid_at < $1::timestamptz - interval '1 day'
  union all
  select 'express-refund-failed', id::text from express_payment where state = 'stuck'
  union all
  select 'refund-refused', f.order_id::text from provider_refund r join refund f on f.id = r.refund_id
    where r.state = 'refused'
  union all
  select 'duplicate-not-refunded', p.order_id::text from payment p
    where p.order_id in (select id from young) and p.status = 'duplicate'
      and ${IS_ONLINE('p.payment_key')} and p.received - p.refunded - p.charged_back
        > (select coalesce(sum(amount), 0) from refund where payment_id = p.id and repaid_at is null)
  union all
  select 'captured-too-little', p.order_id::text from payment p join money m on m.id = p.order_id
    where p.status = 'paid' and p.received < p.asked and m.kept < m.price
      and p.charged_back = 0 and p.refunded = 0
  union all
  select 'sent-not-captured', o.id::text from orders o join money m on m.id = o.id
    where o.status in ('shipped', 'completed') and m.kept < m.price
      and o.sent_at < $1::timestamptz - interval '1 day'
      and exists (select from payment p where p.order_id = o.id and ${IS_ONLINE('p.payment_key')}
                  and p.status in ('authorized', 'expired', 'canceled', 'failed') and p.received = 0)
      and not exists (select from payment p where p.order_id = o.id and p.received > 0)
`;

/**
 * Each query returns rows that must not exist (reliability A5), with the kind of fault and the id.
 * Negative stock is prevented by the table itself.
 */
const FAULTS = `
  with young as (${YOUNG}), money as (${MONEY})
  select 'stock-drift' as kind, s.variation_id::text as id from stock s
    left join (select variation_id, sum(quantity) as held from reservation
               where state = 'held' group by 1) r using (variation_id)
    where s.reserved <> coalesce(r.held, 0)
  union all
  select 'reservation-missing', o.id::text from orders o
    where o.type_id = 1 and o.id in (select id from young) and exists (
      select from order_line l
      join variation v on v.id = l.variation_id
      join stock s on s.variation_id = v.id
      where l.order_id = o.id and l.type_id in (1, 3) and v.is_stock_limited
        and not exists (select from reservation r
                        where r.order_id = o.id and r.variation_id = l.variation_id))
  union all
  select 'order-without-lines', o.id::text from orders o
    where o.id in (select id from young)
      and not exists (select from order_line l where l.order_id = o.id)
  union all
  select 'order-total', o.id::text from orders o
    cross join lateral (select sum(gross) as goods from order_line where order_id = o.id) l
    where o.id in (select id from young)
      and (o.items_gross <> l.goods or o.total
        <> l.goods + o.shipping_gross + o.payment_fee_gross - o.discount_gross)
  union all
  select 'discount-shares', o.id::text from orders o
    where o.id in (select id from young) and o.discount_gross
      <> (select coalesce(sum(discount), 0) from order_line where order_id = o.id)
  union all
  select 'order-vat', o.id::text from orders o
    where o.id in (select id from young)
      and o.total - (select coalesce(sum(gross), 0) from order_line
                     where order_id = o.id and is_gift_card)
        <> (select coalesce(sum(net + vat), 0) from order_tax where order_id = o.id)
  union all
  select 'vat-rate', t.order_id::text from order_tax t
    where t.order_id in (select id from young) and abs(t.net * t.rate / 10000.0 - t.vat) > 2
  union all
  select 'exempt-without-proof', o.id::text from orders o
    where o.id in (select id from young) and o.email <> '' and o.vat_case = 'intraCommunity' and (
      o.vat_check->>'state' is distinct from 'valid'
      or exists (select from order_tax t where t.order_id = o.id and t.vat <> 0))
  union all
  select 'order-twice', o.cart_id::text from orders o
    where o.type_id = 1 and o.id in (select id from young) and exists (
      select from orders x where x.cart_id = o.cart_id and x.id <> o.id and x.type_id = 1)
  union all
  select 'order-without-payment', o.id::text from orders o
    where o.type_id = 1 and o.id in (select id from young)
      and not exists (select from payment p where p.order_id = o.id)
  union all
  select 'payment-amount', p.order_id::text from payment p join orders o on o.id = p.order_id
    cross join lateral (select o.total - coalesce(sum(amount), 0) as asked,
        (select max(attempt) from payment where order_id = o.id) as latest
      from gift_card_use where order_id = o.id) now
    where o.id in (select id from young) and (p.currency <> o.currency or p.amount < now.asked
      -- With the fee of a former payment method it was more.
      or p.attempt = now.latest and p.amount <> now.asked)
  union all
  select 'bank-lines-drift', p.order_id::text from payment p
    join orders o on o.id = p.order_id
    cross join lateral (select count(*) as lines, sum(b.amount) as amount,
        bool_or(b.currency <> p.currency) as is_other from bank_line b where b.payment_id = p.id) booked
    where p.order_id in (select id from young) and booked.lines > 0
      and (booked.amount > p.received or booked.is_other or o.type_id <> 1)
  union all
  select 'refund-missing', id::text from money where waiting <> greatest(0, kept - price)
  union all
  select 'refund-drift', id::text from money where refunded <> repaid or returned <> on_cards
  union all
  select distinct 'gift-card-drift', g.id::text from young y
    cross join lateral (select gift_card_id from gift_card_use where order_id = y.id offset 0) used
    join gift_card g on g.id = used.gift_card_id
    where g.amount - g.open_amount - g.corrected
      <> (select sum(amount - returned) from gift_card_use where gift_card_id = g.id)
  union all
  select 'gift-cards-missing', o.id::text from orders o
    where o.type_id = 1 and o.id in (select id from young)
      and o.status in ('confirmed', 'shipped', 'completed') and exists (
      select from order_line l where l.order_id = o.id and l.is_gift_card and l.unit_gross > 0
        and (select count(*) from gift_card g where g.order_line_id = l.id) < l.quantity - l.unsent)
  union all
  select 'gift-cards-too-many', l.order_id::text from order_line l
    where l.order_id in (select id from young) and l.is_gift_card
      and (select count(*) from gift_card g where g.order_line_id = l.id) > l.quantity
  union all
  select 'gift-cards-unpaid', m.id::text from money m
    cross join lateral (
      select sum(g.amount) as usable,
        coalesce(bool_or(l.returned + l.unsent = l.quantity), false) as are_back
      from order_line l join gift_card g on g.order_line_id = l.id
      where l.order_id = m.id and not g.is_blocked) cards
    where cards.usable > m.kept or cards.are_back
      or cards.usable > 0 and m.status in ('pendingPayment', 'cancelled', 'withdrawn')
  union all
  select 'waits-though-paid', id::text from money
    where status = 'pendingPayment' and price > 0 and kept >= price
  union all
  select 'return-without-refund', r.id::text from orders r
    where r.type_id = 3 and r.updated_at > ${SINCE} and (r.status = 'refunded')
      <> exists (select from refund f where f.return_id = r.id)
  union all
  select 'refund-late', order_id::text from refund
    where repaid_at is null and asked_at < ${LATE}
  union all
  select 'refund-late', r.origin_order_id::text from orders r
    where r.type_id = 3 and r.status = 'received' and r.placed_at < ${LATE}
      and exists (select from order_line l where l.order_id = r.id
                  and l.type_id in (1, 2) and l.return_reason_id is null)
  union all
  select 'withdrawn-without-return', o.id::text from orders o join order_line l on l.order_id = o.id
    where o.id in (select id from young) and o.status in ('shipped', 'completed')
      and l.type_id in (1, 2) and not l.is_mixed_to_order
      and l.withdrawn - l.unsent - l.returned > coalesce((
        select sum(b.quantity) from order_line b join orders r on r.id = b.order_id
        where b.origin_line_id = l.id and b.return_reason_id is null
          and r.status in ('refused', 'cancelled')), 0)
  union all
  select 'unsent-parts', part.id::text from order_line part join order_line l on l.id = part.parent_id
    where part.order_id in (select id from young)
      and part.unsent <> part.quantity / l.quantity * l.unsent
  union all
  select 'reservation-drift', r.order_id::text from reservation r
    where r.order_id in (select id from young) and r.state <> 'released' and r.quantity
      <> (select coalesce(sum(quantity - unsent), 0) from order_line l
          where l.order_id = r.order_id and l.variation_id = r.variation_id and l.type_id in (1, 3))
  union all
  select 'withdrawn-but-open', o.id::text from orders o
    where o.type_id = 1 and o.id in (select id from young)
      and o.status in ('pendingPayment', 'confirmed', 'withdrawn') and (o.status = 'withdrawn')
        = exists (select from order_line l where l.order_id = o.id
                  and l.type_id in (1, 2) and l.unsent < l.quantity)
  union all
  select 'payment-method', o.id::text from payment p join orders o on o.id = p.order_id
    where o.id in (select id from young)
      and p.status in ('open', 'pending', 'authorized') and p.method_id <> o.payment_method_id
  union all
  select 'coupon-count', c.code from coupon c
    where c.code in (select o.coupon_code from orders o where o.id in (select id from young))
      and c.used <> (select count(*) from coupon_use u where u.coupon_code = c.code and not u.released)
  union all
  select 'coupon-unused', o.id::text from orders o
    where o.coupon_code is not null and o.id in (select id from young) and not exists (
      select from coupon_use u where u.order_id = o.id and u.coupon_code = o.coupon_code)
  union all
  select 'attempt-without-order', c.cart_id::text from checkout_attempt c
    where c.created_at > ${SINCE} and not exists (select from orders o where o.id = c.order_id)
  union all
  select 'cart-not-converted', o.cart_id::text from orders o join cart c on c.id = o.cart_id
    where o.id in (select id from young) and c.status <> 'converted'
  union all
  select 'cart-lost', id::text from cart c
    where c.status = 'converted' and c.updated_at > ${SINCE}
      and not exists (select from orders o where o.cart_id = c.id)
  union all
  select 'offer-without-order', id::text from orders o
    where type_id = 7 and id in (select id from young) and (status = 'accepted')
      <> exists (select from orders a where a.type_id = 1 and a.origin_order_id = o.id)
  union all
  select 'returned-drift', l.id::text from order_line l
    where l.order_id in (select id from young) and l.returned <> (
      select coalesce(sum(b.quantity), 0) from order_line b join orders o on o.id = b.order_id
      where b.origin_line_id = l.id and o.status not in ('refused', 'cancelled'))
  union all
  select 'withdrawn-drift', l.id::text from order_line l
    where l.order_id in (select id from young) and l.withdrawn < (
      select coalesce(sum(w.quantity), 0) from withdrawal_line w where w.order_line_id = l.id)
  union all
  select 'order-overdue', o.id::text from orders o
    where status = 'pendingPayment'
      and pay_until < ($1::timestamptz at time zone 'Europe/Berlin')::date - 1
      and not exists (select from payment p where p.order_id = o.id and (
        p.status in ('pending', 'authorized') or p.status = 'open' and p.mismatch_at is not null))
  union all
  ${PROVIDER_FAULTS}
  union all
  select 'cancelled-but-held', o.id::text from orders o
    where o.type_id = 1 and o.status in ('cancelled', 'withdrawn')
      and o.id in (select id from young) and (
      exists (select from reservation r where r.order_id = o.id and r.state <> 'released')
      or exists (select from coupon_use u where u.order_id = o.id and not u.released))
  union all
  select 'released-but-open', o.id::text from orders o
    where o.status not in ('cancelled', 'withdrawn') and o.id in (select id from young) and exists (
      select from reservation r where r.order_id = o.id and r.state = 'released')
  union all
  select 'document-gap', s.kind || ' ' || s.year from document_series s
    where least(s.last, ${NEWEST}) <> (select count(*) from order_document d
      where d.kind = s.kind and d.year = s.year and d.serial between s.last - ${NEWEST} + 1 and s.last)
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
 * Checks for contradictions between stock, orders, payments, coupons, documents and mails at the
 * time `now`. An empty list means that all is correct. For settled rows only the last days are
 * checked.
 */
export async function ledgerCheck(
  pool: Pick<Pool, 'query'>,
  now = new Date(),
): Promise<LedgerFault[]> {
  const { rows } = await pool.query<LedgerFault>(FAULTS, [now]);
  return rows;
}
