/** What forms of pages offer and take; without zod, so that a page in the browser may read it too. */

/** How deep pages may lie: 1 is the top level. */
export const DEEPEST_LEVEL = 6;

/** The most a setting of a page may hold, in characters. */
export const PAGE_LIMITS = {
  name: 100,
  nameUrl: 80,
  metaTitle: 200,
  metaDescription: 500,
  metaKeywords: 500,
  canonicalLink: 500,
  /** Of a view, which the shop keeps for clients that draw pages by it. */
  view: 100,
} as const;

/** The highest place of a page among its neighbours. */
export const HIGHEST_POSITION = 1_000_000;

/** §5: content is the default. */
export const PAGE_TYPES = ['content', 'item'] as const;
