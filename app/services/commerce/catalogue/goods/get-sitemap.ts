import { productPath } from '~/lib/product-path';
import {
  getSitemapGoodsInputSchema,
  type GetSitemapGoodsInput,
  type PageDates,
  type Sitemap,
  type SitemapGoods,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { IndexCategory } from '../../core/catalogue-index';
import { isCustomerOnly } from '../in-memory/categories';

const LANGUAGES = ['de', 'en'] as const;

/** The content for search engines (2.50), from memory alone. */
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
    const seconds = index.changedAt(itemId);
    return { itemId, paths, changedAt: seconds === null ? null : momentOf(seconds), pictures };
  });
}

/** Last changes of pages other than goods; a few rows, read when a crawler requests them. */
export async function getPageDates(ctx: CommerceContext): Promise<PageDates> {
  ctx.touch('catalogue', 'categories');
  const { rows } = await ctx.db.client.query<{ kind: string; name: string; seconds: number }>({
    name: 'page_dates',
    text: `select kind, name, floor(date_part('epoch', max(changed_at))) as seconds
             from (
               select 'home' as kind, '' as name, updated_at as changed_at from block_document
                where identifier = 'index' and type = 'immutable'
               union all
               select 'legalTexts', type, updated_at from legal_text
               union all
               select 'categories', c.id::text, n.changed_at
                 from category c join category_change n on n.category_id = c.id
                where c.type = 'content'
               union all
               select 'categories', c.id::text, b.updated_at
                 from category c join block_document b
                   on b.identifier = c.id::text and b.type = 'category'
                where c.type = 'content'
             ) each_change
            where changed_at is not null
            group by kind, name`,
  });
  const datesOf = (kind: string) =>
    Object.fromEntries(
      rows.filter((row) => row.kind === kind).map(({ name, seconds }) => [name, momentOf(seconds)]),
    );
  return {
    home: datesOf('home')[''] ?? null,
    legalTexts: datesOf('legalTexts'),
    categories: datesOf('categories'),
  };
}

const DAY_SECONDS = 24 * 60 * 60;

/** The last time and its day: goods of one import have the same one, most others the same day. */
let last = { seconds: 0, text: '1970-01-01T00:00:00Z' };
let lastDay = { nr: 0, text: '1970-01-01' };

/** Epoch seconds in the W3C date format. */
function momentOf(seconds: number): string {
  if (seconds === last.seconds) return last.text;
  const nr = Math.floor(seconds / DAY_SECONDS);
  if (nr !== lastDay.nr) {
    lastDay = { nr, text: new Date(nr * DAY_SECONDS * 1000).toISOString().slice(0, 10) };
  }
  const ofDay = seconds - nr * DAY_SECONDS;
  const hours = TWO_DIGITS[Math.floor(ofDay / 3600)];
  const minutes = TWO_DIGITS[Math.floor(ofDay / 60) % 60];
  last = { seconds, text: `${lastDay.text}T${hours}:${minutes}:${TWO_DIGITS[ofDay % 60]}Z` };
  return last.text;
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

function detailsOf({ texts, engines }: Pick<IndexCategory, 'texts' | 'engines'>) {
  return LANGUAGES.flatMap((lang) => {
    const own = engines.details[lang];
    return own ? [{ lang, path: texts[lang]!.path, ...own }] : [];
  });
}
