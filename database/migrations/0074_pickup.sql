ALTER TABLE "shipping_profile" ADD COLUMN "pickup" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup" jsonb;