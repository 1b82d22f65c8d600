DROP INDEX "cart_by_age";--> statement-breakpoint
DROP INDEX "orders_unpaid";--> statement-breakpoint
CREATE INDEX "item_image_by_variation" ON "item_image" USING btree ("variation_id") WHERE "item_image"."variation_id" is not null;--> statement-breakpoint
CREATE INDEX "item_image_by_picture" ON "item_image" USING btree ("image_hash");--> statement-breakpoint
CREATE INDEX "item_relation_by_related" ON "item_relation" USING btree ("related_item_id");--> statement-breakpoint
CREATE INDEX "review_by_variation" ON "review" USING btree ("variation_id") WHERE "review"."variation_id" is not null;--> statement-breakpoint
CREATE INDEX "customer_request_by_time" ON "customer_request" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "address_of_guest_by_age" ON "address" USING btree ("updated_at") WHERE "address"."cart_id" is not null;--> statement-breakpoint
CREATE INDEX "address_by_email" ON "address" USING btree (lower("email")) WHERE "address"."email" <> '';--> statement-breakpoint
CREATE INDEX "cart_open_by_age" ON "cart" USING btree ("updated_at") WHERE "cart"."status" = 'open';--> statement-breakpoint
CREATE INDEX "cart_with_words_by_age" ON "cart" USING btree ("updated_at") WHERE "cart"."additional_information" is not null;--> statement-breakpoint
CREATE INDEX "cart_by_customer" ON "cart" USING btree ("customer_id") WHERE "cart"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_by_shipping_address" ON "cart" USING btree ("shipping_address_id") WHERE "cart"."shipping_address_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_by_invoice_address" ON "cart" USING btree ("invoice_address_id") WHERE "cart"."invoice_address_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_item_by_variation" ON "cart_item" USING btree ("variation_id");--> statement-breakpoint
CREATE INDEX "rate_limit_by_time" ON "rate_limit" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "visitor_session_by_cart" ON "visitor_session" USING btree ("cart_id") WHERE "visitor_session"."cart_id" is not null;--> statement-breakpoint
CREATE INDEX "visitor_session_by_guest" ON "visitor_session" USING btree (lower("guest_mail")) WHERE "visitor_session"."guest_mail" is not null;--> statement-breakpoint
CREATE INDEX "shade_reminder_sent" ON "shade_reminder" USING btree ("sent_at") WHERE "shade_reminder"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "order_access_by_order" ON "order_access" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_with_buyer_by_time" ON "orders" USING btree ("placed_at") WHERE "orders"."email" <> '';--> statement-breakpoint
CREATE INDEX "orders_open_offers" ON "orders" USING btree ("valid_until","id") WHERE "orders"."type_id" = 7 and "orders"."status" = 'open';--> statement-breakpoint
CREATE INDEX "coupon_use_by_order" ON "coupon_use" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_use_by_customer" ON "coupon_use" USING btree ("customer_key","coupon_code");--> statement-breakpoint
CREATE INDEX "reservation_by_variation" ON "reservation" USING btree ("variation_id");--> statement-breakpoint
CREATE INDEX "event_log_by_time" ON "event_log" USING btree ("at") WHERE "event_log"."order_id" is null;--> statement-breakpoint
CREATE INDEX "event_log_of_customer" ON "event_log" USING btree ((("data"->>'customerId')::int)) WHERE "event_log"."order_id" is null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_refused" ON "outbox" USING btree ("created_at") WHERE "outbox"."failure" = 'refused';--> statement-breakpoint
CREATE INDEX "withdrawal_by_time" ON "withdrawal" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "withdrawal_by_email" ON "withdrawal" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "withdrawal_line_by_line" ON "withdrawal_line" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "contact_message_by_email" ON "contact_message" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_message_by_order" ON "contact_message" USING btree ("order_id") WHERE "contact_message"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "data_request_by_time" ON "data_request" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "order_document_by_reference" ON "order_document" USING btree ("refers_to") WHERE "order_document"."refers_to" is not null;--> statement-breakpoint
CREATE INDEX "consent_record_by_time" ON "consent_record" USING btree ("given_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_unconfirmed" ON "newsletter_subscriber" USING btree ("requested_at") WHERE "newsletter_subscriber"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_ended" ON "newsletter_subscriber" USING btree ("ended_at") WHERE "newsletter_subscriber"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_until","id") WHERE "orders"."status" = 'pendingPayment';