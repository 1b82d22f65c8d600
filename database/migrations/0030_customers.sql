CREATE TABLE "customer_class" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_de" text NOT NULL,
	"name_en" text NOT NULL,
	"show_net_prices" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"lang" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_request_kind" CHECK ("customer_request"."kind" in ('password', 'email')),
	CONSTRAINT "customer_request_email" CHECK (("customer_request"."kind" = 'email') = ("customer_request"."email" is not null))
);
--> statement-breakpoint
ALTER TABLE "private_file" DROP CONSTRAINT "private_file_has_one_owner";--> statement-breakpoint
INSERT INTO "customer_class" ("id", "name_de", "name_en", "show_net_prices") VALUES
	(1, 'Privatkunden', 'Private customers', false),
	(2, 'Geschäftskunden', 'Business customers', true);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "class_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "is_blocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_session" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "private_file" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "customer_request" ADD CONSTRAINT "customer_request_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_request_of" ON "customer_request" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_class_id_customer_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."customer_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_session" ADD CONSTRAINT "visitor_session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_file" ADD CONSTRAINT "private_file_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_open_of_customer" ON "cart" USING btree ("customer_id") WHERE "cart"."status" = 'open';--> statement-breakpoint
CREATE INDEX "visitor_session_of" ON "visitor_session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","type_id","id");--> statement-breakpoint
CREATE INDEX "private_file_by_customer" ON "private_file" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "private_file" ADD CONSTRAINT "private_file_has_one_owner" CHECK (num_nonnulls("private_file"."session_id", "private_file"."customer_id", "private_file"."order_id") = 1);
