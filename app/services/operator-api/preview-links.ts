import type { PageKey } from './page-key';

/** Possible validity of a link in days. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

/** `path` belongs to the shop, with the language prefix; it contains the key. */
export type PreviewLink = { id: number; path: string; createdAt: Date; expiresAt: Date };

/** Links that show an author's draft of a page to anyone who has them. */
export type PreviewLinks = {
  /** One link for each `once` of an author. Throws `blocks.tooManyLinks` (422). */
  add(key: PageKey, author: string, link: { days: LinkDays; once: string }): Promise<void>;
  /** Returns the author's valid links of this page, the newest first. */
  list(key: PageKey, author: string): Promise<PreviewLink[]>;
  /** Ends one of them. */
  remove(key: PageKey, author: string, id: number): Promise<void>;
  /** Returns the page and author of a link's draft; null if it is wrong, expired or ended. */
  open(id: string, key: string): Promise<{ key: PageKey; author: string; expiresAt: Date } | null>;
};
