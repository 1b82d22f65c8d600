ALTER TABLE "express_payment" DROP CONSTRAINT "express_payment_state";--> statement-breakpoint
ALTER TABLE "bank_line" ADD COLUMN "part_of" integer;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_part_of_bank_line_id_fk" FOREIGN KEY ("part_of") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "express_payment_stuck" ON "express_payment" USING btree ("id") WHERE "express_payment"."state" = 'stuck';--> statement-breakpoint
CREATE INDEX "bank_line_parts" ON "bank_line" USING btree ("part_of") WHERE "bank_line"."part_of" is not null;--> statement-breakpoint
ALTER TABLE "express_payment" ADD CONSTRAINT "express_payment_state" CHECK ("express_payment"."state" in ('open', 'paid', 'used', 'returning', 'returned', 'stuck', 'ended'));--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_part" CHECK ("bank_line"."part_of" is null or "bank_line"."payment_id" is not null);