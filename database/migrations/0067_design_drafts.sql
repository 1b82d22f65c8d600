CREATE TABLE "design_draft" (
	"author" text PRIMARY KEY NOT NULL,
	"design" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	"history" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_draft_is_design" CHECK (jsonb_typeof("design_draft"."design") = 'object'),
	CONSTRAINT "design_draft_has_base" CHECK (jsonb_typeof("design_draft"."base") = 'object')
);
--> statement-breakpoint
CREATE TABLE "design_revision" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "design_revision_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"design" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_revision_is_design" CHECK (jsonb_typeof("design_revision"."design") = 'object')
);
