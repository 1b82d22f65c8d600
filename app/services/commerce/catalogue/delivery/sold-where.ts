import type { Language } from '../../../shop-api';

/**
 * The countries and languages in which goods are sold: of them, and of each part of a set, the list
 * if there is one. ISO codes of countries.
 */
export type SaleLimits = { countries: string[][]; languages: Language[][] };

export const NO_LIMITS: SaleLimits = { countries: [], languages: [] };

/** SQL: the limits of a variation, as an object. */
export const SALE_LIMITS = (variationId: string) => `(
  select jsonb_build_object(
           'countries', coalesce(jsonb_agg(to_jsonb(own.countries)) filter (where own.countries <> '{}'), '[]'),
           'languages', coalesce(jsonb_agg(to_jsonb(own.languages)) filter (where own.languages <> '{}'), '[]'))
    from (
      select ${variationId} as id
      union all
      select component_variation_id from bundle_component where bundle_variation_id = ${variationId}
    ) each
    join variation own on own.id = each.id
)`;

/** Whether the goods are sold to the country of this ISO code (4.14); null: an unknown one. */
export function isSoldTo({ countries }: SaleLimits, isoCode: string | null): boolean {
  return countries.every((codes) => isoCode !== null && codes.includes(isoCode));
}

/** Whether the goods are sold to visitors who read the shop in this language (4.13). */
export function isSoldIn({ languages }: SaleLimits, lang: Language): boolean {
  return languages.every((those) => those.includes(lang));
}
