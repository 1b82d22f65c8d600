/** The robots setting of a page (§5); without zod, so that browser code may import it. */
export const ROBOTS = ['ALL', 'INDEX', 'NOFOLLOW', 'NOINDEX', 'NOINDEX_NOFOLLOW'] as const;
export type Robots = (typeof ROBOTS)[number];
