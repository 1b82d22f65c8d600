import * as z from 'zod';

/** The operator's texts of the home page in one language; empty ones have a default. */
const homePageTextsSchema = z.object({
  name: z.string().default(''),
  metaTitle: z.string().default(''),
  metaDescription: z.string().default(''),
  metaKeywords: z.string().default(''),
  canonicalLink: z.string().default(''),
});

/** The settings of the home page, which is no category; its robots are in `robots`. */
export const homePageSchema = z.object({
  sitemap: z.enum(['Y', 'N']).default('Y'),
  de: homePageTextsSchema.prefault({}),
  en: homePageTextsSchema.prefault({}),
});
export type HomePage = z.infer<typeof homePageSchema>;
