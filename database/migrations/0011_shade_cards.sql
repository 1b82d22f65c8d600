ALTER TABLE "shade" ADD COLUMN "card" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "shade_card" text;