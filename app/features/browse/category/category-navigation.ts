import { isForEverybody } from '~/services/shop-api/entities/category-right';
import type { CategoryTreeItem } from '~/services/shop-api';

export type NavigationItem = {
  name: string;
  path: string;
  color: string | null;
  children: NavigationItem[];
};

const DEPTH = 2;

/** The upper levels of the category tree, as the menu shows them. */
export function navigationOf(tree: readonly CategoryTreeItem[], depth = DEPTH): NavigationItem[] {
  return tree.filter(isInNavigation).map(({ name, path, color, children }) => ({
    name,
    path,
    color,
    children: depth > 1 ? navigationOf(children, depth - 1) : [],
  }));
}

/** `linklist` is the header navigation (decision 014); customers' pages stay hidden from guests. */
export function isInNavigation(node: CategoryTreeItem): boolean {
  return node.linklist === 'Y' && isForEverybody(node);
}
