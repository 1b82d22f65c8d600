-- Money that came for an order which was paid already is a duplicate payment.
UPDATE "payment" SET "status" = 'duplicate' WHERE "status" = 'surplus';--> statement-breakpoint
UPDATE "event_log" SET "kind" = 'payment.duplicate' WHERE "kind" = 'payment.surplus';
