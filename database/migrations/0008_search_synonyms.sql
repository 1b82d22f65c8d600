CREATE TABLE "search_synonym" (
	"lang" text NOT NULL,
	"term" text NOT NULL,
	"meaning" text NOT NULL,
	"folded" text DEFAULT '' NOT NULL,
	CONSTRAINT "search_synonym_lang_term_meaning_pk" PRIMARY KEY("lang","term","meaning")
);

--> statement-breakpoint
-- The folded words of a text, one space between them: what synonyms are compared by.
create function search_words_plain(given text) returns text
language sql stable parallel safe as $$
  select btrim(regexp_replace(search_fold(given), '\s+', ' ', 'g'))
$$;
create function fold_synonym() returns trigger
language plpgsql as $$
begin
  new.folded := search_words_plain(new.term);
  return new;
end
$$;
create trigger search_synonym_folded before insert or update on search_synonym
  for each row execute function fold_synonym();
-- Searches are kept with the tag listing.
create trigger search_synonym_notify_on_insert after insert on search_synonym
  referencing new table as changed
  for each statement execute function notify_change($e$'listing'$e$);
create trigger search_synonym_notify_on_delete after delete on search_synonym
  referencing old table as changed
  for each statement execute function notify_change($e$'listing'$e$);
create trigger search_synonym_notify_on_update after update on search_synonym
  referencing old table as before new table as changed
  for each statement execute function notify_change($e$'listing'$e$);
