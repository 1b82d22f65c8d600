CREATE TABLE "wishlist_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wishlist_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" bigint,
	"customer_id" integer,
	"variation_id" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_item_once_a_session" UNIQUE("session_id","variation_id"),
	CONSTRAINT "wishlist_item_once_a_customer" UNIQUE("customer_id","variation_id"),
	CONSTRAINT "wishlist_item_has_one_owner" CHECK (num_nonnulls("wishlist_item"."session_id", "wishlist_item"."customer_id") = 1),
	CONSTRAINT "wishlist_item_quantity" CHECK ("wishlist_item"."quantity" between 1 and 9999)
);
--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_session_id_visitor_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_item_by_variation" ON "wishlist_item" USING btree ("variation_id");