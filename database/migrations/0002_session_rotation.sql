ALTER TABLE "visitor_session" ADD COLUMN "previous_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "visitor_session" ADD COLUMN "rotated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" DROP COLUMN IF EXISTS "auth_hash";--> statement-breakpoint
ALTER TABLE "visitor_session" ADD CONSTRAINT "visitor_session_previous_token_hash_unique" UNIQUE("previous_token_hash");