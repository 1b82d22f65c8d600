CREATE TABLE "shipping_time" (
	"shipping_profile_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	CONSTRAINT "shipping_time_shipping_profile_id_country_id_pk" PRIMARY KEY("shipping_profile_id","country_id"),
	CONSTRAINT "shipping_time_days" CHECK (0 <= "shipping_time"."min_days" and "shipping_time"."min_days" <= "shipping_time"."max_days")
);
--> statement-breakpoint
CREATE TABLE "consent_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"lang" text NOT NULL,
	"groups" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipping_profile" ADD COLUMN "min_delivery_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "availability" ADD COLUMN "min_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "availability" ADD COLUMN "max_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "min_delivery_days" integer;--> statement-breakpoint
ALTER TABLE "shipping_time" ADD CONSTRAINT "shipping_time_shipping_profile_id_shipping_profile_id_fk" FOREIGN KEY ("shipping_profile_id") REFERENCES "public"."shipping_profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_time" ADD CONSTRAINT "shipping_time_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_by_order" ON "cancellation" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_days" CHECK (0 <= "availability"."min_days" and "availability"."min_days" <= "availability"."max_days");
--> statement-breakpoint
-- A promise used to be one number of days to the door, two of them on the way.
update availability set min_days = greatest(average_days - 2, 0), max_days = greatest(average_days - 1, 0);
--> statement-breakpoint
-- The page of shipping costs, delivery times and ways to pay is made from these tables, and product
-- pages show the delivery time.
do $$
declare
  watched text;
begin
  foreach watched in array array['shipping_profile', 'shipping_price', 'shipping_time', 'payment_method', 'country']
  loop
    execute format('create trigger %1$s_notify_on_insert after insert on %1$s
      referencing new table as changed for each statement execute function notify_change(%2$L)',
      watched, $e$'shipping'$e$);
    execute format('create trigger %1$s_notify_on_delete after delete on %1$s
      referencing old table as changed for each statement execute function notify_change(%2$L)',
      watched, $e$'shipping'$e$);
    execute format('create trigger %1$s_notify_on_update after update on %1$s
      referencing old table as before new table as changed
      for each statement execute function notify_change(%2$L)',
      watched, $e$'shipping'$e$);
  end loop;
end
$$;
