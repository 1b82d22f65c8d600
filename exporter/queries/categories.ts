import { texts, textsOf } from '../kit/sql';

/** Parents come before their children. The slug is the last part of a path. */
export const categories = `
  with recursive tree (id, depth) as (
    select id, 0 from category where parent_id is null
    union all
    select c.id, t.depth + 1 from category c join tree t on t.id = c.parent_id)
  select c.external_id as category, p.external_id as parent, c.type, c."right",
    c.linklist = 'Y' as in_navigation, c.sitemap = 'Y' as in_sitemap, c.position, c.color, c.image,
    c.image2, regexp_replace(de.path, '^.*/', '') as slug_de,
    regexp_replace(en.path, '^.*/', '') as slug_en,
    ${texts([
      'name',
      'short_description',
      'description',
      'meta_title',
      'meta_description',
      'meta_keywords',
      'canonical_link',
      'meta_robots',
    ])}
  from tree t join category c on c.id = t.id left join category p on p.id = c.parent_id
    ${textsOf('category_detail', 'category_id', 'c.id')}
  order by t.depth, c.id`;
