import * as z from 'zod';
import { idSchema, type CatalogueOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { getCrossSelling } from '../listing/get-cross-selling';
import { getFacet } from '../listing/get-facet';
import { getTagged } from '../listing/get-tagged';
import { loadProductDetails } from './product-details';
import { getFeedGoods } from './get-feed-goods';
import { getProduct } from './get-product';
import { getPageDates, getSitemap, getSitemapGoods } from './get-sitemap';
import { getSearch } from '../search/get-search';
import { getSuggestions } from '../search/get-suggestions';
import { loadCategories } from '../listing/load-category';
import { loadListProducts } from '../listing/list-products';
import { resolvePath } from './resolve-path';

const idsSchema = z.array(idSchema).max(200);

/** The catalogue operations of the contract for one visitor. */
export function catalogueOperations(ctx: CommerceContext): CatalogueOperations {
  return {
    async getCategoryTree() {
      ctx.touch('catalogue', 'categories');
      return ctx.index.tree(ctx.lang);
    },
    getCategories: ({ categoryIds }) =>
      loadCategories(ctx, z.array(idSchema).max(500).parse(categoryIds)),
    getFacet: (input) => getFacet(ctx, input),
    getSearch: (input) => getSearch(ctx, input),
    getSuggestions: (input) => getSuggestions(ctx, input),
    getTagged: (input) => getTagged(ctx, input),
    getProduct: (input) => getProduct(ctx, input),
    getProductsByIds: ({ variationIds }) => loadListProducts(ctx, idsSchema.parse(variationIds)),
    getProductDetails: ({ variationIds }) => loadProductDetails(ctx, idsSchema.parse(variationIds)),
    getCrossSelling: (input) => getCrossSelling(ctx, input),
    resolvePath: (input) => resolvePath(ctx, input),
    getFeedGoods: (input) => getFeedGoods(ctx, input),
    getSitemap: () => getSitemap(ctx),
    getPageDates: () => getPageDates(ctx),
    getSitemapGoods: (input) => getSitemapGoods(ctx, input),
  };
}
