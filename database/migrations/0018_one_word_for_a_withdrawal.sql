-- The declaration of § 356a BGB is called a withdrawal everywhere; a cancelled order is another thing.
alter table cancellation rename to withdrawal;--> statement-breakpoint
alter sequence cancellation_id_seq rename to withdrawal_id_seq;--> statement-breakpoint
alter table withdrawal rename constraint cancellation_pkey to withdrawal_pkey;--> statement-breakpoint
alter table withdrawal rename constraint cancellation_submission_id_hash_unique to withdrawal_submission_id_hash_unique;--> statement-breakpoint
alter table withdrawal rename constraint cancellation_order_id_orders_id_fk to withdrawal_order_id_orders_id_fk;--> statement-breakpoint
alter index cancellation_by_order rename to withdrawal_by_order;--> statement-breakpoint
-- Mails that wait, and those that are done, so that none is queued a second time.
update outbox
   set kind = replace(kind, 'mail:cancellation_', 'mail:withdrawal_'),
       dedupe_key = replace(dedupe_key, 'mail:cancellation_', 'mail:withdrawal_'),
       payload = payload - 'cancellationId' || jsonb_build_object('withdrawalId', payload->'cancellationId')
 where kind like 'mail:cancellation\_%';
