import type { CategoryTreeItem } from '../../app/services/shop-api';

/** A category of the tree, by default with goods and without children. */
export function treeItem(
  id: number,
  name: string,
  more: Partial<CategoryTreeItem> = {},
): CategoryTreeItem {
  return {
    id,
    type: 'item',
    name,
    path: `/${name.toLowerCase().replaceAll(' ', '-')}`,
    imagePath: null,
    image2Path: null,
    sitemap: 'Y',
    robots: 'ALL',
    color: null,
    right: 'all',
    linklist: 'Y',
    childCount: 0,
    itemCount: 3,
    children: [],
    ...more,
  };
}
