import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import type { TextKey } from '~/i18n/translator';

/** What an error page says, as text keys: the browser has the words. */
export type ErrorWords = {
  title: TextKey;
  text: TextKey;
  /** What the text counts. */
  count?: number;
  /** The page itself is there, and shows how things are now. */
  mayReload?: true;
};

/** By status; any other is the shop's own failure. */
const WORDS: Record<number, ErrorWords> = {
  400: { title: 'errorPages.badRequestTitle', text: 'errorPages.badRequestText' },
  403: { title: 'errorPages.forbiddenTitle', text: 'errorPages.forbiddenText' },
  404: { title: 'errorPages.notFoundTitle', text: 'errorPages.notFoundText' },
  405: { title: 'errorPages.methodTitle', text: 'errorPages.badRequestText' },
  429: { title: 'errorPages.tooManyTitle', text: 'errorPages.tooManyText' },
};
const OF_SHOP: ErrorWords = { title: 'errorPages.serverTitle', text: 'errorPages.serverText' };

/** All that the title of an error page may be; the root loader brings them in the page's language. */
export const ERROR_TITLES: readonly TextKey[] = [
  ...[...Object.values(WORDS), OF_SHOP].map(({ title }) => title),
  'errorPages.goneTitle',
  'errorPages.otherAccountTitle',
];
export type ErrorTitles = Partial<Record<TextKey, string>>;

type MetaInput = { error?: unknown; matches: { id: string; data: unknown }[] };

/** The `meta` of whatever catches errors: nothing unless there is one. */
export function errorMeta({ error, matches }: MetaInput): MetaDescriptor[] {
  if (error === undefined || error === null) return [];
  const root = matches.find(({ id }) => id === 'root')?.data as
    | { errorTitles?: ErrorTitles }
    | undefined;
  const { title } = errorWords(error) ?? wordsOf(errorStatus(error));
  return [
    { title: root?.errorTitles?.[title] ?? 'Internal Server Error' },
    { name: 'robots', content: 'noindex' },
  ];
}

/** §2: the status of a thrown response, 500 for everything else. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** What is said of an error that is known by its status alone. */
export function wordsOf(status: number): ErrorWords {
  return WORDS[status] ?? OF_SHOP;
}

/** What a thrown response says beyond its status. */
export function errorWords(error: unknown): ErrorWords | undefined {
  return isRouteErrorResponse(error) ? error.data?.words : undefined;
}
