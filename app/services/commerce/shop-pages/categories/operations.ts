import type { CategoryOperations } from '../../../operator-api/categories';
import { loadCategory } from '../../catalogue/listing/load-category';
import type { CommerceContext } from '../../core/commerce-context';
import { deleteCategory } from './delete-category';
import { doAddCategory } from './do-add-category';
import { getCategoryTree } from './get-category-tree';
import { getHomePageSettings, setHomePageSettings } from './home-page-settings';
import { readCategorySettings } from './category-settings';
import { setCategorySettings } from './set-category-settings';
import { setCategoryTemplate } from './set-category-template';

/** The operators' changes of the shop's pages, in the language of the request. */
export function categoryOperations(ctx: CommerceContext): CategoryOperations {
  return {
    getCategoryTree: () => getCategoryTree(ctx),
    getCategorySettings: ({ categoryId }) => readCategorySettings(ctx.db, categoryId, ctx.lang),
    async getCategoryTemplate({ id }) {
      const category = await loadCategory(ctx, { id });
      return category?.details[0]?.description ?? null;
    },
    setCategoryTemplate: (input) => setCategoryTemplate(ctx, input),
    doAddCategory: (input) => doAddCategory(ctx, input),
    setCategorySettings: (input) => setCategorySettings(ctx, input),
    deleteCategory: (input) => deleteCategory(ctx, input),
    getHomePageSettings: () => getHomePageSettings(ctx),
    setHomePageSettings: (input) => setHomePageSettings(ctx, input),
  };
}
