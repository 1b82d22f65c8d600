CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"order_number" integer,
	"order_id" integer,
	"lang" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_message_submission_id_hash_unique" UNIQUE("submission_id_hash")
);
--> statement-breakpoint
CREATE TABLE "form_token" (
	"nonce_hash" "bytea" PRIMARY KEY NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"spent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_by_time" ON "contact_message" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "form_token_by_time" ON "form_token" USING btree ("spent_at");