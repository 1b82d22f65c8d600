DROP INDEX "reservation_held";--> statement-breakpoint
CREATE INDEX "order_document_by_day" ON "order_document" USING btree ("made_at") WHERE "order_document"."kind" in ('invoice', 'creditNote', 'reversalDocument');--> statement-breakpoint
CREATE INDEX "reservation_held" ON "reservation" USING btree ("variation_id","quantity") WHERE "reservation"."state" = 'held';