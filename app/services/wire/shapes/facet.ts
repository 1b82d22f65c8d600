import * as z from 'zod';
import { canonicalPrefix, isLocale, localePath } from '~/i18n/locales';
import type { FilterGroup } from '~/services/shop-api';
import { euros, eurosSchema } from './money';

export const wireFacetsSchema = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    type: z.enum(['dynamic', 'price', 'category', 'availability', 'producer', 'feedback']),
    count: z.int(),
    position: z.int(),
    cssClass: z.string(),
    values: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        count: z.int(),
        selected: z.boolean(),
        position: z.int(),
        cssClass: z.string(),
      }),
    ),
    /** For the group `price`: the lowest and the highest price of the goods. */
    priceMin: eurosSchema.optional(),
    priceMax: eurosSchema.optional(),
  }),
);

export const wirePaginationSchema = z.strictObject({
  totals: z.int(),
  perPageOptions: z.array(z.int()),
});

export function toWireFacets(groups: readonly FilterGroup[]): z.infer<typeof wireFacetsSchema> {
  return groups.map(({ id, name, type, values, price }, position) => ({
    id,
    name,
    type,
    count: values.length,
    position,
    cssClass: '',
    values: values.map((value, i) => ({
      id: value.id,
      name: value.name,
      count: value.count,
      selected: value.selected,
      position: i,
      cssClass: '',
    })),
    ...(price && { priceMin: euros(price.min), priceMax: euros(price.max) }),
  }));
}

/** Paths by language, each under its prefix. */
export function toLanguageUrls(urls: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(urls).map(([lang, path]) => [
      lang,
      isLocale(lang) ? localePath(canonicalPrefix(lang), path) : path,
    ]),
  );
}
