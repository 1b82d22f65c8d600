CREATE TABLE "express_payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "express_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" bigint,
	"idempotency_key" uuid NOT NULL,
	"method_id" integer NOT NULL,
	"provider_id" text,
	"asked" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"paid_at" timestamp with time zone,
	"payment_id" integer,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "express_payment_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "express_payment_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "express_payment_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "express_payment_state" CHECK ("express_payment"."state" in ('open', 'paid', 'used', 'returning', 'returned', 'ended')),
	CONSTRAINT "express_payment_used" CHECK (("express_payment"."state" = 'used') = ("express_payment"."payment_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "express_payment" ADD CONSTRAINT "express_payment_session_id_visitor_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "express_payment" ADD CONSTRAINT "express_payment_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "express_payment_of" ON "express_payment" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "express_payment_to_check" ON "express_payment" USING btree ("next_check_at") WHERE "express_payment"."next_check_at" is not null;