CREATE TABLE "parcel_label" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_label_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"parcel_service_id" integer NOT NULL,
	"tracking_number" text NOT NULL,
	"pdf" "bytea",
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_label_tracking_number_unique" UNIQUE("tracking_number"),
	CONSTRAINT "parcel_label_once" UNIQUE("order_id","position"),
	CONSTRAINT "parcel_label_position" CHECK ("parcel_label"."position" between 1 and 20),
	CONSTRAINT "parcel_label_tracking_number" CHECK ("parcel_label"."tracking_number" ~ '^[A-Za-z0-9-]{4,40}$')
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_key" "bytea" NOT NULL,
	"account" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"words" jsonb,
	"taken_in_at" timestamp with time zone NOT NULL,
	"payment_id" integer,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bank_line_line_key_unique" UNIQUE("line_key"),
	CONSTRAINT "bank_line_amount" CHECK ("bank_line"."amount" > 0),
	CONSTRAINT "bank_line_settled" CHECK ("bank_line"."payment_id" is null or "bank_line"."settled_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "parcel_label" ADD CONSTRAINT "parcel_label_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_label" ADD CONSTRAINT "parcel_label_parcel_service_id_parcel_service_id_fk" FOREIGN KEY ("parcel_service_id") REFERENCES "public"."parcel_service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_label_by_time" ON "parcel_label" USING btree ("made_at") WHERE "parcel_label"."pdf" is not null;--> statement-breakpoint
CREATE INDEX "bank_line_by_payment" ON "bank_line" USING btree ("payment_id") WHERE "bank_line"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "bank_line_waiting" ON "bank_line" USING btree ("booked_on","id") WHERE "bank_line"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "bank_line_with_words_by_time" ON "bank_line" USING btree ("taken_in_at") WHERE "bank_line"."words" is not null;