import * as z from 'zod';
import { robotsSchema } from './seo';
import { idSchema } from './primitives';

const languageSchema = z.enum(['de', 'en']);

/** The public content for search engines, without pages that the operator excludes. */
export const sitemapSchema = z.object({
  /** Changes with the content of the sitemap or with the paths of goods. */
  version: z.string(),
  categories: z.array(
    z.object({
      id: idSchema,
      /** In each language in which it has texts. */
      details: z.array(
        z.object({
          lang: languageSchema,
          path: z.string().startsWith('/'),
          robots: robotsSchema,
          /** The operator's canonical URL of the page; '' for its own. */
          canonicalLink: z.string(),
        }),
      ),
    }),
  ),
  /** The number of goods. */
  goodsTotal: z.int().nonnegative(),
});
export type Sitemap = z.infer<typeof sitemapSchema>;

export const sitemapGoodsSchema = z.object({
  itemId: idSchema,
  /** Path without prefix, in each language in which it has texts. */
  paths: z.partialRecord(languageSchema, z.string().startsWith('/')),
  /** When its texts, pictures, properties or prices last changed; null if unknown. */
  changedAt: z.iso.datetime().nullable(),
  /** Paths of its first pictures. */
  pictures: z.array(z.string().startsWith('/')),
});
export type SitemapGoods = z.infer<typeof sitemapGoodsSchema>;

const datesSchema = z.record(z.string(), z.iso.datetime());

/** When pages without goods last changed, in any language; unknown dates are left out. */
export const pageDatesSchema = z.object({
  /** The home page, by its blocks. */
  home: z.iso.datetime().nullable(),
  /** Legal texts, by their type. */
  legalTexts: datesSchema,
  /** Texts and blocks of content categories, by id. The content of others includes their goods. */
  categories: datesSchema,
});
export type PageDates = z.infer<typeof pageDatesSchema>;
