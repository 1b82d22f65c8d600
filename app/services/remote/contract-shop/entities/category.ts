import * as z from 'zod/v4';
import { isLocale, type Locale } from '~/i18n/locales';
import { cleanHtml } from '~/lib/clean-html.server';
import type { Category, CategoryDetail } from '~/services/shop-api';
import { robotsSchema } from '~/services/shop-api/entities/seo';
import * as told from './told';

/** What is neither of both kinds has no goods. */
export const categoryTypeSchema = z.enum(['item', 'content']).catch('content');
/** The required right: an unknown one is treated as restricted. */
export const rightSchema = z
  .string()
  .nullish()
  .transform((right) => ((right ?? 'all') === 'all' ? 'all' : 'customer'));
export const yesNoSchema = z.enum(['Y', 'N']).catch('N');

const robots = robotsSchema.catch('ALL');

const detailSchema = z.object({
  lang: told.text,
  name: told.words,
  nameUrl: told.text,
  shortDescription: told.words,
  description: told.text,
  metaTitle: told.text,
  metaDescription: told.words,
  metaKeywords: told.text,
  metaRobots: robots,
  canonicalLink: told.webAddress,
  position: told.count,
  imagePath: told.webAddressOrNull,
  image2Path: told.webAddressOrNull,
});

export const wireCategorySchema = z.object({
  id: told.id,
  type: categoryTypeSchema,
  right: rightSchema,
  parentCategoryId: told.idOrNull,
  sitemap: yesNoSchema,
  linklist: yesNoSchema,
  robots: robots.optional(),
  details: told.list(detailSchema),
});
export type WireCategory = z.output<typeof wireCategorySchema>;

/**
 * A category with its texts: first those in the language of the request, at its path there; then those in other
 * languages of which a path is told. Null without any (§3).
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
