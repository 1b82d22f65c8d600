CREATE TABLE "price_change_due" (
	"variation_id" integer NOT NULL,
	"moment" timestamp with time zone NOT NULL,
	CONSTRAINT "price_change_due_variation_id_moment_pk" PRIMARY KEY("variation_id","moment")
);
--> statement-breakpoint
ALTER TABLE "price_change_due" ADD CONSTRAINT "price_change_due_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_change_due_by_time" ON "price_change_due" USING btree ("moment");--> statement-breakpoint

-- Moments that are over are none of the job's: what holds when a price is written, its own trigger writes
-- down. They come with the transaction that writes the offer, however long it takes to commit, so that no
-- turn of the job can pass one by, whichever way the clock jumps.
create function note_price_changes() returns trigger
language plpgsql as $$
begin
  insert into price_change_due (variation_id, moment)
  select distinct p.variation_id, m.moment
    from changed p
    cross join lateral (values (p.valid_from), (p.valid_to)) m (moment)
   where p.kind = 'special_offer' and m.moment > now()
  on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger variation_price_due_on_insert after insert on variation_price
  referencing new table as changed
  for each statement execute function note_price_changes();
--> statement-breakpoint
create trigger variation_price_due_on_update after update on variation_price
  referencing new table as changed
  for each statement execute function note_price_changes();
--> statement-breakpoint

-- What the job would have found by looking at every offer.
insert into price_change_due (variation_id, moment)
select distinct p.variation_id, m.moment
  from variation_price p
  cross join lateral (values (p.valid_from), (p.valid_to)) m (moment)
 where p.kind = 'special_offer' and m.moment > coalesce(
   (select max(valid_from) from price_history h where h.variation_id = p.variation_id), '-infinity')
on conflict do nothing;
--> statement-breakpoint

-- Writes down what began or ended up to a moment, the oldest first, and forgets that it was due. Of a
-- price that was written since then nothing is known of before. `order by … limit` and lookups for each
-- row: a plan for all moments must not read tables whole.
create or replace function record_price_changes(until timestamptz default now()) returns integer
language plpgsql as $$
declare
  variations integer[];
begin
  with due as (
    delete from price_change_due where ctid = any (array(
      select ctid from price_change_due where moment <= until
       order by moment limit 50000 for update skip locked))
    returning variation_id, moment
  ), boundary as (
    select d.variation_id, d.moment, effective_price(d.variation_id, d.moment) as price,
           (select h.price from price_history h
             where h.variation_id = d.variation_id and h.valid_from <= d.moment
             order by h.valid_from desc limit 1) as known_price
      from due d
     where (select true from price_history later
             where later.variation_id = d.variation_id and later.valid_from > d.moment
               and later.valid_from <= until limit 1) is null
  ), step as (
    select b.*, coalesce(
        lag(b.price) over (partition by b.variation_id order by b.moment), b.known_price) as previous
      from boundary b where b.price is not null
  ), written as (
    insert into price_history (variation_id, valid_from, price)
    select variation_id, moment, price from step where price is distinct from previous
    on conflict do nothing
    returning variation_id
  )
  select array_agg(distinct variation_id) into variations from written;
  if variations is not null then
    perform notify_tags((
      select array_agg(distinct 'item:' || item_id) from variation where id = any (variations)));
  end if;
  return coalesce(cardinality(variations), 0);
end
$$;
