import * as z from 'zod';
import { idSchema, languageSchema } from './primitives';
import type { Robots } from './robots';
import { robotsSchema } from './seo';
import type { CategoryRight } from './category-right';

/** Texts of a category in one language. */
export const categoryDetailSchema = z.object({
  categoryId: idSchema,
  lang: languageSchema,
  name: z.string(),
  /** Own slug; the path is the chain of slugs from the root. */
  nameUrl: z.string(),
  path: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  metaRobots: robotsSchema,
  canonicalLink: z.string(),
  position: z.int(),
  pageView: z.string(),
  itemListView: z.string(),
  singleItemView: z.string(),
  imagePath: z.string().nullable(),
  image2Path: z.string().nullable(),
});
export type CategoryDetail = z.infer<typeof categoryDetailSchema>;

/**
 * A category or content page (§3). `linklist` = shown in the header navigation, `right` = who may
 * see it.
 */
export const categorySchema = z.object({
  id: idSchema,
  type: z.enum(['item', 'content']),
  right: z.enum(['all', 'customer']),
  parentCategoryId: idSchema.nullable(),
  sitemap: z.enum(['Y', 'N']),
  linklist: z.enum(['Y', 'N']),
  robots: robotsSchema,
  details: z.array(categoryDetailSchema).min(1),
});
export type Category = z.infer<typeof categorySchema>;

/** A node of the navigation tree: one language, only what a menu or breadcrumb needs. */
export type CategoryTreeItem = {
  id: number;
  type: 'item' | 'content';
  right: CategoryRight;
  linklist: 'Y' | 'N';
  name: string;
  /** Slug chain from the root, starting with '/', without locale prefix. */
  path: string;
  /** Colour of a colour-family category as #rrggbb, else null. */
  color: string | null;
  imagePath: string | null;
  image2Path: string | null;
  /** The operator's setting for search engines, as in its details. */
  sitemap: 'Y' | 'N';
  robots: Robots;
  childCount: number;
  /** Products in this category and below. */
  itemCount: number;
  children: CategoryTreeItem[];
};
export const categoryTreeItemSchema: z.ZodType<CategoryTreeItem> = z.lazy(() =>
  z.object({
    id: idSchema,
    type: z.enum(['item', 'content']),
    right: z.enum(['all', 'customer']),
    linklist: z.enum(['Y', 'N']),
    name: z.string(),
    path: z.string().startsWith('/'),
    color: z.string().nullable(),
    imagePath: z.string().nullable(),
    image2Path: z.string().nullable(),
    sitemap: z.enum(['Y', 'N']),
    robots: robotsSchema,
    childCount: z.int().nonnegative(),
    itemCount: z.int().nonnegative(),
    children: z.array(categoryTreeItemSchema),
  }),
);

export const breadcrumbSchema = z.object({ name: z.string(), path: z.string() });
export type Breadcrumb = z.infer<typeof breadcrumbSchema>;
