ALTER TABLE "block_draft" ADD COLUMN "step" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "block_draft" ADD COLUMN "history" jsonb DEFAULT '{}'::jsonb NOT NULL;