import { euros, texts, textsOf } from '../kit/sql';

// Attributes and properties of goods.

export const shades = `
  select s.external_id as shade, s.card, s.number, s.color, s.family, s.position, ${texts(['name'])}
  from shade s ${textsOf('shade_text', 'shade_id', 's.id')}
  order by s.id`;

export const tags = `
  select t.external_id as tag, t.id, t.color, ${texts(['name'])}
  from tag t ${textsOf('tag_text', 'tag_id', 't.id')}
  order by t.id`;

/** The key of a value within its attribute or property, which its external id begins with. */
const keyWithin = (owner: string) => `substr(v.external_id, length(${owner}.external_id) + 2)`;

/** A line for each value; an attribute without values is left out. */
export const attributes = `
  select a.external_id as attribute, a.type, a.position, own_de.name as name_de,
    own_en.name as name_en, ${keyWithin('a')} as value, v.id as value_id, v.position as value_position, v.color,
    s.external_id as shade, v.image_url, ${texts(['name'], { name: 'value' })}
  from attribute a join attribute_value v on v.attribute_id = a.id
    left join shade s on s.id = v.shade_id
    left join attribute_text own_de on own_de.attribute_id = a.id and own_de.lang = 'de'
    left join attribute_text own_en on own_en.attribute_id = a.id and own_en.lang = 'en'
    ${textsOf('attribute_value_text', 'attribute_value_id', 'v.id')}
  order by a.id, v.id`;

/** A line for each value, and one for a property without values. */
export const properties = `
  select p.external_id as property, g.external_id as "group", g.position as group_position,
    group_de.name as group_name_de, group_en.name as group_name_en, p."cast", p.is_filterable,
    p.is_order_property, p.value_type, p.values_from, p.shade_card, p.is_multiline, p.is_required,
    p.is_pre_selected, p.is_shown_as_additional_costs, p.vat_id, ${euros('p.surcharge')} as surcharge,
    p.position, own_de.name as name_de, own_en.name as name_en,
    own_de.description as description_de, own_en.description as description_en,
    ${keyWithin('p')} as value, v.id as value_id, v.position as value_position,
    ${texts(['value', 'description'], { description: 'value_description' })}, v.download_link
  from property p left join property_value v on v.property_id = p.id
    left join property_group g on g.id = p.group_id
    left join property_group_text group_de on group_de.group_id = g.id and group_de.lang = 'de'
    left join property_group_text group_en on group_en.group_id = g.id and group_en.lang = 'en'
    left join property_text own_de on own_de.property_id = p.id and own_de.lang = 'de'
    left join property_text own_en on own_en.property_id = p.id and own_en.lang = 'en'
    ${textsOf('property_value_text', 'value_id', 'v.id')}
  order by p.id, v.id`;
