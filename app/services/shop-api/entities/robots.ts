/** What search engines may be told about a page (§5); without zod, so that a page in the browser may read it too. */
export const ROBOTS = ['ALL', 'INDEX', 'NOFOLLOW', 'NOINDEX', 'NOINDEX_NOFOLLOW'] as const;
export type Robots = (typeof ROBOTS)[number];
