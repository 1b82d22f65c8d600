CREATE TABLE "gift_card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"amount" bigint NOT NULL,
	"open_amount" bigint NOT NULL,
	"valid_to" timestamp with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_code_unique" UNIQUE("code"),
	CONSTRAINT "gift_card_amount" CHECK ("gift_card"."amount" > 0),
	CONSTRAINT "gift_card_open_amount" CHECK ("gift_card"."open_amount" between 0 and "gift_card"."amount"),
	CONSTRAINT "gift_card_code" CHECK ("gift_card"."code" ~ '^[A-Z0-9]{8,40}$')
);
--> statement-breakpoint
CREATE TABLE "gift_card_use" (
	"order_id" integer NOT NULL,
	"gift_card_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_use_order_id_gift_card_id_pk" PRIMARY KEY("order_id","gift_card_id"),
	CONSTRAINT "gift_card_use_amount" CHECK ("gift_card_use"."amount" > 0),
	CONSTRAINT "gift_card_use_returned" CHECK ("gift_card_use"."returned" between 0 and "gift_card_use"."amount")
);
--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_amount";--> statement-breakpoint
ALTER TABLE "coupon" ALTER COLUMN "percent" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "gift_card_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "item_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "gift_card_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_use" ADD CONSTRAINT "gift_card_use_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_use" ADD CONSTRAINT "gift_card_use_gift_card_id_gift_card_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_use_by_card" ON "gift_card_use" USING btree ("gift_card_id");--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_amount" CHECK ("coupon"."amount" > 0);--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_percent_or_amount" CHECK (num_nonnulls("coupon"."percent", "coupon"."amount") = 1);--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_amount" CHECK ("refund"."amount" >= 0 and "refund"."gift_card_amount" >= 0
        and ("refund"."amount" + "refund"."gift_card_amount" > 0 or "refund"."return_id" is not null));--> statement-breakpoint
-- How an order is paid of which gift cards leave nothing to pay.
insert into payment_method (id, key, payment_key, name_de, name_en, description_de, description_en, icon, position)
values (90, 'gift_card', 'GIFT_CARD', 'Geschenkgutschein', 'Gift card',
  'Der Gutschein deckt den ganzen Betrag.', 'The gift card covers the whole amount.', 'gift-card', 90)
on conflict do nothing;
