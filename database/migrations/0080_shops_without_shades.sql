CREATE INDEX "item_hazardous" ON "item" USING btree ("id") WHERE jsonb_array_length("item"."hazard" -> 'pictograms') > 0;--> statement-breakpoint

-- The reasons that a shop begins with speak of shades only where there are some.
UPDATE "return_reason" SET "name_de" = 'Größe oder Ausführung passt nicht', "name_en" = 'Size or version does not fit'
 WHERE "name_de" = 'Farbton oder Größe passt nicht' AND NOT EXISTS (SELECT FROM "shade");
