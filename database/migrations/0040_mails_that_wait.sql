ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failure") WHERE "outbox"."failure" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_failure" CHECK ("outbox"."failure" in ('refused', 'trouble'));--> statement-breakpoint
-- Until now every refusal parked a mail for good. Those of a mailbox stay so; the others were the shop's
-- own trouble, such as a wrong password, and are tried again.
update outbox set failure = 'refused'
 where done_at is null and next_at = 'infinity'
   and last_error ~ 'recipients were rejected: 55[013]' and last_error !~ '\m5\.7\.\d';
--> statement-breakpoint
update outbox set failure = 'trouble',
    next_at = case when next_at = 'infinity' then now() else next_at end
 where done_at is null and failure is null and last_error is not null;
