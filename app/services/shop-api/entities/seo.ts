import * as z from 'zod';
import { ROBOTS } from './robots';

export const robotsSchema = z.enum(ROBOTS);

/** Search-engine facts of a product (§3); empty values are left out of the structured data. */
export const seoSettingsSchema = z.object({
  conditionOfItem: z.string(),
  mappedAvailability: z.string(),
  brand: z.string(),
  manufacturer: z.string(),
  gtin: z.string(),
  gtin8: z.string(),
  gtin13: z.string(),
  isbn: z.string(),
  mpn: z.string(),
  priceValidUntil: z.string(),
  sku: z.string(),
  robots: z.string(),
  forceRobotsValue: z.boolean(),
  forcedCanonicalUrl: z.string(),
  /** Path without locale prefix. */
  canonical: z.string(),
  alternate: z.array(z.object({ href: z.string(), hreflang: z.string() })),
});
export type SeoSettings = z.infer<typeof seoSettingsSchema>;
