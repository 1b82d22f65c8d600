import type { MetaDescriptor } from '@remix-run/node';
import { LOCALES, type Locale } from '~/i18n/locales';
import { alternateLinks, canonicalUrl, inEachLanguage } from './page-addresses';

/** The facts of a page for search engines and browsers, from its loader (§2, open point 1.11). */
export type PageSeo = {
  title: string;
  description?: string;
  keywords?: string;
  /** The picture beside a link to the page on other sites (Open Graph); absolute. */
  image?: string;
  /** Absolute. */
  canonical: string;
  /** Path without prefix in each language, for the language switcher. */
  paths: Record<Locale, string>;
  /** The same page in each language (2.103); none if the address is personal. */
  alternates: { hreflang: string; href: string }[];
  robots?: string;
  prev?: string;
  next?: string;
};

type SeoContext = {
  locale: Locale;
  publicOrigin: string;
  configuration: { titleSuffix: string; slogan: Record<Locale, string> };
};

export type SeoInput = {
  title: string;
  /** If a page has none, search engines get the shop's own (open point 1.11). */
  description?: string;
  /** Separated by commas. */
  keywords?: string | undefined;
  /** A picture of the page's content, as pages render it. */
  picture?: { src: string } | null | undefined;
  /** Path without prefix, with the query if it belongs to the canonical address. */
  path: string;
  /** If the path differs by language (translated slugs). */
  paths?: Partial<Record<Locale, string>>;
  /** ALL, INDEX, NOFOLLOW, NOINDEX or NOINDEX_NOFOLLOW (§5). */
  robots?: string;
  /** The address contains a key, so no other address shows the page. */
  isPersonal?: boolean;
  pagination?: { page: number; lastPage: number; hrefOf: (page: number) => string };
};

/**
 * Builds the facts above; the context is the loader's own. `hrefOf` of the pagination returns paths
 * without prefix.
 */
export function pageSeo(context: SeoContext, input: SeoInput): PageSeo {
  const { locale, publicOrigin, configuration } = context;
  const { path, pagination } = input;
  const paths = Object.fromEntries(
    LOCALES.map((language) => [language, input.paths?.[language] ?? path]),
  ) as Record<Locale, string>;
  const robots = robotsOf(input.robots);
  // A page that is not indexed needs none.
  const description = input.description || (isIndexed(robots) && configuration.slogan[locale]);
  const step = (page: number) => pagination && canonicalUrl(context, pagination.hrefOf(page));
  return {
    title: configuration.titleSuffix
      ? `${input.title} | ${configuration.titleSuffix}`
      : input.title,
    ...(description && { description }),
    ...(input.keywords && { keywords: input.keywords }),
    ...(input.picture && { image: imageUrl(publicOrigin, input.picture.src) }),
    canonical: canonicalUrl(context, paths[locale]),
    paths,
    alternates: input.isPersonal ? [] : alternateLinks(publicOrigin, inEachLanguage(paths)),
    ...robots,
    ...(pagination && pagination.page > 1 && { prev: step(pagination.page - 1) }),
    ...(pagination && pagination.page < pagination.lastPage && { next: step(pagination.page + 1) }),
  };
}

/** In this shop every rendition exists in the universally supported format. */
function imageUrl(publicOrigin: string, src: string): string {
  return src.startsWith('/') ? publicOrigin + src.replace(/\.webp$/, '.jpg') : src;
}

/** The facts of a list, of which the query shows a part: the query belongs to all its addresses. */
export function withQuery(seo: PageSeo, search: string): PageSeo {
  const alternates = seo.alternates.map(({ hreflang, href }) => ({
    hreflang,
    href: href + search,
  }));
  return { ...seo, canonical: seo.canonical + search, alternates };
}

function robotsOf(robots = 'ALL'): { robots?: string } {
  const value = robots.toLowerCase().replace(/_/g, ', ');
  return value === 'all' || value === 'index' ? {} : { robots: value };
}

function isIndexed({ robots = '' }: Pick<PageSeo, 'robots'>): boolean {
  return !robots.includes('noindex');
}

/** The `meta` export of a page whose loader returns `seo`. */
export function pageMeta({ data }: { data: { seo?: PageSeo } | undefined }): MetaDescriptor[] {
  const seo = data?.seo;
  if (!seo) return [];
  return [
    { title: seo.title },
    ...(seo.description ? [{ name: 'description', content: seo.description }] : []),
    ...(seo.keywords ? [{ name: 'keywords', content: seo.keywords }] : []),
    ...(seo.robots ? [{ name: 'robots', content: seo.robots }] : []),
    ...(seo.image ? [{ property: 'og:image', content: seo.image }] : []),
    link('canonical', seo.canonical),
    ...seo.alternates.map(({ hreflang, href }) => link('alternate', href, { hrefLang: hreflang })),
    ...(seo.prev ? [link('prev', seo.prev)] : []),
    ...(seo.next ? [link('next', seo.next)] : []),
  ];
}

function link(rel: string, href: string, more = {}): MetaDescriptor {
  return { tagName: 'link', rel, href, ...more };
}
