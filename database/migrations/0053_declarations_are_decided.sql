ALTER TABLE "withdrawal" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
-- Those that count pieces need nobody; the others left the list of what waits after 30 days.
update withdrawal w set decided_at = received_at
 where received_at < now() - interval '30 days'
    or exists (select from withdrawal_line where withdrawal_id = w.id);--> statement-breakpoint
CREATE INDEX "withdrawal_undecided" ON "withdrawal" USING btree ("received_at") WHERE "withdrawal"."decided_at" is null;
