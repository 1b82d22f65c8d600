import { getSearchInputSchema, type GetSearchInput, type SearchResult } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { listGoods } from '../listing/list-goods';
import { correctWords } from './correction';
import { findItems, findItemsPartly } from './find-items';
import { findNumber } from './find-number';
import { findSize, readSizes, type SizeInTerm } from './sizes';
import { loadStems, searchWords } from './stems';
import { loadMeanings } from './synonyms';
import { normalizeName } from '~/services/shop-api/entities/normalize-input';

const LANGUAGE_URLS = { de: '/search', en: '/search', 'x-default': '/search' };

/**
 * Goods found by a term (§7 getSearch): words in both languages, parts of compound words, sizes,
 * article numbers and GTIN, and the operator's synonyms. When no goods have every word, misspelt
 * ones are corrected; then goods with the most of the words count.
 */
export async function getSearch(
  ctx: CommerceContext,
  input: GetSearchInput,
): Promise<SearchResult> {
  const given = getSearchInputSchema.parse(input);
  // PostgreSQL accepts no NUL in a text.
  const term = normalizeName(given.term)
    .replace(/[\s\0]+/g, ' ')
    .trim();
  ctx.touch('catalogue', 'listing');
  const { found, correctedTerm } = await findGoods(ctx, term);
  const words = searchWords(correctedTerm ?? term);
  const listing = await listGoods(ctx, given, { found }, 'item.score', words);
  return { ...listing, term, correctedTerm, languageUrls: LANGUAGE_URLS };
}

async function findGoods(ctx: CommerceContext, term: string) {
  const words = searchWords(term);
  const sizes = readSizes(term, ctx.lang);
  const [stems, numbered, meanings] = await Promise.all([
    loadStems(ctx, words),
    findNumber(ctx, term),
    loadMeanings(ctx, term),
  ]);
  const found = await findItems(ctx, words, stems);
  for (const size of sizes) addNearest(found, await findOfSize(ctx, size), 0);
  for (const [id, distance] of numbered) found.set(id, distance);
  for (const meaning of meanings) {
    addNearest(found, await findWords(ctx, searchWords(meaning)));
    addNearest(found, await findNumber(ctx, meaning));
  }
  // Goods of another size are no answer to a size alone.
  const isSizeAlone = sizes.some(({ rest }) => searchWords(rest).length === 0);
  if (found.size > 0 || isSizeAlone) return { found, correctedTerm: null };
  const corrected = await correctWords(ctx, words, stems);
  const correctedTerm = corrected?.join(' ') ?? null;
  const better = corrected ? await findWords(ctx, corrected) : found;
  if (better.size > 0) return { found: better, correctedTerm };
  const partly = await findItemsPartly(ctx, corrected ?? words);
  return { found: partly, correctedTerm: partly.size > 0 ? correctedTerm : null };
}

async function findWords(ctx: CommerceContext, words: string[]): Promise<Map<number, number>> {
  return findItems(ctx, words, await loadStems(ctx, words));
}

/** The items of a size, among those that the other words find; with the distance of these words. */
async function findOfSize(
  ctx: CommerceContext,
  { amounts, rest }: SizeInTerm,
): Promise<Map<number, number>> {
  const ids = await findSize(ctx, amounts);
  const words = searchWords(rest);
  if (words.length === 0) return new Map(ids.map((id) => [id, 1]));
  if (ids.length === 0) return new Map();
  const found = await findWords(ctx, words);
  return new Map(ids.flatMap((id) => (found.has(id) ? [[id, found.get(id)!]] : [])));
}

/** Adds results with their distance plus `behind`; the smaller distance of an item counts. */
function addNearest(found: Map<number, number>, more: Map<number, number>, behind = 1): void {
  for (const [id, distance] of more) {
    found.set(id, Math.min(distance + behind, found.get(id) ?? Infinity));
  }
}
