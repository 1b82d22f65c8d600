import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import type { TextKey } from '~/i18n/translator';

/** The texts of an error page, as keys: the browser has the translations. */
export type ErrorWords = {
  title: TextKey;
  text: TextKey;
  /** The number in the text. */
  count?: number;
  /** The page itself exists, and shows the present state. */
  mayReload?: true;
};

/** By status; any other is a failure of the shop. */
const WORDS: Record<number, ErrorWords> = {
  400: { title: 'errorPages.badRequestTitle', text: 'errorPages.badRequestText' },
  403: { title: 'errorPages.forbiddenTitle', text: 'errorPages.forbiddenText' },
  404: { title: 'errorPages.notFoundTitle', text: 'errorPages.notFoundText' },
  405: { title: 'errorPages.methodTitle', text: 'errorPages.badRequestText' },
  429: { title: 'errorPages.tooManyTitle', text: 'errorPages.tooManyText' },
};
const OF_SHOP: ErrorWords = { title: 'errorPages.serverTitle', text: 'errorPages.serverText' };

/** All possible titles of an error page; the root loader sends them in the page's language. */
export const ERROR_TITLES: readonly TextKey[] = [
  ...[...Object.values(WORDS), OF_SHOP].map(({ title }) => title),
  'errorPages.goneTitle',
  'errorPages.otherAccountTitle',
];
export type ErrorTitles = Partial<Record<TextKey, string>>;

type MetaInput = { error?: unknown; matches: { id: string; data: unknown }[] };

/** The `meta` of routes that catch errors: empty unless there is one. */
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

/** The texts for an error known only by its status. */
export function wordsOf(status: number): ErrorWords {
  return WORDS[status] ?? OF_SHOP;
}

/** The further texts of a thrown response. */
export function errorWords(error: unknown): ErrorWords | undefined {
  return isRouteErrorResponse(error) ? error.data?.words : undefined;
}
