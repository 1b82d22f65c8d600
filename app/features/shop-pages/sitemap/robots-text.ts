import { canonicalUrl } from '~/features/page/page-addresses';
import { defaultLocale } from '~/i18n/locales';
import { fixedPart, type SiteRoute } from '~/lib/route-facts';

/**
 * The paths that crawlers must not fetch: form targets and personal pages, each with the paths
 * below it, but not `/cartridge_7` for `/cart`. Pages behind a key are not listed: they have
 * noindex themselves, which a crawler must be able to read.
 */
export function robotsText(publicOrigin: string, routes: readonly SiteRoute[]): string {
  const personal = routes
    .filter(({ audience, inSitemap }) => audience === 'visitor' && !inSitemap)
    .map((route) => fixedPart(route).replace(/\/$/, ''));
  const topmost = [...new Set(personal)].filter(
    (path) => !personal.some((above) => path.startsWith(`${above}/`)),
  );
  const paths = ['', '/de', '/en'].flatMap((prefix) =>
    topmost.flatMap((path) => ['$', '/', '?'].map((end) => prefix + path + end)),
  );
  return [
    'User-agent: *',
    ...['/api/', ...paths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${canonicalUrl({ publicOrigin, locale: defaultLocale() }, '/sitemap.xml')}`,
    '',
  ].join('\n');
}
