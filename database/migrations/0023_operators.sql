CREATE TABLE "operator" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"rights" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"totp_secret" "bytea",
	"totp_used" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"operator_id" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_by_email" ON "operator" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "operator_session_expiry" ON "operator_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operator_session_of" ON "operator_session" USING btree ("operator_id");