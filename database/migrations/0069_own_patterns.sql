CREATE TABLE "block_pattern" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "block_pattern_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"author" text NOT NULL,
	"once" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "block_pattern_is_list" CHECK (jsonb_typeof("block_pattern"."blocks") = 'array')
);
--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "last_added" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "block_pattern_once" ON "block_pattern" USING btree ("author","once");