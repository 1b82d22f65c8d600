ALTER TABLE "orders" ADD COLUMN "payment_term_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_until" date;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_until") WHERE "orders"."status" = 'pendingPayment';--> statement-breakpoint
ALTER TABLE "reservation" DROP COLUMN "expires_at";--> statement-breakpoint
-- Orders that wait for their money were promised seven days; they begin now, since nobody counted them before.
UPDATE "orders" SET "pay_until" = current_date + 7, "payment_term_days" = 7 WHERE "payment_key" = 'PREPAYMENT' AND "status" = 'pendingPayment';
