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

/** A setting that a form of the editor has; views and the position come by the wire alone. */
export type FormSetting = (typeof GENERAL_SETTINGS)[number] | (typeof SEO_SETTINGS)[number];

/** Names the home page where other pages have their number. */
export const HOME_PAGE = 'home';
type PageId = number | typeof HOME_PAGE;

/** The name of a page's form, by which the tab keeps what is typed into it. */
export const pageFormName = (id: PageId, part: 'general' | 'seo') => `page-${id}-${part}`;

/** The page and the part of its settings that a form of this name is about; null for another form. */
export function pageOfForm(name: string): { id: PageId; part: 'general' | 'seo' } | null {
  const [, id, part] = /^page-(\d+|home)-(general|seo)$/.exec(name) ?? [];
  if (id === undefined) return null;
  return { id: id === HOME_PAGE ? id : Number(id), part: part as 'general' | 'seo' };
}

/** What the box of a switch sends when it is ticked, and what it means when it is not. */
export const SWITCHES = {
  linklist: ['Y', 'N'],
  right: ['customer', 'all'],
  sitemap: ['Y', 'N'],
} as const;

/** The settings of the home page as forms write them; it has no parent and one address. */
export type HomePageValues = Pick<PageValues, 'name' | (typeof SEO_SETTINGS)[number]>;

/** The settings of a page as forms write them: no parent is 0, a switch its word or the other one. */
export type PageValues = Record<FormSetting, string>;
