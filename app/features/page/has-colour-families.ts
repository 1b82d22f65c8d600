import type { CategoryTreeItem } from '~/services/shop-api';

/** Are there colour families among the pages of a shop? Then its goods come in shades. */
export function hasColourFamilies(tree: readonly CategoryTreeItem[]): boolean {
  return tree.some(({ color, children }) => color !== null || hasColourFamilies(children));
}
