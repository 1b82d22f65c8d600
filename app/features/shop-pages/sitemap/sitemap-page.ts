import type { Locale } from '~/i18n/locales';

/** A page in the sitemap. */
export type SitemapPage = {
  /** Path without prefix in each language the page has. */
  paths: Partial<Record<Locale, string>>;
  /** The languages in which search engines may index it. */
  locales: readonly Locale[];
  /** When its content last changed, as an ISO date with time; null if unknown. */
  changedAt: string | null;
  /** Paths of its pictures. */
  pictures: readonly string[];
};
