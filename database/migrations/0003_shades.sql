CREATE TABLE "shade" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shade_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"color" text NOT NULL,
	"family" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shade_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "shade_color" CHECK ("shade"."color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "shade_text" (
	"shade_id" integer NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "shade_text_shade_id_lang_pk" PRIMARY KEY("shade_id","lang")
);
--> statement-breakpoint
ALTER TABLE "attribute_value" ADD COLUMN "shade_id" integer;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "shade_id" integer;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "line" text;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "is_tester" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shade_text" ADD CONSTRAINT "shade_text_shade_id_shade_id_fk" FOREIGN KEY ("shade_id") REFERENCES "public"."shade"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_value" ADD CONSTRAINT "attribute_value_shade_id_shade_id_fk" FOREIGN KEY ("shade_id") REFERENCES "public"."shade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_shade_id_shade_id_fk" FOREIGN KEY ("shade_id") REFERENCES "public"."shade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attribute_value_by_shade" ON "attribute_value" USING btree ("shade_id");--> statement-breakpoint
CREATE INDEX "item_by_line" ON "item" USING btree ("line");--> statement-breakpoint
CREATE INDEX "item_by_shade" ON "item" USING btree ("shade_id");--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_line" CHECK ("item"."line" ~ '^[a-z0-9][a-z0-9-]*$');--> statement-breakpoint
-- Shades that exist ------------------------------------------------------------------------------

-- A shade stood in each item in one language; values of an attribute repeated it as "Name Number",
-- in both. Its key is that of the value, so that a catalogue with the same keys finds it again.
with given as (
  select shade_color as color, coalesce(shade_number, '') as number,
         coalesce(shade_name, '') as name, min(id) as first_item
    from item where shade_color is not null group by 1, 2, 3
), known as (
  select g.*, v.key, v.name_en,
         row_number() over (partition by v.key order by g.first_item) as nth_of_key,
         count(*) over (partition by g.number) as of_number
    from given g
    left join lateral (
      select split_part(v.external_id, '=', 2) as key,
             nullif(btrim(replace(en.name, g.number, '')), '') as name_en
        from attribute_value v
        join attribute_value_text de on de.attribute_value_id = v.id and de.lang = 'de'
        left join attribute_value_text en on en.attribute_value_id = v.id and en.lang = 'en'
       where v.color = g.color and g.name <> '' and de.name in (g.name, g.name || ' ' || g.number)
       order by v.id limit 1) v on true
), named as (
  select *, case
      when key <> '' and nth_of_key = 1 then key
      when number <> '' and of_number = 1 then number
      else concat_ws(' ', nullif(number, ''), nullif(name, ''), color)
    end as external_id
    from known
), written as (
  insert into shade (external_id, number, color, position)
  select external_id, number, color, row_number() over (order by number, first_item) from named
  returning id, external_id
)
insert into shade_text (shade_id, lang, name)
select w.id, l.lang, case l.lang when 'en' then coalesce(n.name_en, n.name) else n.name end
  from written w join named n using (external_id) cross join (values ('de'), ('en')) l (lang);
--> statement-breakpoint
update item i set shade_id = s.id
  from shade s join shade_text t on t.shade_id = s.id and t.lang = 'de'
 where i.shade_color = s.color and coalesce(i.shade_number, '') = s.number
   and coalesce(i.shade_name, '') = t.name;
--> statement-breakpoint
update attribute_value v set shade_id = s.id
  from shade s
  join shade_text st on st.shade_id = s.id and st.lang = 'de' and st.name <> '',
       attribute_value_text t
 where t.attribute_value_id = v.id and t.lang = 'de' and v.color = s.color
   and t.name in (st.name, st.name || ' ' || s.number);
--> statement-breakpoint
-- Search words: the shade in the language of the text -------------------------------------------

create or replace function fill_item_search(ids integer[]) returns void
language sql as $$
  insert into item_search (item_id, lang, name, label, summary, everything)
  select t.item_id, t.lang, w.name, w.name || w.label, w.name || w.label || w.summary,
         w.name || w.label || w.summary || w.description
    from item_text t
    join item i on i.id = t.item_id
    left join shade s on s.id = i.shade_id
    left join shade_text st on st.shade_id = s.id and st.lang = t.lang
    left join manufacturer m on m.id = i.manufacturer_id
    cross join lateral (
      select search_vector(t.lang, t.name1) as name,
             search_vector(t.lang, concat_ws(' ', t.keywords, st.name, s.number, m.name,
               m.external_name,
               (select string_agg(d.name, ' ') from item_category c
                  join category_detail d on d.category_id = c.category_id and d.lang = t.lang
                 where c.item_id = t.item_id),
               (select string_agg(distinct a.name, ' ') from variation v
                  join variation_attribute_value va on va.variation_id = v.id
                  join attribute_value_text a
                    on a.attribute_value_id = va.attribute_value_id and a.lang = t.lang
                 where v.item_id = t.item_id and v.is_active),
               (select string_agg(p.value, ' ') from item_property ip
                  join property_value_text p on p.value_id = ip.value_id and p.lang = t.lang
                 where ip.item_id = t.item_id))) as label,
             search_vector(t.lang, t.short_description) as summary,
             search_vector(t.lang, regexp_replace(t.description, '<[^>]*>', ' ', 'g')) as description
    ) w
   where t.item_id = any (ids)
   order by t.item_id, t.lang
  on conflict (item_id, lang) do update
    set (name, label, summary, everything, is_stale) =
        (excluded.name, excluded.label, excluded.summary, excluded.everything, false)
$$;

create or replace function refresh_search() returns integer
language plpgsql as $$
declare
  words integer;
begin
  -- Right after a large import nothing is known about these tables, and the plan would be bad.
  analyze item, item_text, item_category, category_detail, variation, variation_attribute_value,
    attribute_value_text, item_property, property_value_text, shade, shade_text;
  perform fill_item_search(array(select distinct item_id from item_search where is_stale));
  lock table search_word in exclusive mode;
  delete from search_word;
  insert into search_word (lang, word, folded, lexeme, frequency)
  select s.lang, s.word, btrim(search_fold(s.word)), (tsvector_to_array(s.vector))[1], s.frequency
    from (
      select w.lang, w.word, search_vector(w.lang, w.word) as vector, sum(w.frequency) as frequency
        from (
          select given.lang, lower(word) as word, count(*) as frequency
            from (
              select t.lang, concat_ws(' ', t.name1, t.keywords, st.name) as words
                from item_text t
                join item i on i.id = t.item_id
                left join shade_text st on st.shade_id = i.shade_id and st.lang = t.lang
               where i.is_active
              union all select lang, name from category_detail
              union all select lang, name from attribute_value_text
              union all select lang, value from property_value_text
              union all
              select l.lang, m.name from manufacturer m cross join (values ('de'), ('en')) l (lang)
            ) given
            cross join regexp_split_to_table(given.words, '[^0-9A-Za-zÀ-ɏ]+') word
           group by 1, 2
        ) w
       where char_length(w.word) >= 3 and w.word !~ '^[0-9]'
       group by 1, 2
    ) s
   where length(s.vector) = 1;
  get diagnostics words = row_count;
  return words;
end
$$;

drop trigger item_search_on_update on item;
create trigger item_search_on_update after update on item
  referencing old table as before new table as changed
  for each statement execute function refill_item_search(
    'select distinct r.id from (select id, shade_id, manufacturer_id from changed
                                except select id, shade_id, manufacturer_id from before) r');
create trigger item_search_on_update after update on shade
  referencing old table as before new table as changed
  for each statement execute function refill_item_search(
    'select i.id from changed n join before o using (id) join item i on i.shade_id = n.id
      where n.number <> o.number');
create trigger item_search_on_insert after insert on shade_text
  referencing new table as changed
  for each statement execute function refill_item_search(
    'select distinct i.id from changed n join item i using (shade_id)');
create trigger item_search_on_update after update on shade_text
  referencing old table as before new table as changed
  for each statement execute function refill_item_search(
    'select distinct i.id from changed n join before o using (shade_id, lang)
       join item i using (shade_id) where n.name <> o.name');
create trigger item_search_on_delete after delete on shade_text
  referencing old table as changed
  for each statement execute function refill_item_search(
    'select distinct i.id from changed n join item i using (shade_id)');

-- Notifications ----------------------------------------------------------------------------------

-- Two more tags: the page of a paint shows the other shades of its line (line:<line>) and the tester
-- of its shade (testers).
drop trigger item_notify_on_insert on item;
drop trigger item_notify_on_delete on item;
drop trigger item_notify_on_update on item;
do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('item', $e$'item:' || r.id, 'line:' || r.line,
        case when r.is_tester then 'testers' end$e$),
      ('shade', $e$'catalogue'$e$),
      ('shade_text', $e$'catalogue'$e$)
    ) w (name, tags)
  loop
    execute format('create trigger %1$s_notify_on_insert after insert on %1$s
      referencing new table as changed for each statement execute function notify_change(%2$L)',
      watched.name, watched.tags);
    execute format('create trigger %1$s_notify_on_delete after delete on %1$s
      referencing old table as changed for each statement execute function notify_change(%2$L)',
      watched.name, watched.tags);
    execute format('create trigger %1$s_notify_on_update after update on %1$s
      referencing old table as before new table as changed
      for each statement execute function notify_change(%2$L)',
      watched.name, watched.tags);
  end loop;
end
$$;

select fill_item_search(array(select id from item where shade_id is not null)), refresh_search();
