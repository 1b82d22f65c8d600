// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { dropSaved, keepTyped, typedIn } from './typed-forms';

const FORM = 'page-2-seo';

beforeEach(() => keepTyped(FORM, {}));

test('fields saved with their present values are no longer unsaved', () => {
  keepTyped(FORM, { metaTitle: 'Neu', 'shown.metaTitle': 'Alt' });
  dropSaved(FORM, new Map([['metaTitle', ' Neu ']]));
  expect(typedIn(FORM)).toEqual({});
});

test('a checkbox that was not ticked, and so not sent, is saved too', () => {
  keepTyped(FORM, { sitemap: '', 'shown.sitemap': 'Y' });
  dropSaved(FORM, new Map());
  expect(typedIn(FORM)).toEqual({});
});

test('text typed during a save stays, compared with the saved values', () => {
  keepTyped(FORM, { metaTitle: 'Neuer', 'shown.metaTitle': 'Alt' });
  dropSaved(FORM, new Map([['metaTitle', 'Neu']]));
  expect(typedIn(FORM)).toEqual({ metaTitle: 'Neuer', 'shown.metaTitle': 'Neu' });
});
