import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import type { TextKey } from '~/i18n/translator';

/** The titles of error pages in the page's language; the root loader brings them. */
export type ErrorTitles = { 404: string; 429: string; 500: string };

type MetaInput = { error?: unknown; matches: { id: string; data: unknown }[] };

/** The `meta` of whatever catches errors: nothing unless there is one. */
export function errorMeta({ error, matches }: MetaInput): MetaDescriptor[] {
  if (error === undefined || error === null) return [];
  const root = matches.find(({ id }) => id === 'root')?.data as
    | { errorTitles?: ErrorTitles }
    | undefined;
  const status = errorStatus(error);
  return [
    { title: root?.errorTitles?.[titled(status)] ?? 'Internal Server Error' },
    { name: 'robots', content: 'noindex' },
  ];
}

function titled(status: number): keyof ErrorTitles {
  return status === 404 || status === 429 ? status : 500;
}

/** §2: the status of a thrown response, 500 for everything else. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Title and text of an error, and what the text counts; text keys, as the browser has the words. */
export type ErrorWords = [title: TextKey, text: TextKey, count?: number];

/** What a thrown response says beyond its status. */
export function errorWords(error: unknown): ErrorWords | undefined {
  return isRouteErrorResponse(error) ? error.data?.words : undefined;
}
