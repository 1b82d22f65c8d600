import type { Locale } from '~/i18n/locales';

/** A page as the sitemap tells of it. */
export type SitemapPage = {
  /** Path without prefix in each language the page has. */
  paths: Partial<Record<Locale, string>>;
  /** In which of them search engines may show it. */
  locales: readonly Locale[];
  /** When its content last changed, as an ISO date with time; null where nobody knows. */
  changedAt: string | null;
  /** Paths of its pictures. */
  pictures: readonly string[];
};
