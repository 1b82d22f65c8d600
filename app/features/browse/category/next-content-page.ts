import { isForEverybody } from '~/services/shop-api/entities/category-right';
import type { CategoryTreeItem } from '~/services/shop-api';

export type PageLink = Pick<CategoryTreeItem, 'id' | 'name' | 'path' | 'imagePath'>;

/**
 * The next content page: the next one below the same parent, and the first after the last. A page
 * without a parent has none.
 */
export function nextPage(tree: readonly CategoryTreeItem[], pageId: number): PageLink | null {
  for (const { children } of tree) {
    const pages = children.filter((each) => each.type === 'content' && isForEverybody(each));
    const at = pages.findIndex(({ id }) => id === pageId);
    if (at === -1) {
      const found = nextPage(children, pageId);
      if (found) return found;
      continue;
    }
    const next = pages[(at + 1) % pages.length];
    return next && next.id !== pageId ? pageLink(next) : null;
  }
  return null;
}

export function pageLink({ id, name, path, imagePath }: PageLink): PageLink {
  return { id, name, path, imagePath };
}
