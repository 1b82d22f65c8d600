CREATE TABLE "picture" (
	"key" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alternate_de" text DEFAULT '' NOT NULL,
	"alternate_en" text DEFAULT '' NOT NULL,
	"operator_id" integer,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "picture_key" CHECK ("picture"."key" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "picture_size" CHECK ("picture"."width" > 0 and "picture"."height" > 0 and "picture"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_newest" ON "picture" USING btree ("uploaded_at","key");--> statement-breakpoint
CREATE INDEX "picture_of_operator" ON "picture" USING btree ("operator_id");