CREATE TABLE "parcel_service" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tracking_url" text,
	CONSTRAINT "parcel_service_name_unique" UNIQUE("name"),
	CONSTRAINT "parcel_service_tracking_url" CHECK ("parcel_service"."tracking_url" ~ '^https://[a-z0-9.-]+/[^[:space:]]*[{]number[}]')
);
--> statement-breakpoint
CREATE TABLE "order_parcel" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_parcel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"parcel_service_id" integer NOT NULL,
	"tracking_number" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_parcel_once" UNIQUE("order_id","tracking_number"),
	CONSTRAINT "order_parcel_tracking_number" CHECK ("order_parcel"."tracking_number" ~ '^[A-Za-z0-9-]{4,40}$')
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "method_id" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "method_name" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "payment_key" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
update payment p set method_id = o.payment_method_id, method_name = o.payment_method_name, payment_key = o.payment_key,
  refunded = case when p.refunded_at is null then 0 else p.amount end
  from orders o where o.id = p.order_id;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "method_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "method_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "payment_key" SET NOT NULL;--> statement-breakpoint
insert into parcel_service (id, name)
  select distinct on (parcel_service_name) parcel_service_id, parcel_service_name
    from shipping_profile order by parcel_service_name, parcel_service_id
  on conflict do nothing;--> statement-breakpoint
ALTER TABLE "order_parcel" ADD CONSTRAINT "order_parcel_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcel" ADD CONSTRAINT "order_parcel_parcel_service_id_parcel_service_id_fk" FOREIGN KEY ("parcel_service_id") REFERENCES "public"."parcel_service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_under_way" ON "payment" USING btree ("order_id") WHERE "payment"."status" in ('open', 'pending', 'authorized');--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_refunded" CHECK ("payment"."refunded" between 0 and "payment"."amount");
