import * as z from 'zod';
import type { Language, ListProduct, Product } from '~/services/shop-api';

export const textsSchema = z.strictObject({
  name1: z.string(),
  name2: z.string(),
  name3: z.string(),
  urlPath: z.string(),
  lang: z.string(),
  shortDescription: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  technicalData: z.string().optional(),
  metaDescription: z.string().optional(),
  keywords: z.string().optional(),
});

/** The texts of goods in a list. */
export function textsOf(
  { name1, urlPath, shortDescription }: ListProduct['texts'],
  lang: Language,
): z.infer<typeof textsSchema> {
  return { name1, name2: '', name3: '', urlPath, lang, shortDescription };
}

/** The texts only on their page. */
export function fullTexts({
  title,
  description,
  technicalData,
  metaDescription,
  keywords,
}: Product['texts']) {
  return { title, description, technicalData, metaDescription, keywords };
}
