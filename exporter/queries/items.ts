import { byKey, euros, list, moment, texts, textsOf } from '../kit/sql';

const statements = (text: string) =>
  list(
    `s ->> 'code' || ': ' || (s ->> '${text}')`,
    'nth',
    `jsonb_array_elements(i.hazard -> 'statements') with ordinality e(s, nth)`,
  );

export const items = `
  select i.external_id as item, i.id, i.item_type as type, m.external_id as manufacturer,
    r.external_id as responsible_person,
    ${list(
      'c.external_id',
      `l.is_default desc, l.position, ${byKey('c.external_id')}`,
      'item_category l join category c on c.id = l.category_id where l.item_id = i.id',
    )} as categories,
    ${list(
      'v.external_id',
      byKey('v.external_id'),
      'item_property l join property_value v on v.id = l.value_id where l.item_id = i.id',
    )} as properties,
    ${list(
      `p.external_id || coalesce(':' || ${euros('l.surcharge')}, '')`,
      byKey('p.external_id'),
      `item_property l join property p on p.id = l.property_id
        where l.item_id = i.id and l.value_id is null`,
    )} as order_properties,
    ${list(
      't.external_id',
      byKey('t.external_id'),
      'item_tag l join tag t on t.id = l.tag_id where l.item_id = i.id',
    )} as tags,
    s.external_id as shade, i.line, i.is_tester, i.is_mixed_to_order as made_to_order, i.is_sold_online,
    i.weee_number, i.durability_guarantee_years, i.condition, i.is_active, i.score,
    ${moment('i.created_at')} as created,
    ${list(
      'pictogram',
      'nth',
      `jsonb_array_elements_text(i.hazard -> 'pictograms') with ordinality e(pictogram, nth)`,
    )} as hazard_pictograms,
    coalesce(i.hazard ->> 'signalWord', 'none') as hazard_signal_word,
    ${statements('text')} as hazard_statements_de, ${statements('textEn')} as hazard_statements_en,
    i.hazard ->> 'ufi' as ufi, coalesce((i.hazard ->> 'isBiocide')::boolean, false) as is_biocide,
    ${texts(
      [
        'name1',
        'url_path',
        'title',
        'short_description',
        'description',
        'technical_data',
        'meta_description',
        'keywords',
      ],
      { name1: 'name', url_path: 'url' },
    )}
  from item i left join manufacturer m on m.id = i.manufacturer_id
    left join responsible_person r on r.id = i.responsible_person_id
    left join shade s on s.id = i.shade_id
    ${textsOf('item_text', 'item_id', 'i.id')}
  order by i.id`;
