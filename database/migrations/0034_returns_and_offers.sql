CREATE TABLE "return_reason" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_reason_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_fault" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_line" (
	"withdrawal_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "withdrawal_line_withdrawal_id_order_line_id_pk" PRIMARY KEY("withdrawal_id","order_line_id"),
	CONSTRAINT "withdrawal_line_quantity" CHECK ("withdrawal_line"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_from_a_cart";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "origin_line_id" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "return_reason_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin_order_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "submission_id_hash" "bytea";--> statement-breakpoint
ALTER TABLE "withdrawal_line" ADD CONSTRAINT "withdrawal_line_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_line" ADD CONSTRAINT "withdrawal_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_return_reason_id_return_reason_id_fk" FOREIGN KEY ("return_reason_id") REFERENCES "public"."return_reason"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_origin_line_id_order_line_id_fk" FOREIGN KEY ("origin_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_origin_order_id_orders_id_fk" FOREIGN KEY ("origin_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_by_origin" ON "order_line" USING btree ("origin_line_id");--> statement-breakpoint
CREATE INDEX "orders_by_origin" ON "orders" USING btree ("origin_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_offer" ON "orders" USING btree ("origin_order_id") WHERE "orders"."type_id" = 1;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_submission_id_hash_unique" UNIQUE("submission_id_hash");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_comes_back_once" CHECK ("order_line"."returned" between 0 and "order_line"."quantity" and "order_line"."withdrawn" between 0 and "order_line"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_origin" CHECK (case "orders"."type_id" when 3 then "orders"."origin_order_id" is not null
        when 7 then "orders"."origin_order_id" is null else true end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_valid_until" CHECK (("orders"."type_id" = 7) = ("orders"."valid_until" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_from_a_cart" CHECK (num_nonnulls("orders"."attempt_id_hash", "orders"."cart_id", "orders"."cart_version")
        = case when "orders"."type_id" = 1 and "orders"."origin_order_id" is null then 3 else 0 end);
--> statement-breakpoint
-- Reasons to begin with; the shop changes them as rows.
INSERT INTO "return_reason" ("name_de", "name_en", "position", "is_default", "is_fault") VALUES
	('Zu viel bestellt', 'Ordered too much', 1, true, false),
	('Farbton oder Größe passt nicht', 'Shade or size does not fit', 2, false, false),
	('Gefällt mir nicht', 'I do not like it', 3, false, false),
	('Anderer Artikel geliefert', 'Something else was delivered', 4, false, true),
	('Beschädigt oder mangelhaft', 'Damaged or faulty', 5, false, true),
	('Anderer Grund', 'Another reason', 6, false, false);
