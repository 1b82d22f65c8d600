CREATE TABLE "block_draft" (
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"author" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "block_draft_identifier_type_lang_author_pk" PRIMARY KEY("identifier","type","lang","author"),
	CONSTRAINT "block_draft_is_list" CHECK (jsonb_typeof("block_draft"."blocks") = 'array')
);
--> statement-breakpoint
CREATE TABLE "block_revision" (
	"identifier" text NOT NULL,
	"type" text NOT NULL,
	"lang" text NOT NULL,
	"version" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "block_revision_identifier_type_lang_version_pk" PRIMARY KEY("identifier","type","lang","version"),
	CONSTRAINT "block_revision_is_list" CHECK (jsonb_typeof("block_revision"."blocks") = 'array')
);
--> statement-breakpoint
ALTER TABLE "block_revision" ADD CONSTRAINT "block_revision_of_document" FOREIGN KEY ("identifier","type","lang") REFERENCES "public"."block_document"("identifier","type","lang") ON DELETE cascade ON UPDATE no action;