import type { Breadcrumb, Language } from '../../../shop-api';
import type { IndexCategories } from '../../core/catalogue-index';
import { withAncestors } from '../in-memory/categories';

/** The path to a category from the root, itself last (§2). */
export function breadcrumbs(
  categories: IndexCategories,
  categoryId: number,
  lang: Language,
): Breadcrumb[] {
  return withAncestors(categories, categoryId)
    .reverse()
    .flatMap((id) => categories.byId.get(id)?.texts[lang] ?? []);
}
