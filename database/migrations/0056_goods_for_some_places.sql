ALTER TABLE "variation" ADD COLUMN "countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "variation" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "variation" ADD CONSTRAINT "variation_languages" CHECK ("variation"."languages" <@ array['de', 'en']);