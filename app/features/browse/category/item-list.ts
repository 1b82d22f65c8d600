import { canonicalUrl } from '~/features/page/page-addresses';
import type { Locale } from '~/i18n/locales';
import type { ListingView } from './listing-view';

/** The goods of one page of a list as schema.org ItemList, each by its own address. */
export function itemList(
  site: { publicOrigin: string; locale: Locale },
  { cards, page, total, query }: Pick<ListingView, 'cards' | 'page' | 'total' | 'query'>,
) {
  const before = (page - 1) * query.itemsPerPage;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map(({ canonicalPath }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: canonicalUrl(site, canonicalPath),
    })),
  };
}
