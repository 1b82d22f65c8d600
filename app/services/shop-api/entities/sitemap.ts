import * as z from 'zod';
import { robotsSchema } from './seo';
import { idSchema } from './primitives';

const languageSchema = z.enum(['de', 'en']);

/** What search engines may be told of a shop: what everybody sees and no operator keeps from them. */
export const sitemapSchema = z.object({
  /** Another text after each change of what stands here or of where goods are found. */
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
          /** Where the operator says that the page really stands; '' for itself. */
          canonicalLink: z.string(),
        }),
      ),
    }),
  ),
  /** How many goods there are. */
  goodsTotal: z.int().nonnegative(),
});
export type Sitemap = z.infer<typeof sitemapSchema>;

export const sitemapGoodsSchema = z.object({
  itemId: idSchema,
  /** Path without prefix, in each language in which it has texts. */
  paths: z.partialRecord(languageSchema, z.string().startsWith('/')),
  /** When its texts, pictures, properties or prices last changed; null where nobody knows. */
  changedAt: z.iso.datetime().nullable(),
  /** Paths of its first pictures. */
  pictures: z.array(z.string().startsWith('/')),
});
export type SitemapGoods = z.infer<typeof sitemapGoodsSchema>;

const datesSchema = z.record(z.string(), z.iso.datetime());

/** When the content of pages that are no goods last changed, in whichever language; what nobody knows is left out. */
export const pageDatesSchema = z.object({
  /** The home page, by its blocks. */
  home: z.iso.datetime().nullable(),
  /** Legal texts, by their type. */
  legalTexts: datesSchema,
  /** Texts and blocks of the categories that are content, by their id. Of others the goods are content, too. */
  categories: datesSchema,
});
export type PageDates = z.infer<typeof pageDatesSchema>;
