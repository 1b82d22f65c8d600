CREATE TABLE "provider_refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"provider_id" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"tried_at" timestamp with time zone,
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_refund_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "provider_refund_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "provider_refund_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "provider_refund_state" CHECK ("provider_refund"."state" in ('queued', 'sent', 'refunded', 'refused', 'byHand'))
);
--> statement-breakpoint
CREATE TABLE "provider_method" (
	"id" text PRIMARY KEY NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"min_amount" bigint NOT NULL,
	"max_amount" bigint,
	"icon" "bytea",
	"icon_hash" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_return_id_unique";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_reason";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_refunded";--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "asked" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "provider_status" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "mismatch_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charged_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_refund" ADD CONSTRAINT "provider_refund_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_refund_unsettled" ON "provider_refund" USING btree ("created_at") WHERE "provider_refund"."state" in ('queued', 'sent', 'refused');--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_by_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_of_return" ON "refund" USING btree ("return_id",coalesce("payment_id", 0)) WHERE "refund"."return_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_to_check" ON "payment" USING btree ("next_check_at","id") WHERE "payment"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_mismatch" ON "payment" USING btree ("mismatch_at") WHERE "payment"."mismatch_at" is not null;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_reason" CHECK ("refund"."reason" in ('withdrawn', 'cancelled', 'overpaid', 'returned', 'provider')
        and ("refund"."reason" = 'returned') >= ("refund"."return_id" is not null));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_refunded" CHECK ("payment"."refunded" >= 0 and "payment"."charged_back" >= 0
        and "payment"."refunded" + "payment"."charged_back" <= "payment"."received");
--> statement-breakpoint
-- What pages show of these ways; that the provider was asked again changes nothing (0014, 0004).
create trigger provider_method_counts_change
  after insert or delete or truncate or update of name_de, name_en, min_amount, max_amount, icon_hash
  on provider_method for each statement execute function count_reference_change();
--> statement-breakpoint
create trigger provider_method_notify
  after insert or delete or truncate or update of name_de, name_en, min_amount, max_amount, icon_hash
  on provider_method for each statement execute function notify_shipping_change();
