import { expect, test } from 'vitest';
import { treeItem } from '../../../../tests/support/tree-item';
import { toWireCategory, toWireCategoryEntry, toWireTreeItem } from './category';
import type { Shaper } from './shaper';

const shaper = { locale: 'de', publicOrigin: 'https://shop.example' } as Shaper;
const pictures = { imagePath: '/media/a.webp', image2Path: '/media/b.webp' };
const shown = {
  imagePath: 'https://shop.example/media/a.webp',
  image2Path: 'https://shop.example/media/b.webp',
};

test('a category of the tree has both of its pictures', () => {
  const { details } = toWireTreeItem(treeItem(1, 'Werkzeug', pictures), shaper);
  expect(details[0]).toMatchObject(shown);
  expect(toWireTreeItem(treeItem(1, 'Werkzeug'), shaper).details[0]).toMatchObject({
    imagePath: null,
    image2Path: null,
  });
});

test('a category of a list has its pictures, and its facts for search engines', () => {
  const item = treeItem(1, 'Werkzeug', { ...pictures, sitemap: 'N', robots: 'NOINDEX' });
  const entry = toWireCategoryEntry(item, null, shaper);
  expect(entry).toMatchObject({ sitemap: 'N', robots: 'NOINDEX' });
  expect(entry.details[0]).toMatchObject({ ...shown, metaRobots: 'NOINDEX' });
});

test('each language of a category has the address of its own page', () => {
  const text = (lang: 'de' | 'en', path: string) => ({ lang, path, position: 0 });
  const category = { id: 1, details: [text('de', '/werkzeug'), text('en', '/tools')] };
  const { details } = toWireCategory(category as never, { ...shaper, locale: 'en' });
  expect(details.map(({ previewUrl }) => previewUrl)).toEqual([
    'https://shop.example/werkzeug',
    'https://shop.example/en/tools',
  ]);
});
