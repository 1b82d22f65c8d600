import type { Crumb } from '~/components/ui/breadcrumbs';
import { canonicalUrl } from '~/features/page/page-addresses';
import type { Locale } from '~/i18n/locales';

type Site = { publicOrigin: string; locale: Locale };

/** The breadcrumbs as schema.org BreadcrumbList. */
export function breadcrumbList(site: Site, crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(site, path),
    })),
  };
}

/** The breadcrumbs, starting with the home page. */
export function trailFromHome(homeName: string, crumbs: readonly Crumb[]): Crumb[] {
  return [{ name: homeName, path: '/' }, ...crumbs];
}
