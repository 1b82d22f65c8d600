import { canonicalUrl } from '~/features/page/page-addresses';
import { STATIC_PAGES } from '~/features/shop-pages/static-page/static-pages';
import { defaultLocale, type Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { CategoryTreeItem } from '~/services/shop-api';

type Site = { publicOrigin: string; locale: Locale };
type Facts = { shopName: string; slogan: string; tree: readonly CategoryTreeItem[] };

/** Levels of the tree that are listed; deeper ones are found there. */
const LEVELS = 2;

/** A description of the shop for language models (llmstxt.org), from its tables. */
export function llmsText(site: Site, { shopName, slogan, tree }: Facts): string {
  const { t } = translatorFor(site.locale);
  const link = (path: string, name: string, about = '') =>
    `- [${plain(name)}](${canonicalUrl(site, path)})${about && `: ${about}`}`;
  const categories = (items: readonly CategoryTreeItem[], level: number): string[] =>
    items.flatMap(({ name, path, type, itemCount, children }) => [
      '  '.repeat(level) +
        link(path, name, type === 'item' ? t('llms.items', { count: itemCount }) : ''),
      ...(level + 1 < LEVELS ? categories(children, level + 1) : []),
    ]);
  return [
    `# ${plain(shopName)}`,
    `> ${slogan || t('home.description')}`,
    t('llms.markdown'),
    t('llms.prices'),
    `## ${t('llms.categories')}`,
    categories(tree, 0).join('\n'),
    `## ${t('llms.service')}`,
    [
      link('/search', t('llms.search'), t('llms.searchHow')),
      link('/contact', t('footer.contact')),
      ...Object.entries(STATIC_PAGES).map(([path, { title }]) =>
        link(path, t(`staticPages.${title}`)),
      ),
    ].join('\n'),
    `## ${t('llms.data')}`,
    [
      link('/feeds/google.xml', t('llms.feed'), t('llms.feedAbout')),
      `- [${t('llms.sitemap')}](${canonicalUrl({ ...site, locale: defaultLocale() }, '/sitemap.xml')})`,
    ].join('\n'),
    '',
  ].join('\n\n');
}

/** A name for square brackets: its own are escaped, and it is on one line. */
function plain(name: string): string {
  return name.replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\]/g, '\\$&');
}
