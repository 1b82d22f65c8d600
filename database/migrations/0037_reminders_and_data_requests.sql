CREATE TABLE "shade_reminder" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shade_reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"variation_id" integer NOT NULL,
	"stated" text NOT NULL,
	"remind_on" date NOT NULL,
	"lang" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "shade_reminder_of" UNIQUE("customer_id","variation_id","stated")
);
--> statement-breakpoint
CREATE TABLE "data_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"visit_hash" "bytea",
	CONSTRAINT "data_request_opened" CHECK (("data_request"."opened_at" is null) = ("data_request"."visit_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "shade_reminder" ADD CONSTRAINT "shade_reminder_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shade_reminder_due" ON "shade_reminder" USING btree ("remind_on") WHERE "shade_reminder"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "data_request_by_email" ON "data_request" USING btree ("email","requested_at");