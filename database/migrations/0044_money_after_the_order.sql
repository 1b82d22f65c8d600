CREATE TABLE "refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"return_id" integer,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"repaid_at" timestamp with time zone,
	CONSTRAINT "refund_return_id_unique" UNIQUE("return_id"),
	CONSTRAINT "refund_reason" CHECK ("refund"."reason" in ('withdrawn', 'cancelled', 'overpaid', 'returned')
        and ("refund"."reason" = 'returned') >= ("refund"."return_id" is not null)),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0 or ("refund"."amount" = 0 and "refund"."return_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_comes_back_once";--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_quantity";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_refunded";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "standard_shipping_gross" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "unsent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK (case "orders"."type_id"
        when 1 then "orders"."status" in ('pendingPayment', 'confirmed', 'shipped', 'completed', 'cancelled', 'withdrawn')
        when 3 then "orders"."status" in ('requested', 'received', 'refunded', 'refused', 'cancelled')
        when 7 then "orders"."status" in ('open', 'accepted', 'rejected', 'expired', 'cancelled')
        else true end);--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_quantity" CHECK ("reservation"."quantity" >= 0);--> statement-breakpoint
-- When goods were sent stood in the event log alone, which is forgotten after years.
update orders o set sent_at = coalesce((select min(at) from event_log e where e.order_id = o.id
    and e.kind = 'order.status' and e.data->>'to' = 'shipped'), o.updated_at)
  where o.type_id = 1 and o.status in ('shipped', 'completed');--> statement-breakpoint
-- What the cheapest delivery would have cost is not known of them.
update orders set standard_shipping_gross = shipping_gross where shipping_gross > 0;--> statement-breakpoint
-- The discount as the taxes of an order shared it over its rates, and within a rate by value.
with rates as (
  select o.id, o.discount_gross as discount, o.shipping_gross as shipping, t.rate,
    t.net + t.vat as charged, sum(t.net + t.vat) over (partition by o.id) as total,
    (select coalesce(sum(l.gross), 0) from order_line l
      where l.order_id = o.id and l.vat_rate = t.rate) as goods
  from orders o join order_tax t on t.order_id = o.id where o.discount_gross > 0
), delivered as (
  select *, div(shipping * charged, greatest(total, 1)) as whole, row_number() over (
      partition by id order by mod(shipping * charged, greatest(total, 1)) desc, rate desc) as place
  from rates
), charges as (
  select *, whole + case when total > 0
      and place <= shipping - sum(whole) over (partition by id) then 1 else 0 end as charge
  from delivered
), allowed as (
  select *, least(goods, greatest(0, goods + charge - charged)) as allowance from charges
), allowances as (
  select id, rate, goods, allowance
    - case when row_number() over (partition by id order by allowance desc, rate desc) = 1
           then sum(allowance) over (partition by id) - discount else 0 end as allowance
  from allowed
), shared as (
  select l.id, l.gross, a.id as order_id, a.rate, a.allowance, l.position,
    div(a.allowance * l.gross, greatest(a.goods, 1)) as whole,
    mod(a.allowance * l.gross, greatest(a.goods, 1)) as rest
  from allowances a join order_line l on l.order_id = a.id and l.vat_rate = a.rate
), placed as (
  select *, allowance - sum(whole) over (partition by order_id, rate) as missing,
    row_number() over (partition by order_id, rate order by rest desc, position) as place
  from shared
)
update order_line l
  set discount = least(l.gross, greatest(0, p.whole + case when p.place <= p.missing then 1 else 0 end))
  from placed p where p.id = l.id;--> statement-breakpoint
update payment set received = amount
  where status in ('paid', 'surplus', 'refunded', 'charged_back') or refunded > 0;--> statement-breakpoint
-- What was withdrawn from before it was sent is not sent any more. What was mixed to order is looked at first.
update order_line l set unsent = l.withdrawn from orders o
  where o.id = l.order_id and o.type_id = 1 and o.status in ('pendingPayment', 'confirmed')
    and l.type_id in (1, 2) and not l.is_mixed_to_order;--> statement-breakpoint
update order_line l set unsent = l.quantity / p.quantity * p.unsent from order_line p
  where p.id = l.parent_id and p.unsent > 0;--> statement-breakpoint
with gone as (
  select l.order_id, l.variation_id, sum(l.unsent)::int as quantity from order_line l
  where l.unsent > 0 and l.type_id in (1, 3) group by 1, 2
), freed as (
  update reservation r set quantity = r.quantity - g.quantity from gone g
  where r.order_id = g.order_id and r.variation_id = g.variation_id and r.state = 'held'
  returning r.variation_id, g.quantity
)
update stock s set reserved = s.reserved - f.quantity
  from (select variation_id, sum(quantity) as quantity from freed group by 1) f
  where f.variation_id = s.variation_id;--> statement-breakpoint
with ended as (
  update orders o set status = 'withdrawn' where o.type_id = 1
    and o.status in ('pendingPayment', 'confirmed') and not exists (
      select from order_line l where l.order_id = o.id and l.type_id in (1, 2) and l.unsent < l.quantity)
  returning o.id
), released as (
  update reservation r set state = 'released' from ended e where r.order_id = e.id
), given as (
  update coupon_use u set released = true from ended e where u.order_id = e.id and not u.released
  returning u.coupon_code
), uses as (
  update coupon c set used = c.used - g.count
  from (select coupon_code, count(*)::int as count from given group by 1) g
  where c.code = g.coupon_code
), stopped as (
  update payment p set status = 'canceled' from ended e
  where p.order_id = e.id and p.status in ('open', 'pending', 'authorized')
)
insert into event_log (order_id, kind, data, at)
  select id, 'order.status', '{"to": "withdrawn", "reason": "withdrawn"}', now() from ended;--> statement-breakpoint
-- Money that went back already: for returns as far as it was paid, and else.
insert into refund (order_id, return_id, reason, amount, asked_at, repaid_at)
  select r.origin_order_id, r.id, 'returned',
    least(r.total, greatest(0, p.refunded - r.before)), r.placed_at, r.updated_at
  from (select *, sum(total) over (partition by origin_order_id order by id) - total as before
          from orders where type_id = 3 and status = 'refunded') r
  join (select order_id, sum(refunded) as refunded from payment group by 1) p
    on p.order_id = r.origin_order_id;--> statement-breakpoint
insert into refund (order_id, reason, amount, asked_at, repaid_at)
  select o.id, case o.status when 'cancelled' then 'cancelled' else 'overpaid' end,
    p.refunded - coalesce(r.amount, 0), p.at, p.at
  from orders o
  join (select order_id, sum(refunded) as refunded,
               coalesce(max(refunded_at), max(checked_at), max(created_at)) as at
          from payment group by 1) p on p.order_id = o.id
  left join (select order_id, sum(amount) as amount from refund group by 1) r on r.order_id = o.id
  where p.refunded > coalesce(r.amount, 0);--> statement-breakpoint
-- Money that has to go back yet.
insert into refund (order_id, reason, amount, asked_at)
  select o.id, case when o.status in ('cancelled', 'withdrawn') then o.status
                    when m.unsent > 0 then 'withdrawn' else 'overpaid' end,
    m.kept - m.price,
    coalesce((select min(received_at) from withdrawal w where w.order_id = o.id and m.unsent > 0),
      o.updated_at)
  from orders o cross join lateral (
    select
      (select coalesce(sum(received - refunded), 0) from payment where order_id = o.id) as kept,
      (select coalesce(sum(unsent), 0) from order_line where order_id = o.id) as unsent,
      case when o.status in ('cancelled', 'withdrawn') then 0 else o.total
        - (select coalesce(sum(unsent * unit_gross
                                - div(discount * unsent + quantity - 1, quantity)), 0)
             from order_line where order_id = o.id)
        - (select coalesce(sum(total), 0) from orders r
             where r.origin_order_id = o.id and r.type_id = 3 and r.status = 'refunded')
      end as price
  ) m
  where o.type_id = 1 and m.kept > m.price;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_return_id_orders_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_change" ON "orders" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "refund_by_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_waiting" ON "refund" USING btree ("asked_at") WHERE "refund"."repaid_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sent_at" CHECK (("orders"."sent_at" is not null) = ("orders"."type_id" = 1 and "orders"."status" in ('shipped', 'completed')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_standard_shipping" CHECK ("orders"."standard_shipping_gross" between 0 and "orders"."shipping_gross");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_unsent" CHECK ("order_line"."unsent" between 0 and case when "order_line"."type_id" = 3 then "order_line"."quantity" else "order_line"."withdrawn" end);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_discount" CHECK ("order_line"."discount" between 0 and "order_line"."gross");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_comes_back_once" CHECK ("order_line"."returned" between 0 and "order_line"."quantity" - "order_line"."unsent" and "order_line"."withdrawn" between 0 and "order_line"."quantity");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_refunded" CHECK ("payment"."refunded" between 0 and "payment"."received");