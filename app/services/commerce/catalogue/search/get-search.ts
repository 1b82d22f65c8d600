import { getSearchInputSchema, type GetSearchInput, type SearchResult } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { listGoods } from '../listing/list-goods';
import { correctWords } from './correction';
import { findItems, findItemsPartly, findNumber } from './find-items';
import { loadStems, searchWords } from './stems';
import { loadMeanings } from './synonyms';
import { normalizeInput, normalizeName } from '~/services/shop-api/entities/normalize-input';

const LANGUAGE_URLS = { de: '/search', en: '/search', 'x-default': '/search' };

/**
 * Goods found by a term (§7 getSearch): words in both languages, parts of compound words, sizes,
 * article numbers and GTIN, and what the operator's synonyms say. When nothing has every word,
 * misspelt ones are corrected; then goods with the most of the words do.
 */
export async function getSearch(
  ctx: CommerceContext,
  input: GetSearchInput,
): Promise<SearchResult> {
  const given = getSearchInputSchema.parse(input);
  // PostgreSQL takes no NUL in a text.
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
  const [stems, numbered, meanings] = await Promise.all([
    loadStems(ctx, words),
    findNumber(ctx, normalizeInput(term)),
    loadMeanings(ctx, term),
  ]);
  const found = await findItems(ctx, words, stems);
  for (const [id, distance] of numbered) found.set(id, distance);
  for (const meaning of meanings) {
    addNearest(found, await findWords(ctx, searchWords(meaning)));
    addNearest(found, await findNumber(ctx, meaning));
  }
  if (found.size > 0) return { found, correctedTerm: null };
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

/** Adds what a meaning found, a step behind the term itself; the nearer way to an item counts. */
function addNearest(found: Map<number, number>, more: Map<number, number>): void {
  for (const [id, distance] of more) {
    found.set(id, Math.min(distance + 1, found.get(id) ?? Infinity));
  }
}
