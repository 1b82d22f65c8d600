import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { suggestionsHtml } from './suggestions.server';

test.each([
  [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
  ['weiß\0matt', 'weiß matt'],
])('the request has the readable part of a term (%j)', async (typed, term) => {
  const getSuggestions = vi.fn(() => Promise.resolve({}));
  const context = { shop: { getSuggestions }, page: {}, locale: 'de', prefix: '' };
  await suggestionsHtml(context as unknown as AppLoadContext, typed);
  expect(getSuggestions).toHaveBeenCalledWith({ term });
});
