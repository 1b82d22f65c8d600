import * as z from 'zod';
import { idSchema, lineSchema, robotsSchema, type Language } from '../shop-api';
import { isPathOrUrl } from '../shop-api/entities/path-or-url';
import type { Operator } from './operator';
import { HIGHEST_POSITION, PAGE_LIMITS, PAGE_TYPES } from './page-limits';

/** A name that is not just a number, which would read like an id (§5 "Add page"). */
const nameSchema = lineSchema(PAGE_LIMITS.name)
  .min(1)
  .refine((name) => !/^[\d\s]+$/.test(name), { params: { code: 'digits' } });

/** A path of the shop, or a URL. */
const canonicalSchema = lineSchema(PAGE_LIMITS.canonicalLink).refine(
  (link) => link === '' || isPathOrUrl(link),
);

const viewSchema = lineSchema(PAGE_LIMITS.view);

/** The settings of a page (§2, §7): those for all languages, and those of one language. */
export const pageSettingsSchema = z.object({
  type: z.enum(PAGE_TYPES),
  parentCategoryId: idSchema.nullable(),
  /** Shown in the header navigation (docs/decisions/014). */
  linklist: z.enum(['Y', 'N']),
  /** `customer`: requires a log-in. */
  right: z.enum(['all', 'customer']),
  sitemap: z.enum(['Y', 'N']),
  /** The position of a page among its siblings, in navigation and lists: the lowest first. */
  position: z.int().min(0).max(HIGHEST_POSITION),
  name: nameSchema,
  nameUrl: lineSchema(PAGE_LIMITS.nameUrl).regex(/^[a-z0-9][a-z0-9-]*$/),
  metaTitle: lineSchema(PAGE_LIMITS.metaTitle),
  metaDescription: lineSchema(PAGE_LIMITS.metaDescription),
  metaKeywords: lineSchema(PAGE_LIMITS.metaKeywords),
  metaRobots: robotsSchema,
  canonicalLink: canonicalSchema,
  /** Names of views of the contract, by which other clients render; this shop only stores them. */
  pageView: viewSchema,
  itemListView: viewSchema,
  singleItemView: viewSchema,
});
export type PageSettings = z.infer<typeof pageSettingsSchema>;
export type PageSetting = keyof PageSettings;

/** The settings of the home page, which is no category: it has a fixed address and no parent. */
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

/** A page in the operators' tree (§3), in one language. */
export type PageTreeItem = {
  id: number;
  parentCategoryId: number | null;
  type: 'item' | 'content';
  right: 'all' | 'customer';
  linklist: 'Y' | 'N';
  /** In the other language if it has no texts in this one. */
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
  /** The values that the editor saw before the change. */
  shown: Partial<PageSettings>;
};

export type HomePageChange = {
  settings: Partial<HomePageSettings>;
  /** The values that the editor saw before the change. */
  shown: Partial<HomePageSettings>;
};

/**
 * The pages of the shop (§2 "Pages drawer", §7). Callers check the right; `by` is recorded. Errors,
 * each with 422 unless stated: `category.notFound` (404), `category.parentNotFound`,
 * `category.tooDeep`, `category.ownParent`, `category.taken` and `category.reserved` (cause { path }),
 * `category.invalid` (cause { fields }), `category.hasItems` (cause { count }), `category.conflict`
 * (409, cause { fields }).
 */
export type CategoryOperations = {
  /** Returns all pages of the shop in order, including those for customers only. */
  getCategoryTree(): Promise<PageTreeItem[]>;
  /** Returns a page's settings in the language of the request; null if there is no such page. */
  getCategorySettings(input: { categoryId: number }): Promise<PageSettings | null>;
  /** Returns a page's text above its blocks, as sanitised HTML; null if there is no such page. */
  getCategoryTemplate(input: { id: number }): Promise<string | null>;
  /** Sets and returns that text, sanitised, in the language of the request, which the page has. */
  setCategoryTemplate(input: { id: number; content: string; by: Operator }): Promise<string>;
  /**
   * Adds a page under its name in both languages, as the last child of its parent. A repeated `key`
   * returns the page already created.
   */
  doAddCategory(input: NewPage & { key: string; by: Operator }): Promise<{ id: number }>;
  /**
   * Writes all changes or none. A new slug or parent also changes the paths of all pages below;
   * former paths redirect to the new ones.
   */
  setCategorySettings(input: { changes: readonly PageChange[]; by: Operator }): Promise<void>;
  /**
   * Deletes a page and those below it, and returns the text that the wire expects. Refused if one
   * of them has goods. Blocks and revisions stay.
   */
  deleteCategory(input: { categoryId: number; by: Operator }): Promise<'Category deleted'>;
  /** Returns the home page's settings in the language of the request; empty ones have a default. */
  getHomePageSettings(): Promise<HomePageSettings>;
  /** Writes the changed settings, for every page from the next request on. */
  setHomePageSettings(input: HomePageChange & { by: Operator }): Promise<void>;
};
