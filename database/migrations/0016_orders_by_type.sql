ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "attempt_id_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "cart_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_type" CHECK ("orders"."type_id" in (1, 3, 7));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_from_a_cart" CHECK (num_nonnulls("orders"."attempt_id_hash", "orders"."cart_id", "orders"."cart_version")
        = case "orders"."type_id" when 1 then 3 else 0 end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."type_id" <> 1 or "orders"."status" in ('pendingPayment', 'confirmed', 'shipped', 'completed', 'cancelled'));