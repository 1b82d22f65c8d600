CREATE TABLE "category_former_path" (
	"lang" text NOT NULL,
	"path" text NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "category_former_path_lang_path_pk" PRIMARY KEY("lang","path")
);
--> statement-breakpoint
ALTER TABLE "category_former_path" ADD CONSTRAINT "category_former_path_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_former_path_by_category" ON "category_former_path" USING btree ("category_id");--> statement-breakpoint

-- Whoever moves a category, the editor or an import: links to where it was lead to where it is.
create function keep_former_path() returns trigger
language plpgsql as $$
begin
  insert into category_former_path (lang, path, category_id)
  select o.lang, o.path, o.category_id
    from before o join changed n using (category_id, lang)
   where n.path <> o.path
  on conflict (lang, path) do update set category_id = excluded.category_id;
  return null;
end
$$;--> statement-breakpoint
create trigger category_detail_former_path after update on category_detail
  referencing old table as before new table as changed
  for each statement execute function keep_former_path();
