import * as z from 'zod';
import { isLocale, type Locale } from '~/i18n/locales';
import { cleanHtml } from '~/lib/clean-html.server';
import type { Category, CategoryDetail } from '~/services/shop-api';
import { robotsSchema } from '~/services/shop-api/entities/seo';
import * as lenient from './lenient';

/** A category of an unknown type has no goods. */
export const categoryTypeSchema = z.enum(['item', 'content']).catch('content');
/** The required right: an unknown one is treated as restricted. */
export const rightSchema = z
  .string()
  .nullish()
  .transform((right) => ((right ?? 'all') === 'all' ? 'all' : 'customer'));
export const yesNoSchema = z.enum(['Y', 'N']).catch('N');

const robots = robotsSchema.catch('ALL');

const detailSchema = z.object({
  lang: lenient.text,
  name: lenient.words,
  nameUrl: lenient.text,
  shortDescription: lenient.words,
  description: lenient.text,
  metaTitle: lenient.text,
  metaDescription: lenient.words,
  metaKeywords: lenient.text,
  metaRobots: robots,
  canonicalLink: lenient.webAddress,
  position: lenient.count,
  imagePath: lenient.webAddressOrNull,
  image2Path: lenient.webAddressOrNull,
});

export const wireCategorySchema = z.object({
  id: lenient.id,
  type: categoryTypeSchema,
  right: rightSchema,
  parentCategoryId: lenient.idOrNull,
  sitemap: yesNoSchema,
  linklist: yesNoSchema,
  robots: robots.optional(),
  details: lenient.list(detailSchema),
});
export type WireCategory = z.output<typeof wireCategorySchema>;

/**
 * A category with its texts: first those in the language of the request, at its path there; then
 * those in other languages with a known path. Null without any (§3).
 */
export async function toCategory(
  wire: WireCategory,
  { locale, path, paths }: { locale: Locale; path: string; paths: Record<string, string> },
): Promise<Category | null> {
  const { details, robots: own, ...same } = wire;
  const shown = details.find(({ lang }) => lang === locale) ?? details[0];
  if (!shown) return null;
  const others = details.flatMap((detail) => {
    const { lang } = detail;
    const place = paths[lang];
    return detail !== shown && isLocale(lang) && place ? [{ detail, lang, path: place }] : [];
  });
  return {
    ...same,
    robots: own ?? shown.metaRobots,
    details: await Promise.all(
      [{ detail: shown, lang: locale, path }, ...others].map(({ detail, ...place }) =>
        toDetail(detail, { categoryId: wire.id, ...place }),
      ),
    ),
  };
}

async function toDetail(
  wire: z.output<typeof detailSchema>,
  place: Pick<CategoryDetail, 'categoryId' | 'lang' | 'path'>,
): Promise<CategoryDetail> {
  return {
    ...wire,
    ...place,
    description: await cleanHtml(wire.description),
    pageView: '',
    itemListView: '',
    singleItemView: '',
  };
}
