CREATE TABLE "block_plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "block_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"author" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"version" integer NOT NULL,
	"base" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "block_plan_is_list" CHECK (jsonb_typeof("block_plan"."blocks") = 'array'),
	CONSTRAINT "block_plan_state" CHECK ("block_plan"."state" in ('waiting', 'conflict', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "page_presence" (
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"author" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_presence_identifier_type_lang_author_pk" PRIMARY KEY("identifier","type","lang","author")
);
--> statement-breakpoint
CREATE TABLE "preview_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "block_revision" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "block_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "block_revision" ADD COLUMN "planned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "block_plan_due" ON "block_plan" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "block_plan_of_page" ON "block_plan" USING btree ("identifier","type","lang","author","due_at");--> statement-breakpoint
CREATE INDEX "preview_link_of_page" ON "preview_link" USING btree ("identifier","type","lang","author");--> statement-breakpoint
CREATE INDEX "preview_link_expiry" ON "preview_link" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "block_revision_by_id" ON "block_revision" USING btree ("id");