CREATE INDEX "item_testers" ON "item" USING btree ("id") WHERE "item"."is_tester";--> statement-breakpoint
CREATE INDEX "cart_converted_by_age" ON "cart" USING btree ("updated_at") WHERE "cart"."status" = 'converted';--> statement-breakpoint
CREATE INDEX "checkout_attempt_by_time" ON "checkout_attempt" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_returns_received" ON "orders" USING btree ("placed_at") WHERE "orders"."type_id" = 3 and "orders"."status" = 'received';--> statement-breakpoint
CREATE INDEX "reservation_held" ON "reservation" USING btree ("variation_id") WHERE "reservation"."state" = 'held';