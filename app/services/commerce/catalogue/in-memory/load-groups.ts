import type { Pool } from 'pg';
import { translate, translatorFor } from '~/i18n/translate.server';
import type { FilterGroup, Language } from '../../../shop-api';

type Names = Record<Language, string>;

/** A filter with all its values, before any counting. */
export type IndexGroup = {
  id: string;
  type: FilterGroup['type'];
  /** Null for the fixed groups, whose names are texts of the shop. */
  names: Names | null;
  values: IndexValue[];
};

/** `unites`: the values whose goods it combines; without it, it has goods of its own. */
export type IndexValue = { id: string; names: Names; color: string | null; unites?: string[] };

/**
 * Colour families, shades, attributes, filterable properties, manufacturers and delivery times, in
 * the order shown. Values that are a shade are among the shades: goods made in it and goods
 * available in it.
 */
export async function loadIndexGroups(pool: Pool): Promise<IndexGroup[]> {
  const { rows } = await pool.query<IndexGroup>(`
    with named_value as (
      select 'attribute-' || v.attribute_id as group_id, v.id::text as id, v.color, v.position, v.id as nr,
             jsonb_object_agg(t.lang, t.name) as names
        from attribute_value v join attribute_value_text t on t.attribute_value_id = v.id
       where v.shade_id is null group by v.id
      union all
      select 'property-' || v.property_id, 'property-' || v.id, null, v.position, v.id,
             jsonb_object_agg(t.lang, t.value)
        from property_value v join property_value_text t on t.value_id = v.id group by v.id
      union all
      select 'producer', 'producer-' || id, null,
             row_number() over (order by lower(coalesce(nullif(external_name, ''), name))), id,
             jsonb_build_object('de', coalesce(nullif(external_name, ''), name),
                                'en', coalesce(nullif(external_name, ''), name))
        from manufacturer
      union all
      select 'availability', 'availability-' || a.id, null, a.id, a.id, jsonb_object_agg(t.lang, t.name)
        from availability a join availability_text t on t.availability_id = a.id group by a.id
    ), named_group as (
      select 'attribute-' || a.id as id, 'dynamic' as type, 1 as kind, a.position, a.id as nr,
             jsonb_object_agg(t.lang, t.name) as names
        from attribute a join attribute_text t on t.attribute_id = a.id group by a.id
      union all
      select 'property-' || p.id, 'dynamic', 2, p.position, p.id, jsonb_object_agg(t.lang, t.name)
        from property p join property_text t on t.property_id = p.id
       where p.is_filterable and not p.is_order_property group by p.id
      union all values ('producer', 'producer', 3, 0, 0, null::jsonb),
                       ('availability', 'availability', 4, 0, 0, null)
    )
    select g.id, g.type, g.names,
           json_agg(json_build_object('id', v.id, 'names', v.names, 'color', v.color)
                    order by v.position, v.nr) as values
      from named_group g join named_value v on v.group_id = g.id
     group by g.id, g.type, g.names, g.kind, g.position, g.nr
     order by g.kind, g.position, g.nr`);
  return [await loadFamilies(pool), await loadShades(pool), ...rows, feedbackGroup()];
}

/** A family shows its middle shade. A key without a text in the shop is its own name. */
async function loadFamilies(pool: Pool): Promise<IndexGroup> {
  const { rows } = await pool.query<{ family: string; color: string; unites: string[] }>(`
    select family, (array_agg(color order by position, id))[(count(*) + 1) / 2] as color,
           array_agg('shade-' || id order by position, id) as unites
      from shade where family <> '' group by family order by min(position), family`);
  const name = (lang: Language, family: string) =>
    translatorFor(lang).find(`catalogue.family.${family}`) ?? family;
  return {
    id: 'family',
    type: 'dynamic',
    names: {
      de: translate('de', 'catalogue.filterGroup.family'),
      en: translate('en', 'catalogue.filterGroup.family'),
    },
    values: rows.map(({ family, color, unites }) => ({
      id: `family-${family}`,
      names: { de: name('de', family), en: name('en', family) },
      color,
      unites,
    })),
  };
}

async function loadShades(pool: Pool): Promise<IndexGroup> {
  const { rows } = await pool.query<Omit<IndexValue, 'unites'>>(`
    select 'shade-' || s.id as id, s.color,
           jsonb_object_agg(t.lang, btrim(t.name || ' ' || s.number)) as names
      from shade s join shade_text t on t.shade_id = s.id
     group by s.id order by s.position, s.id`);
  const names = { de: translate('de', 'product.shade'), en: translate('en', 'product.shade') };
  return { id: 'shade', type: 'dynamic', names, values: rows };
}

/** "n stars and more", highest first (open point 1.3); the names are texts of the shop. */
function feedbackGroup(): IndexGroup {
  const values = [5, 4, 3, 2, 1].map((stars) => ({
    id: `feedback-${stars}`,
    names: { de: String(stars), en: String(stars) },
    color: null,
  }));
  return { id: 'feedback', type: 'feedback', names: null, values };
}
