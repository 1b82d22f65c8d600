DROP INDEX "cart_with_words_by_age";--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "post_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "preferred_delivery" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "preferred_delivery" jsonb;--> statement-breakpoint
CREATE INDEX "cart_with_words_by_age" ON "cart" USING btree ("updated_at") WHERE num_nonnulls("cart"."additional_information", "cart"."preferred_delivery") > 0;
