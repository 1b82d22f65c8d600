import type { CategoryTreeItem, FilterGroup, Language, Robots, SortKey } from '../../shop-api';
import type { CategoryRight } from '../../shop-api/entities/category-right';

/**
 * The catalogue in the memory of this process: which items are in which category, have which
 * facet value, and in which order. PostgreSQL stays the truth; texts and prices on a page are
 * read from there.
 */
export type CatalogueIndex = {
  /** A listing at a moment; offers that began or ended by then count. */
  query: (query: IndexQuery, now: Date) => IndexAnswer;
  /** Variations that stand for items, in the order given; items that not everybody finds are left out. */
  mainVariations: (itemIds: number[], now: Date) => number[];
  /** How many variations of an item can be ordered. */
  salableVariations: (itemId: number, now: Date) => number;
  tree: (lang: Language) => CategoryTreeItem[];
  categories: () => IndexCategories;
  /** Items shown in a category and below it. */
  itemCount: (categoryId: number) => number;
  /** Items that everybody finds, ascending; the array is not to be changed. */
  listedItems: () => Int32Array;
  addressOf: (itemId: number) => ItemAddress | undefined;
  /** When the content of an item's page last changed, in epoch seconds; null where nobody knows. */
  changedAt: (itemId: number) => number | null;
  /** Another text after each change of what search engines are told: goods, categories, addresses, dates. */
  addressesVersion: () => string;
  /** When the clock next changes a price or ends a sale of any item, or null. */
  nextChange: (now: Date) => Date | null;
  /**
   * Reads again what a notification names; resolves when queries answer with it. Single items do
   * not wait until everything is read again.
   */
  applyChanges: (tags: string[] | 'everything') => Promise<void>;
  /** Items whose texts may have changed, for what others remember of them. */
  changes: ChangeLog;
  close: () => void;
};

/** A listing as it is asked for. */
export type IndexQuery = {
  /** Goods of this category and below; without it all goods. */
  categoryId?: number;
  /** Only these items (a search): how far each lies from the term, 0 (nearest) to 15. */
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
  /** The page asked for, or the last one. */
  page: number;
  lastPage: number;
  /** Variations that stand for the items of the page, in order. */
  variationIds: number[];
  filters: IndexFilter[];
  /** Bounds of the prices under the chosen filters but for the price itself; null without goods. */
  price: { min: number; max: number } | null;
};

/** Where an item is found, and how it looks. */
export type ItemAddress = {
  /** Last part of its path, in each language in which it has texts. */
  urlPaths: Partial<Record<Language, string>>;
  /** Paths of its first pictures. */
  pictures: string[];
};

/** A category as menus and breadcrumbs need it; a language without texts is null. */
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
  /** What its operator wants search engines to do. */
  engines: {
    sitemap: 'Y' | 'N';
    details: Record<Language, { robots: Robots; canonicalLink: string } | null>;
  };
};

/** All categories, and how they nest. */
export type IndexCategories = {
  byId: Map<number, IndexCategory>;
  /** Children by parent id, in the order of the operator; null holds the top level. */
  children: Map<number | null, IndexCategory[]>;
};

/** Which items changed since when: what others remember of items is checked against it. */
export type ChangeLog = {
  /** Grows with every change. */
  position: () => number;
  /** Items that changed after a position; `everything` when too much did. */
  since: (position: number) => number[] | 'everything';
};
