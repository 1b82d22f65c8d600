import { getSearchInputSchema, type GetSearchInput, type SearchResult } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { listGoods } from './listing';
import { correctWords } from './search-correction';
import { findItems, searchWords } from './search-items';

const LANGUAGE_URLS = { de: '/search', en: '/search', 'x-default': '/search' };

/**
 * Goods found by a term (§7 getSearch): words in both languages, parts of compound words, article
 * numbers and GTIN. When nothing is found, the words nearest in spelling are tried.
 */
export async function getSearch(
  ctx: CommerceContext,
  input: GetSearchInput,
): Promise<SearchResult> {
  const given = getSearchInputSchema.parse(input);
  const term = given.term.trim().replace(/\s+/g, ' ');
  ctx.touch('catalogue', 'listing');
  const words = searchWords(term);
  let found = await findItems(ctx, words, term);
  let correctedTerm: string | null = null;
  if (found.length === 0) {
    const corrected = await correctWords(ctx, words);
    if (corrected) {
      found = await findItems(ctx, corrected, corrected.join(' '));
      correctedTerm = found.length > 0 ? corrected.join(' ') : null;
    }
  }
  const listing = await listGoods(ctx, given, { rankedItemIds: found }, 'item.score');
  return { ...listing, term, correctedTerm, languageUrls: LANGUAGE_URLS };
}
