import { contentBlock } from '~/editor/blocks/kit/define-block';
import type { Block, CategoryTreeItem } from '~/services/shop-api';

const GALLERIES = 3;

/**
 * The home page as long as none is stored (§7): the name of the shop and the goods of its first
 * ranges, all from its data. Ranges without goods are left out, and those of one colour, since the
 * page shows these by themselves.
 */
export function defaultHome(shopName: string, tree: readonly CategoryTreeItem[]): Block[] {
  const ranges = tree.filter(
    ({ type, color, children, itemCount }) =>
      type === 'item' &&
      color === null &&
      itemCount > 0 &&
      !children.some((child) => child.color !== null),
  );
  return [
    contentBlock('TextCard', 'home-name', { text: { title: shopName, textAlignment: 'center' } }),
    ...ranges.slice(0, GALLERIES).map(({ id, name }, at) =>
      contentBlock('ProductRecommendedProducts', `home-gallery-${at + 1}`, {
        categoryId: String(id),
        text: { title: name, textAlignment: 'left' },
      }),
    ),
  ];
}
