import * as z from 'zod/v4';
import { isLocale, type Locale } from '~/i18n/locales';
import { cleanHtml } from '~/lib/clean-html.server';
import type { Category, CategoryDetail } from '~/services/shop-api';
import { robotsSchema } from '~/services/shop-api/entities/category';
import {
  toldCount,
  toldId,
  toldIdOrNull,
  toldList,
  toldText,
  toldWebAddress,
  toldWebAddressOrNull,
  toldWords,
} from './told';

/** What is neither of both kinds has no goods. */
export const categoryTypeSchema = z.enum(['item', 'content']).catch('content');
/** Who may see it: what this shop does not know of is not for everybody. */
export const rightSchema = z
  .string()
  .nullish()
  .transform((right) => ((right ?? 'all') === 'all' ? 'all' : 'customer'));
export const yesNoSchema = z.enum(['Y', 'N']).catch('N');

const robots = robotsSchema.catch('ALL');

const detailSchema = z.object({
  lang: toldText,
  name: toldWords,
  nameUrl: toldText,
  shortDescription: toldWords,
  description: toldText,
  metaTitle: toldText,
  metaDescription: toldWords,
  metaKeywords: toldText,
  metaRobots: robots,
  canonicalLink: toldWebAddress,
  position: toldCount,
  imagePath: toldWebAddressOrNull,
  image2Path: toldWebAddressOrNull,
});

export const wireCategorySchema = z.object({
  id: toldId,
  type: categoryTypeSchema,
  right: rightSchema,
  parentCategoryId: toldIdOrNull,
  sitemap: yesNoSchema,
  linklist: yesNoSchema,
  robots: robots.optional(),
  details: toldList(detailSchema),
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
