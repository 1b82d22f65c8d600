import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderSuspended } from './render-suspended.server';

/** The buffer of React 18 holds 2048 bytes: characters of three bytes end in it at every offset. */
test.each([0, 1, 2, 3])('pages of long characters come whole, offset %i', async (offset) => {
  const lines = Array.from({ length: 400 }, (_, index) =>
    createElement('p', { key: index }, '€'.repeat(100 + (index % 7))),
  );
  const page = createElement('main', { title: 'a'.repeat(offset) }, lines);
  const html = await renderSuspended(page);
  expect(html).not.toContain('\0');
  expect(html).toBe(renderToStaticMarkup(page));
});
