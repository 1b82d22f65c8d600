import { expect, test } from 'vitest';
import type { CategoryTreeItem } from '~/services/shop-api';
import { nextPage } from './next-content-page';

function node(id: number, more: Partial<CategoryTreeItem> = {}): CategoryTreeItem {
  return {
    id,
    type: 'content',
    right: 'all',
    linklist: 'Y',
    name: `Seite ${id}`,
    path: `/${id}`,
    color: null,
    imagePath: null,
    image2Path: null,
    sitemap: 'Y',
    robots: 'ALL',
    childCount: 0,
    itemCount: 0,
    children: [],
    ...more,
  };
}

const tree = [
  node(1, { type: 'item', children: [node(11), node(12, { type: 'item' })] }),
  node(2, {
    children: [
      node(21),
      node(22, { right: 'customer' }),
      node(23, { children: [node(231), node(232)] }),
      node(24),
    ],
  }),
];

test.each([
  [21, 23],
  [23, 24],
  [24, 21],
  [231, 232],
])('after page %i comes %i', (page, next) => {
  expect(nextPage(tree, page)?.id).toBe(next);
});

test.each([
  ['has no parent', 2],
  ['has no neighbour that is a page', 11],
  ['is not there', 99],
])('no page follows a page that %s', (_why, page) => {
  expect(nextPage(tree, page)).toBeNull();
});
