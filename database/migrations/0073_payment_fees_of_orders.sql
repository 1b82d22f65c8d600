ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_not_negative";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_fee_gross" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."total" = "orders"."items_gross" - "orders"."discount_gross" + "orders"."shipping_gross" + "orders"."payment_fee_gross");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_not_negative" CHECK (least("orders"."items_gross", "orders"."discount_gross", "orders"."shipping_gross", "orders"."payment_fee_gross", "orders"."total") >= 0);