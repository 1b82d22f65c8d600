/** Limits of the forms of pages; without zod, so that browser code may import them. */

/** Maximum depth of pages: 1 is the top level. */
export const DEEPEST_LEVEL = 6;

/** Maximum characters of a page's settings. */
export const PAGE_LIMITS = {
  name: 100,
  nameUrl: 80,
  metaTitle: 200,
  metaDescription: 500,
  metaKeywords: 500,
  canonicalLink: 500,
  /** Of a view, which the shop stores for other clients. */
  view: 100,
} as const;

/** Maximum position of a page among its siblings. */
export const HIGHEST_POSITION = 1_000_000;

/** §5: content is the default. */
export const PAGE_TYPES = ['content', 'item'] as const;
