ALTER TABLE "review" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- A reply goes with what it answers; those left over by earlier deletions go now.
DELETE FROM "review" r WHERE r.parent_id IS NOT NULL AND NOT EXISTS (SELECT FROM "review" p WHERE p.id = r.parent_id);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_parent_id_review_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_of_order" ON "review" USING btree ("order_id","variation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reply_of" ON "review" USING btree ("parent_id","customer_id");--> statement-breakpoint
CREATE INDEX "review_by_customer" ON "review" USING btree ("customer_id") WHERE "review"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("created_at") WHERE not "review"."is_visible" and "review"."refusal" is null;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_written_by" CHECK (("review"."order_id" is null or "review"."parent_id" is null) and ("review"."customer_id" is null or "review"."parent_id" is not null));