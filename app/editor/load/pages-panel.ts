import type { HomePageValues, PageValues } from './page-settings';

/**
 * What addresses open of the pages of the shop: `pages` all of them (`find` some), `page` the
 * settings of one (`part`: seo, delete), `newPage` the form of a new one below that id.
 */
export const PAGES_QUERY = ['pages', 'find', 'page', 'part', 'newPage'] as const;

export type PageKind = 'home' | 'content' | 'item';

/** A page in the toolbar's list or the drawer; the home page has no id. */
export type PageEntry = {
  id: number | null;
  kind: PageKind;
  name: string;
  path: string;
  /** Where it is edited; null for an item category, which has settings alone. */
  editPath: string | null;
  /** It or a page below it is edited. */
  holdsCurrent: boolean;
  isCurrent: boolean;
  /** The author has changed it and not published. */
  isUnsaved: boolean;
  isCustomersOnly: boolean;
  children: PageEntry[];
};

/** Is the page one of those that are looked for? Case does not matter, and nothing typed means all. */
export function isNamed(
  { name, path }: Pick<PageEntry, 'name' | 'path'>,
  typed: string,
  locale: string,
): boolean {
  const words = typed.trim().toLocaleLowerCase(locale);
  return `${name} ${path}`.toLocaleLowerCase(locale).includes(words);
}

type Option = { value: string; label: string };

export type PagesPanel =
  | {
      kind: 'pages';
      home: PageEntry;
      groups: { type: 'content' | 'item'; entries: PageEntry[] }[];
      /** What was looked for, and what was found. */
      find: string;
      found: PageEntry[] | null;
      /** A new page is suggested below this one; 0: below none. */
      below: number;
      manual: string;
      mayChange: boolean;
    }
  | { kind: 'newPage'; parents: Option[]; parent: string }
  | {
      kind: 'page';
      part: 'general' | 'seo';
      page: PageEntry & { id: number };
      values: PageValues;
      parents: Option[];
    }
  | {
      kind: 'homeSettings';
      part: 'general' | 'seo';
      values: HomePageValues;
      /** What the shop says of its home page where the settings say nothing. */
      unset: { metaTitle: string; metaDescription: string };
    }
  | {
      kind: 'deletePage';
      page: PageEntry & { id: number };
      /** How many pages lie below it. */
      below: number;
    };
