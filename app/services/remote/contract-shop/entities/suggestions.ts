import * as z from 'zod';
import { goodsPaths } from '~/services/shop-api/goods-path';
import type { CategoryTreeItem, Suggestions } from '~/services/shop-api';
import { pagePath } from './page-path';
import * as lenient from './lenient';

const entrySchema = z.object({
  label: lenient.words,
  url: lenient.text,
  beforeLabel: lenient.words,
});

export const wireSuggestionsSchema = z.object({
  items: lenient.list(entrySchema),
  categories: lenient.list(entrySchema),
  suggestions: lenient.list(entrySchema),
});

/** The maximum of each: together no more than a phone shows above its keyboard. */
const MOST = { terms: 3, categories: 3, goods: 5 };

/** Suggestions for a term; categories and goods without an address in this shop are left out. */
export function toSuggestions(
  { items, categories, suggestions }: z.output<typeof wireSuggestionsSchema>,
  known: readonly CategoryTreeItem[],
): Suggestions {
  const byPath = new Map(known.map((category) => [category.path, category]));
  return {
    terms: suggestions.map(({ label }) => label).slice(0, MOST.terms),
    categories: categories
      .flatMap(({ url, beforeLabel }) => {
        const found = byPath.get(pagePath(url) ?? '');
        if (!found) return [];
        const { id, name, path } = found;
        return [{ id, name, path, parent: beforeLabel }];
      })
      .slice(0, MOST.categories),
    shades: [],
    goods: items
      .flatMap(({ label, url }) => {
        const [path] = goodsPaths(pagePath(url) ?? '');
        return path ? [{ itemId: path.itemId, name: label, urlPath: path.urlPath }] : [];
      })
      .slice(0, MOST.goods),
  };
}
