import { reviewKey } from '../../importer/kit/review-key';
import { byKey, moment } from '../kit/sql';

/** Pictures whose files were written, as listed in `exported_picture`. */
export const images = `
  select i.external_id as item, v.external_id as variation, e.file, m.position, m.name_de, m.name_en,
    m.alternate_de, m.alternate_en
  from item_image m join item i on i.id = m.item_id
    join exported_picture e on e.hash = m.image_hash
    left join variation v on v.id = m.variation_id
  order by i.id, v.id nulls first, m.position, e.file, ${byKey('m.name_de')}, ${byKey('m.alternate_de')}`;

export const bundles = `
  select b.external_id as bundle, c.external_id as component, p.quantity, p.position
  from bundle_component p join variation b on b.id = p.bundle_variation_id
    join variation c on c.id = p.component_variation_id
  order by b.id, p.position, c.id`;

export const relations = `
  select i.external_id as item, o.external_id as related_item, r.relation, r.position
  from item_relation r join item i on i.id = r.item_id join item o on o.id = r.related_item_id
  order by i.id, r.relation, r.position, o.id`;

/** Replies come after all reviews, as in the importer. */
export const reviews = `
  select ${reviewKey('r')} as review, i.external_id as item, v.external_id as variation,
    case when o.id is not null then ${reviewKey('o')} end as reply_to, r.lang, r.author_name as author,
    r.title, r.text, r.rating, r.is_visible, r.refusal, r.source, ${moment('r.created_at')} as created
  from review r join item i on i.id = r.item_id left join variation v on v.id = r.variation_id
    left join review o on o.id = r.parent_id
  order by r.parent_id is not null, r.id`;

export const synonyms = `
  select lang, term, meaning from search_synonym
  order by lang, ${byKey('term')}, ${byKey('meaning')}`;
