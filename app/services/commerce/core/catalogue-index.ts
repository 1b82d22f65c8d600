import type { CategoryTreeItem, FilterGroup, Language, Robots, SortKey } from '../../shop-api';
import type { CategoryRight } from '../../shop-api/entities/category-right';

/**
 * The catalogue in the memory of this process: which items are in which category, have which facet
 * value, and in which order. PostgreSQL stays the source of truth; texts and prices on a page are
 * read from there.
 */
export type CatalogueIndex = {
  /** A listing at a time; offers that began or ended by then count. */
  query: (query: IndexQuery, now: Date) => IndexAnswer;
  /** Variations that represent items, in the given order, without items that are not listed. */
  mainVariations: (itemIds: number[], now: Date) => number[];
  /** The number of variations of an item that can be ordered. */
  salableVariations: (itemId: number, now: Date) => number;
  tree: (lang: Language) => CategoryTreeItem[];
  categories: () => IndexCategories;
  /** Items shown in a category and below it. */
  itemCount: (categoryId: number) => number;
  /** Items that every visitor can find, ascending; the array must not be changed. */
  listedItems: () => Int32Array;
  addressOf: (itemId: number) => ItemAddress | undefined;
  /** When the content of an item's page last changed, in epoch seconds; null if unknown. */
  changedAt: (itemId: number) => number | null;
  /**
   * A different text after each change of the data for search engines: goods, categories,
   * addresses, dates.
   */
  addressesVersion: () => string;
  /** When the clock next changes a price or ends a sale of any item, or null. */
  nextChange: (now: Date) => Date | null;
  /**
   * Rereads what a notification names; resolves when queries use it. Single items do not wait until
   * everything is read again.
   */
  applyChanges: (tags: string[] | 'everything') => Promise<void>;
  /** Items whose texts may have changed, against which caches are checked. */
  changes: ChangeLog;
  close: () => void;
};

/** The query of a listing. */
export type IndexQuery = {
  /** Goods of this category and below; without it all goods. */
  categoryId?: number;
  /** Only these items (a search): the distance of each from the term, 0 (nearest) to 15. */
  found?: Map<number, number>;
  facets: string[];
  /** Cents, both bounds included. */
  priceMin: number | null;
  priceMax: number | null;
  sort: SortKey;
  page: number;
  itemsPerPage: number;
  lang: Language;
};

export type IndexFilter = {
  id: string;
  type: FilterGroup['type'];
  names: Record<Language, string> | null;
  values: {
    id: string;
    names: Record<Language, string>;
    color: string | null;
    count: number;
    selected: boolean;
  }[];
};

export type IndexAnswer = {
  total: number;
  /** The requested page, or the last one. */
  page: number;
  lastPage: number;
  /** Variations that represent the items of the page, in order. */
  variationIds: number[];
  filters: IndexFilter[];
  /** Price bounds under the chosen filters except the price itself; null without goods. */
  price: { min: number; max: number } | null;
};

/** The path and pictures of an item. */
export type ItemAddress = {
  /** Last part of its path, in each language in which it has texts. */
  urlPaths: Partial<Record<Language, string>>;
  /** Paths of its first pictures. */
  pictures: string[];
};

/** A category for menus and breadcrumbs; a language without texts is null. */
export type IndexCategory = {
  id: number;
  parentId: number | null;
  type: 'item' | 'content';
  right: CategoryRight;
  linklist: 'Y' | 'N';
  color: string | null;
  imagePath: string | null;
  image2Path: string | null;
  texts: Record<Language, { name: string; path: string } | null>;
  /** The operator's instructions for search engines. */
  engines: {
    sitemap: 'Y' | 'N';
    details: Record<Language, { robots: Robots; canonicalLink: string } | null>;
  };
};

/** All categories, and their hierarchy. */
export type IndexCategories = {
  byId: Map<number, IndexCategory>;
  /** Children by parent id, in the order of the operator; the key null has the top level. */
  children: Map<number | null, IndexCategory[]>;
};

/** The changes of items since a position, against which caches of items are checked. */
export type ChangeLog = {
  /** Grows with every change. */
  position: () => number;
  /** Items that changed after a position; `everything` when too much did. */
  since: (position: number) => number[] | 'everything';
};
