import { expect, test } from 'vitest';
import { PAGES } from '../../../../remix.config.js';
import { STATIC_PAGES } from './static-pages';

test('every static page in the route table has a text, and no text is without a page', () => {
  const paths = PAGES.flatMap(([, pages]) => pages)
    .filter(([, file]) => file === 'static-page.tsx')
    .map(([path]) => `/${path}`);
  expect(paths.toSorted()).toEqual(Object.keys(STATIC_PAGES).toSorted());
});
