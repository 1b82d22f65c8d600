ALTER TABLE "operator" ADD COLUMN "tour_step" integer;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_tour_step" CHECK ("operator"."tour_step" between 0 and 4);