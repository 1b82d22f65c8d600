import * as z from 'zod';
import { idSchema, lineSchema, robotsSchema, type Language } from '../shop-api';
import type { Operator } from './operator';
import { HIGHEST_POSITION, PAGE_LIMITS, PAGE_TYPES } from './page-limits';

/** A name that is more than a number, which would read like an id (§5 "Add page"). */
const nameSchema = lineSchema(PAGE_LIMITS.name)
  .min(1)
  .refine((name) => !/^[\d\s]+$/.test(name), { params: { code: 'digits' } });

/** A path of the shop, or an address of the web. */
const canonicalSchema = lineSchema(PAGE_LIMITS.canonicalLink).refine(
  (link) => link === '' || isLink(link),
);

function isLink(link: string): boolean {
  if (/^\/(?![/\\])/.test(link)) return URL.canParse(link, 'https://shop.invalid');
  return /^https?:\/\/[^/\s]/i.test(link) && URL.canParse(link);
}

const viewSchema = lineSchema(PAGE_LIMITS.view);

/** What can be set of a page (§2, §7): the same for all languages, and that of one language. */
export const pageSettingsSchema = z.object({
  type: z.enum(PAGE_TYPES),
  parentCategoryId: idSchema.nullable(),
  /** Shown in the header navigation (docs/decisions/014). */
  linklist: z.enum(['Y', 'N']),
  /** `customer`: a log-in is necessary. */
  right: z.enum(['all', 'customer']),
  sitemap: z.enum(['Y', 'N']),
  /** Orders a page among those of its parent, in navigation and lists: the lowest first. */
  position: z.int().min(0).max(HIGHEST_POSITION),
  name: nameSchema,
  nameUrl: lineSchema(PAGE_LIMITS.nameUrl).regex(/^[a-z0-9][a-z0-9-]*$/),
  metaTitle: lineSchema(PAGE_LIMITS.metaTitle),
  metaDescription: lineSchema(PAGE_LIMITS.metaDescription),
  metaKeywords: lineSchema(PAGE_LIMITS.metaKeywords),
  metaRobots: robotsSchema,
  canonicalLink: canonicalSchema,
  /** Names of views of the contract: clients draw by them, this shop keeps them. */
  pageView: viewSchema,
  itemListView: viewSchema,
  singleItemView: viewSchema,
});
export type PageSettings = z.infer<typeof pageSettingsSchema>;
export type PageSetting = keyof PageSettings;

/** What can be set of the home page, which is no category: it has one address and no parent. */
export const homePageSettingsSchema = pageSettingsSchema.pick({
  name: true,
  metaTitle: true,
  metaDescription: true,
  metaKeywords: true,
  metaRobots: true,
  canonicalLink: true,
  sitemap: true,
});
export type HomePageSettings = z.infer<typeof homePageSettingsSchema>;

export const newPageSchema = z.object({
  name: nameSchema,
  type: z.enum(PAGE_TYPES),
  parentCategoryId: idSchema.nullable(),
});
export type NewPage = z.infer<typeof newPageSchema>;

/** A page as the operators' tree has it (§3), in one language. */
export type PageTreeItem = {
  id: number;
  parentCategoryId: number | null;
  type: 'item' | 'content';
  right: 'all' | 'customer';
  linklist: 'Y' | 'N';
  /** In the other language where it has no texts in this one. */
  name: string;
  path: string;
  /** 1 is the top level. */
  level: number;
  childCount: number;
  /** Goods shown in it and below. */
  itemCount: number;
  details: { lang: Language; name: string; path: string }[];
  children: PageTreeItem[];
};

export type PageChange = {
  categoryId: number;
  lang: Language;
  settings: Partial<PageSettings>;
  /** What the one who changes them has seen. */
  shown: Partial<PageSettings>;
};

export type HomePageChange = {
  settings: Partial<HomePageSettings>;
  /** What the one who changes them has seen. */
  shown: Partial<HomePageSettings>;
};

/**
 * The pages of the shop (§2 "Pages drawer", §7). Whoever calls has asked for the right; `by` is
 * written down. Errors, each with 422 unless said: `category.notFound`, `category.parentNotFound`,
 * `category.tooDeep`, `category.ownParent`, `category.taken` and `category.reserved` (cause { path }),
 * `category.invalid` (cause { fields }), `category.hasItems` (cause { count }),
 * `category.conflict` (409, cause { fields }).
 */
export type CategoryOperations = {
  /** All pages of the shop in its order, those for customers only too. */
  getCategoryTree(): Promise<PageTreeItem[]>;
  /** The settings of a page in the language of the request; null where there is none of that id. */
  getCategorySettings(input: { categoryId: number }): Promise<PageSettings | null>;
  /** The text of a page above its blocks, as clean HTML; null where there is none of that id. */
  getCategoryTemplate(input: { id: number }): Promise<string | null>;
  /** Sets that text in the language of the request, for a page that has texts in it; gives it cleaned. */
  setCategoryTemplate(input: { id: number; content: string; by: Operator }): Promise<string>;
  /**
   * Adds a page under its name in both languages, the last of its parent. The same `key` again gives
   * the page it has made.
   */
  doAddCategory(input: NewPage & { key: string; by: Operator }): Promise<{ id: number }>;
  /**
   * Writes what was changed, all of it or nothing. Another slug or parent gives all pages below other
   * paths too; links to the former ones lead there.
   */
  setCategorySettings(input: { changes: readonly PageChange[]; by: Operator }): Promise<void>;
  /**
   * Deletes a page and those below it, and gives what the wire says. Refused while one of them has
   * goods. Blocks and revisions stay.
   */
  deleteCategory(input: { categoryId: number; by: Operator }): Promise<'Category deleted'>;
  /** The settings of the home page in the language of the request; empty where the shop says it. */
  getHomePageSettings(): Promise<HomePageSettings>;
  /** Writes what was changed of them, for every page from the next request on. */
  setHomePageSettings(input: HomePageChange & { by: Operator }): Promise<void>;
};
