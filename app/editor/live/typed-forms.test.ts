// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { dropSaved, keepTyped, typedIn } from './typed-forms';

const FORM = 'page-2-seo';

beforeEach(() => keepTyped(FORM, {}));

test('what was saved as it stands is typed no more', () => {
  keepTyped(FORM, { metaTitle: 'Neu', 'shown.metaTitle': 'Alt' });
  dropSaved(FORM, new Map([['metaTitle', ' Neu ']]));
  expect(typedIn(FORM)).toEqual({});
});

test('a box that was not ticked, and so not sent, is saved too', () => {
  keepTyped(FORM, { sitemap: '', 'shown.sitemap': 'Y' });
  dropSaved(FORM, new Map());
  expect(typedIn(FORM)).toEqual({});
});

test('what was typed while it was saved stays, measured by what was saved', () => {
  keepTyped(FORM, { metaTitle: 'Neuer', 'shown.metaTitle': 'Alt' });
  dropSaved(FORM, new Map([['metaTitle', 'Neu']]));
  expect(typedIn(FORM)).toEqual({ metaTitle: 'Neuer', 'shown.metaTitle': 'Neu' });
});
