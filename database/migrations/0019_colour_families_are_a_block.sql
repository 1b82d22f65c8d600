-- The colour card stood below the first block of the home page by itself; now it is one of its blocks.
create function pg_temp.with_colour_families(blocks jsonb, lang text) returns jsonb language sql as $$
  select jsonb_insert(
    replace(blocks::text, '/#colour-families', '/#block-home-families')::jsonb,
    '{0}',
    jsonb_build_object(
      'name', 'ColourFamilies', 'type', 'content', 'meta', jsonb_build_object('uuid', 'home-families'),
      'content', jsonb_build_object('text', jsonb_build_object('textAlignment', 'left') || case lang
        when 'en' then jsonb_build_object('title', 'By colour family', 'subtitle', 'Start with the shade, not with the tin.')
        else jsonb_build_object('title', 'Nach Farbfamilie', 'subtitle', 'Beginnen Sie mit dem Ton, nicht mit der Dose.')
      end)),
    true)
$$;--> statement-breakpoint
update block_document set blocks = pg_temp.with_colour_families(blocks, lang)
 where identifier = 'index' and type = 'immutable'
   and jsonb_array_length(blocks) > 0 and not blocks @> '[{"name": "ColourFamilies"}]';--> statement-breakpoint
update block_draft set blocks = pg_temp.with_colour_families(blocks, lang)
 where identifier = 'index' and type = 'immutable'
   and jsonb_array_length(blocks) > 0 and not blocks @> '[{"name": "ColourFamilies"}]';
