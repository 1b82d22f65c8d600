CREATE TABLE "bought_shade_note" (
	"customer_id" integer NOT NULL,
	"variation_id" integer NOT NULL,
	"stated" text NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bought_shade_note_customer_id_variation_id_stated_pk" PRIMARY KEY("customer_id","variation_id","stated"),
	CONSTRAINT "bought_shade_note_length" CHECK (length("bought_shade_note"."note") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "bought_shade_note" ADD CONSTRAINT "bought_shade_note_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;