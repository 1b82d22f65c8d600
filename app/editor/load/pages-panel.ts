import type { HomePageValues, PageValues } from './page-settings';

/**
 * The parameters that open the shop's pages: `pages` all of them (`find` some), `page` the settings
 * of one (`part`: seo, delete), `newPage` the form of a new one below that id.
 */
export const PAGES_QUERY = ['pages', 'find', 'page', 'part', 'newPage'] as const;

export type PageKind = 'home' | 'content' | 'item';

/** A page in the toolbar's list or the drawer; the home page has no id. */
export type PageEntry = {
  id: number | null;
  kind: PageKind;
  name: string;
  path: string;
  /** The address of its editor; null for an item category, which has only settings. */
  editPath: string | null;
  /** Is it or a descendant the edited page? */
  holdsCurrent: boolean;
  isCurrent: boolean;
  /** Has the author changed it without publishing? */
  isUnsaved: boolean;
  isCustomersOnly: boolean;
  children: PageEntry[];
};

/** Does the page match the search? Case is ignored, and an empty search matches all. */
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
      /** The search term and its results. */
      find: string;
      found: PageEntry[] | null;
      /** The suggested parent of a new page; 0: none. */
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
      /** The default texts of the home page for empty settings. */
      unset: { metaTitle: string; metaDescription: string };
    }
  | {
      kind: 'deletePage';
      page: PageEntry & { id: number };
      /** The number of its descendants. */
      below: number;
    };
