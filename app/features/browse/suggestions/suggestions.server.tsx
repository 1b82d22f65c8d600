import type { AppLoadContext } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { TextProvider } from '~/i18n/text';
import { readTerm } from '~/features/browse/category/listing-query';
import { i18nFor } from '~/i18n/translate.server';
import { SuggestionList } from './suggestion-list';

/** Two visitors rarely type the same longer term. */
const LONGEST_KEPT = 12;

/** The suggestions for a term as a piece of HTML; empty when there is nothing to suggest. */
export async function suggestionsHtml(context: AppLoadContext, term: string): Promise<string> {
  const { locale, prefix, shop, page } = context;
  page.cacheable = term.length <= LONGEST_KEPT;
  const found = await shop.getSuggestions({ term: readTerm(term) });
  if (Object.values(found).every((list) => list.length === 0)) return '';
  return renderToStaticMarkup(
    <TextProvider i18n={i18nFor(locale)} prefix={prefix}>
      <SuggestionList found={found} />
    </TextProvider>,
  );
}
