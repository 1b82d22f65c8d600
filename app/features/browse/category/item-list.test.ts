import { expect, test } from 'vitest';
import type { ListingView } from './listing-view';
import { itemList } from './item-list';

test('the second page of a list continues the numbers, and uses addresses of the language', () => {
  const listing = {
    cards: [
      { path: '/p/8/lack', canonicalPath: '/lack_7' },
      { path: '/p/12/farbe', canonicalPath: '/farbe_9' },
    ],
    page: 2,
    total: 42,
    query: { itemsPerPage: 40 },
  } as unknown as ListingView;
  expect(itemList({ publicOrigin: 'https://shop.example', locale: 'en' }, listing)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: 42,
    itemListElement: [
      { '@type': 'ListItem', position: 41, url: 'https://shop.example/en/lack_7' },
      { '@type': 'ListItem', position: 42, url: 'https://shop.example/en/farbe_9' },
    ],
  });
});
