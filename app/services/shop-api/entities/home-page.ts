import * as z from 'zod';

/** What the operator says of the home page in one language; what is empty, the shop says itself. */
const homePageTextsSchema = z.object({
  name: z.string().default(''),
  metaTitle: z.string().default(''),
  metaDescription: z.string().default(''),
  metaKeywords: z.string().default(''),
  canonicalLink: z.string().default(''),
});

/** The settings of the home page, which is no category; its robots are those of `robots`. */
export const homePageSchema = z.object({
  sitemap: z.enum(['Y', 'N']).default('Y'),
  de: homePageTextsSchema.prefault({}),
  en: homePageTextsSchema.prefault({}),
});
export type HomePage = z.infer<typeof homePageSchema>;
