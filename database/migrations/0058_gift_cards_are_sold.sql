ALTER TABLE "order_document" DROP CONSTRAINT "order_document_kind";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping_profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card" ADD COLUMN "order_line_id" integer;--> statement-breakpoint
ALTER TABLE "gift_card" ADD COLUMN "piece" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "is_gift_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_made_once" UNIQUE("order_line_id","piece");--> statement-breakpoint
ALTER TABLE "variation" ADD CONSTRAINT "variation_vat_class" CHECK ("variation"."vat_class" in ('standard', 'reduced', 'voucher'));--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_bought" CHECK (("gift_card"."order_line_id" is null) = ("gift_card"."piece" is null));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_gift_card" CHECK (not "order_line"."is_gift_card" or "order_line"."type_id" = 1 and "order_line"."vat_rate" = 0 and "order_line"."discount" = 0 and not "order_line"."is_mixed_to_order");--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_kind" CHECK ("order_document"."kind" in ('orderConfirmation', 'invoice', 'deliveryNote', 'returnNote', 'creditNote', 'reversalDocument', 'receipt'));