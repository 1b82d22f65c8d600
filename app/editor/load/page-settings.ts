import type { PageSetting } from '~/services/operator-api/categories';

/** The settings of each form (§2), in its order. */
export const GENERAL_SETTINGS = [
  'type',
  'name',
  'nameUrl',
  'parentCategoryId',
  'linklist',
  'right',
] as const satisfies PageSetting[];
export const SEO_SETTINGS = [
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'metaRobots',
  'canonicalLink',
  'sitemap',
] as const satisfies PageSetting[];

/**
 * A setting with a field in the editor's forms; views and the position are set only over the wire.
 */
export type FormSetting = (typeof GENERAL_SETTINGS)[number] | (typeof SEO_SETTINGS)[number];

/** Stands for the home page, which has no id. */
export const HOME_PAGE = 'home';
type PageId = number | typeof HOME_PAGE;

/** The name of a page's form, under which the tab stores its unsaved values. */
export const pageFormName = (id: PageId, part: 'general' | 'seo') => `page-${id}-${part}`;

/** The page and the part of its settings of a form name; null for another form. */
export function pageOfForm(name: string): { id: PageId; part: 'general' | 'seo' } | null {
  const [, id, part] = /^page-(\d+|home)-(general|seo)$/.exec(name) ?? [];
  if (id === undefined) return null;
  return { id: id === HOME_PAGE ? id : Number(id), part: part as 'general' | 'seo' };
}

/** The values of a switch, ticked and not ticked. */
export const SWITCHES = {
  linklist: ['Y', 'N'],
  right: ['customer', 'all'],
  sitemap: ['Y', 'N'],
} as const;

/** The home page's settings as form values; it has no parent and one address. */
export type HomePageValues = Pick<PageValues, 'name' | (typeof SEO_SETTINGS)[number]>;

/** A page's settings as form values: no parent is 0, a switch one of its two values. */
export type PageValues = Record<FormSetting, string>;
