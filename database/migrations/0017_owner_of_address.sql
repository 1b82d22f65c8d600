CREATE TABLE "customer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "customer_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_by_email" ON "customer" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_by_customer" ON "address" USING btree ("customer_id","type_id");--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_has_one_owner" CHECK (num_nonnulls("address"."cart_id", "address"."customer_id") = 1);