import type { CategoryTreeItem } from '~/services/shop-api';
import { isForEverybody } from '~/services/shop-api/entities/category-right';
import type { ShopGoods } from './pattern';

const MOST_RANGES = 6;

/** The shop's catalogue for ready sections. */
export function goodsOfShop(tree: readonly CategoryTreeItem[]): ShopGoods {
  const open = tree.filter(isForEverybody);
  const ranges = open.filter(({ type, itemCount }) => type === 'item' && itemCount > 0);
  const pages = open.filter(({ type }) => type === 'content');
  const all = flat(open);
  const coloured = ranges.find((range) => flat([range]).some(({ color }) => color !== null));
  return {
    ranges: ranges.slice(0, MOST_RANGES).map(({ id, name, path }) => ({ id, name, path })),
    shades: coloured?.id ?? null,
    pages: flat(pages).map(({ name, path, imagePath }) => ({ name, path, imagePath })),
    picture: all.find(({ imagePath }) => imagePath)?.imagePath ?? '',
  };
}

function flat(tree: readonly CategoryTreeItem[]): CategoryTreeItem[] {
  return tree.flatMap((each) => [each, ...flat(each.children.filter(isForEverybody))]);
}
