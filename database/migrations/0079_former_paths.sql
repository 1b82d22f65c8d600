CREATE TABLE "former_path" (
	"path" text PRIMARY KEY NOT NULL,
	"item_id" integer,
	"variation_id" integer,
	"tag_id" integer,
	CONSTRAINT "former_path_target" CHECK (("former_path"."item_id" is null) <> ("former_path"."tag_id" is null))
);
--> statement-breakpoint
ALTER TABLE "former_path" ADD CONSTRAINT "former_path_item_id_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_path" ADD CONSTRAINT "former_path_variation_id_variation_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_path" ADD CONSTRAINT "former_path_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_path_by_item" ON "former_path" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "former_path_by_variation" ON "former_path" USING btree ("variation_id");--> statement-breakpoint
CREATE INDEX "former_path_by_tag" ON "former_path" USING btree ("tag_id");