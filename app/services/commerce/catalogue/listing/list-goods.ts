import type * as z from 'zod';
import { translate } from '../../../../i18n/translate.server';
import {
  PER_PAGE_OPTIONS,
  type FacetResult,
  type FilterGroup,
  type getSearchInputSchema,
  type Language,
  type SortKey,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { touchUntil } from '../pricing/touch-until';
import { loadListProducts } from './list-products';
import type { IndexAnswer, IndexFilter, IndexQuery } from '../../core/catalogue-index';

type ListingInput = Omit<z.output<typeof getSearchInputSchema>, 'term'>;
type Listing = Pick<FacetResult, 'products' | 'facets' | 'sort' | 'pagination'>;

const MOST_PER_PAGE = 100;

/**
 * One page of goods with filters: ids, order and counts from the index, their data from the
 * database. A page past the end is the last page. In a long filter, values that are chosen or
 * contain one of `words` come first.
 */
export async function listGoods(
  ctx: CommerceContext,
  input: ListingInput,
  scope: Pick<IndexQuery, 'categoryId' | 'found'>,
  defaultSort: SortKey,
  words: string[] = [],
): Promise<Listing> {
  const now = ctx.now();
  const itemsPerPage =
    input.itemsPerPage >= 1 && input.itemsPerPage <= MOST_PER_PAGE
      ? input.itemsPerPage
      : PER_PAGE_OPTIONS[0];
  const sort = input.sort ?? defaultSort;
  const { facets, priceMin, priceMax, page } = input;
  const query = { ...scope, facets, priceMin, priceMax, page, sort, itemsPerPage, lang: ctx.lang };
  const answer = ctx.index.query(query, now);
  // Any item of the catalogue may move into or out of this page when the clock changes its price.
  ctx.touch('catalogue');
  touchUntil(ctx, [ctx.index.nextChange(now)?.getTime() ?? null]);
  return {
    products: await loadListProducts(ctx, answer.variationIds),
    facets: [
      ...priceGroup(ctx.lang, answer, input),
      ...answer.filters.map(toGroup(ctx.lang, words)),
    ],
    sort,
    pagination: {
      page: answer.page,
      lastPageNumber: answer.lastPage,
      itemsPerPage,
      totals: answer.total,
      perPageOptions: [...PER_PAGE_OPTIONS],
    },
  };
}

function priceGroup(lang: Language, { price }: IndexAnswer, input: ListingInput): FilterGroup[] {
  const { priceMin: chosenMin, priceMax: chosenMax } = input;
  if (!price || (price.min === price.max && chosenMin === null && chosenMax === null)) return [];
  const name = translate(lang, 'catalogue.filterGroup.price');
  return [
    { id: 'price', name, type: 'price', values: [], price: { ...price, chosenMin, chosenMax } },
  ];
}

function toGroup(lang: Language, words: string[]): (filter: IndexFilter) => FilterGroup {
  return ({ id, type, names, values }) => ({
    id,
    type,
    name: groupName(lang, type, names),
    values: soughtFirst(values, lang, words).map((value) => ({
      id: value.id,
      name:
        type === 'feedback'
          ? translate(lang, 'catalogue.ratingFrom', { count: Number(value.names[lang]) })
          : textIn(value.names, lang),
      count: value.count,
      selected: value.selected,
      color: value.color,
    })),
    price: null,
  });
}

/** From this number of values on, a list collapses its last ones. */
const LONG = 12;

function soughtFirst(
  values: IndexFilter['values'],
  lang: Language,
  words: string[],
): IndexFilter['values'] {
  if (values.length < LONG) return values;
  const sought = words.filter((word) => word.length >= 3).map(plain);
  const place = (value: IndexFilter['values'][number]) => {
    if (value.selected) return 0;
    const name = plain(textIn(value.names, lang));
    return sought.some((word) => name.includes(word)) ? 1 : 2;
  };
  return values.toSorted((a, b) => place(a) - place(b));
}

/** Lower case without diacritics: "Weiß Grün" as "weiss grun". */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

function groupName(lang: Language, type: FilterGroup['type'], names: IndexFilter['names']): string {
  if (names) return textIn(names, lang);
  return type === 'dynamic' ? '' : translate(lang, `catalogue.filterGroup.${type}`);
}

/** A name in one language only is used for the other too. */
function textIn(names: Partial<Record<Language, string>>, lang: Language): string {
  return names[lang] ?? names.de ?? names.en ?? '';
}
