ALTER TABLE "order_access" ADD COLUMN "has_placed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_claimed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card" ADD COLUMN "corrected" bigint DEFAULT 0 NOT NULL;