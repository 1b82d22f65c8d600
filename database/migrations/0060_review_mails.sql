CREATE TABLE "review_mail_objection" (
	"customer_key" text PRIMARY KEY NOT NULL,
	"objected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_mail" text;--> statement-breakpoint
CREATE INDEX "review_mail_objection_by_age" ON "review_mail_objection" USING btree ("objected_at");--> statement-breakpoint
CREATE INDEX "orders_review_mail_due" ON "orders" USING btree ("sent_at","id") WHERE "orders"."review_mail" = 'announced' and "orders"."sent_at" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_review_mail" CHECK ("orders"."review_mail" is null or ("orders"."type_id" = 1 and "orders"."review_mail" in ('announced', 'queued', 'done')));