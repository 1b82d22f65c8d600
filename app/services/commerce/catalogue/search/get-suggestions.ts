import {
  getSuggestionsInputSchema,
  type CategoryTreeItem,
  type GetSuggestionsInput,
  type Suggestions,
} from '../../../shop-api';
import { isForEverybody } from '../../../shop-api/entities/category-right';
import type { CommerceContext } from '../../core/commerce-context';
import { getSearch } from './get-search';
import { searchWords } from './stems';

/** Maximum numbers: together as many as a phone shows above its keyboard. */
const MOST = { terms: 3, categories: 3, shades: 3, goods: 5 };
const SHORTEST = 2;
const NOTHING: Suggestions = { terms: [], categories: [], shades: [], goods: [] };

/**
 * Suggestions for a term that is still being typed: words of the shop that begin with its last one,
 * categories and shades whose name or number does, and goods that a search would find. Empty for
 * fewer than two characters.
 */
export async function getSuggestions(
  ctx: CommerceContext,
  input: GetSuggestionsInput,
): Promise<Suggestions> {
  const { term } = getSuggestionsInputSchema.parse(input);
  const words = searchWords(term);
  if (words.join('').length < SHORTEST) return NOTHING;
  ctx.touch('catalogue', 'categories');
  const [terms, shades, found] = await Promise.all([
    loadTerms(ctx, words),
    loadShades(ctx, words),
    getSearch(ctx, { term, itemsPerPage: MOST.goods }),
  ]);
  return {
    terms,
    categories: categoriesOf(ctx.index.tree(ctx.lang), words),
    shades,
    goods: found.products.map(({ item, texts }) => ({
      itemId: item.id,
      name: texts.name1,
      urlPath: texts.urlPath,
    })),
  };
}

/** Words of the shop's own texts, the frequent ones first. */
async function loadTerms(ctx: CommerceContext, words: string[]): Promise<string[]> {
  const last = words.at(-1)!;
  const { rows } = await ctx.db.client.query<{ word: string }>({
    name: 'suggested_terms',
    text: `select word from search_word where lang = $1 and word like $2 || '%' and word <> $2
           group by word order by sum(frequency) desc, word limit $3`,
    values: [ctx.lang, last, MOST.terms],
  });
  return rows.map(({ word }) => [...words.slice(0, -1), word].join(' '));
}

async function loadShades(ctx: CommerceContext, words: string[]): Promise<Suggestions['shades']> {
  const { rows } = await ctx.db.client.query<Suggestions['shades'][number]>({
    name: 'suggested_shades',
    text: `select s.number, t.name, s.color from shade s
           join shade_text t on t.shade_id = s.id and t.lang = $1
           where lower(s.number) like $2 || '%' or lower(t.name) like $3 || '%'
           order by lower(s.number) = $2 desc, s.position, s.id limit $4`,
    values: [ctx.lang, words.join(''), words.join(' '), MOST.shades],
  });
  return rows;
}

/** The categories of which some word begins with each word of the term; upper ones first. */
function categoriesOf(
  tree: CategoryTreeItem[],
  words: string[],
  parent = '',
): Suggestions['categories'] {
  const level = tree.filter((each) => isForEverybody(each) && each.itemCount > 0);
  const named = level.filter(({ name }) => {
    const own = searchWords(name);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  const below = level.flatMap(({ children, name }) => categoriesOf(children, words, name));
  return [...named.map(({ id, name, path }) => ({ id, name, parent, path })), ...below].slice(
    0,
    MOST.categories,
  );
}
