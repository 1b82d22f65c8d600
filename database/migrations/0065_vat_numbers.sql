CREATE TABLE "vat_number_check" (
	"number" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"consultation" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "vat_number_check_state" CHECK ("vat_number_check"."state" in ('valid', 'invalid', 'later')
        and ("vat_number_check"."state" = 'later') = ("vat_number_check"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_case" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_check" jsonb;--> statement-breakpoint
CREATE INDEX "vat_number_check_by_time" ON "vat_number_check" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "orders_by_unsure_vat_number" ON "orders" USING btree (("vat_check"->>'number')) WHERE "orders"."vat_check"->>'state' = 'later';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat_case" CHECK ("orders"."vat_case" in ('domestic', 'destination', 'intraCommunity', 'export'));--> statement-breakpoint
-- Goods to Northern Ireland are taxed as in the Union, at the rate of the United Kingdom (Art. 8 of the
-- Windsor Framework).
insert into special_area (country_code, zip_from, zip_to, name_de, name_en, standard_rate) values
  ('GB', 'BT10AA', 'BT99ZZ', 'Nordirland', 'Northern Ireland', 2000),
  ('GB', 'BT100AA', 'BT999ZZ', 'Nordirland', 'Northern Ireland', 2000)
on conflict do nothing;
--> statement-breakpoint
-- Finland's reduced rate is 13.5 % since 2026; a shop that says something else itself keeps that.
insert into vat_rate (country_id, vat_class, rate, valid_from)
select c.id, 'reduced', 1350, date '2026-01-01' from country c
 where c.iso_code2 = 'FI' and 1400 = (select r.rate from vat_rate r
   where r.country_id = c.id and r.vat_class = 'reduced' order by r.valid_from desc limit 1)
on conflict do nothing;
