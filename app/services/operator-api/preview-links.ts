import type { PageKey } from './page-key';

/** How many days a link may hold. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

/** `path` is the shop's, with the language prefix; it holds the key. */
export type PreviewLink = { id: number; path: string; createdAt: Date; expiresAt: Date };

/** Links that show an author's draft of a page to whoever has them. */
export type PreviewLinks = {
  /** One link for each `once` of an author. Throws `blocks.tooManyLinks` (422). */
  add(key: PageKey, author: string, link: { days: LinkDays; once: string }): Promise<void>;
  /** The author's own of this page that hold, the newest first. */
  list(key: PageKey, author: string): Promise<PreviewLink[]>;
  /** Ends one of them. */
  remove(key: PageKey, author: string, id: number): Promise<void>;
  /** Whose draft of which page a link shows; null when it is wrong, over or ended. */
  open(id: string, key: string): Promise<{ key: PageKey; author: string; expiresAt: Date } | null>;
};
