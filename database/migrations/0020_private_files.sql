CREATE TABLE "private_file" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" bigint,
	"order_id" integer,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_file_once_a_session" UNIQUE("session_id","content_hash","file_name"),
	CONSTRAINT "private_file_has_one_owner" CHECK (num_nonnulls("private_file"."session_id", "private_file"."order_id") = 1),
	CONSTRAINT "private_file_size" CHECK ("private_file"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "private_file" ADD CONSTRAINT "private_file_session_id_visitor_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_file" ADD CONSTRAINT "private_file_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_file_by_order" ON "private_file" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "private_file_unordered" ON "private_file" USING btree ("used_at") WHERE "private_file"."order_id" is null;