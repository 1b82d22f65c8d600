import {
  getSitemapGoodsInputSchema,
  type GetSitemapGoodsInput,
  type Sitemap,
  type SitemapGoods,
} from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import type { IndexCategory } from '../../ground/catalogue-index';
import { isCustomerOnly } from '../in-memory/categories';
import { productPath } from './resolve-path';

const LANGUAGES = ['de', 'en'] as const;

/** What search engines may be told of (2.50), from memory alone. */
export async function getSitemap(ctx: CommerceContext): Promise<Sitemap> {
  ctx.touch('catalogue', 'categories', 'listing');
  const { index } = ctx;
  const categories = index.categories();
  return {
    version: index.addressesVersion(),
    categories: [...categories.byId.values()]
      .filter(({ id, engines }) => engines.sitemap === 'Y' && !isCustomerOnly(categories, id))
      .map(({ id, ...category }) => ({ id, details: detailsOf(category) })),
    goodsTotal: index.listedItems().length,
  };
}

/** Goods of the sitemap, from memory alone; each once, however many variations it has. */
export async function getSitemapGoods(
  ctx: CommerceContext,
  input: GetSitemapGoodsInput,
): Promise<SitemapGoods[]> {
  const { from, count } = getSitemapGoodsInputSchema.parse(input);
  ctx.touch('catalogue', 'categories', 'listing');
  const { index } = ctx;
  const ids = index.listedItems().subarray(from, from + count);
  return Array.from(ids, (itemId) => {
    const { urlPaths, pictures } = index.addressOf(itemId)!;
    const paths: SitemapGoods['paths'] = {};
    for (const lang of LANGUAGES) {
      const urlPath = urlPaths[lang];
      if (urlPath) paths[lang] = productPath(urlPath, itemId, null);
    }
    return { itemId, paths, pictures: pictures.map((path) => `/media/${path}`) };
  });
}

function detailsOf({ texts, engines }: Pick<IndexCategory, 'texts' | 'engines'>) {
  return LANGUAGES.flatMap((lang) => {
    const own = engines.details[lang];
    return own ? [{ lang, path: texts[lang]!.path, ...own }] : [];
  });
}
