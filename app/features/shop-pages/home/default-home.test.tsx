import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { treeItem } from '../../../../tests/support/tree-item';
import { RenderBlocks } from '~/blocks/render-blocks';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { CategoryTreeItem } from '~/services/shop-api';
import { defaultHome } from './default-home';

const category = (id: number, more: Partial<CategoryTreeItem> = {}) =>
  treeItem(id, `Range ${id}`, more);

function shownIn(tree: CategoryTreeItem[]) {
  return defaultHome('Farbhaus', tree, 'de').flatMap(({ content }) =>
    Array.isArray(content) || !('categoryId' in content) ? [] : [content.categoryId],
  );
}

test('a shop without a home page shows its name as the one h1, and goods of its first ranges', () => {
  const html = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <RenderBlocks page="index" blocks={defaultHome('Farbhaus', [category(1)], 'de')} data={{}} />
    </TextProvider>,
  );
  expect(html.match(/<h1[^>]*>Farbhaus<\/h1>/g)).toHaveLength(1);
  expect(shownIn([1, 2, 3, 4].map((id) => category(id)))).toEqual(['1', '2', '3']);
});

test('guides, ranges without goods and ranges of one colour are left out', () => {
  const family = category(7, { color: '#123456' });
  expect(
    shownIn([
      category(1, { type: 'content' }),
      category(2, { itemCount: 0 }),
      family,
      category(3, { children: [family] }),
      category(4),
    ]),
  ).toEqual(['4']);
});

const names = (tree: CategoryTreeItem[]) =>
  defaultHome('Farbhaus', tree, 'de').map(({ name }) => name);

test('a shop with colours shows its colour card, one without the links to its ranges', () => {
  const family = category(7, { color: '#123456' });
  expect(names([category(3, { children: [family] }), category(4)])).toEqual([
    'TextCard',
    'ColourFamilies',
    'ProductRecommendedProducts',
  ]);
  const [, ways] = defaultHome('Grünhaus', [category(1), category(2), category(3)], 'de');
  expect(ways).toMatchObject({ name: 'CategoryGrid', content: { categoryIds: ['1', '2', '3'] } });
  expect(names([category(1)])).toEqual(['TextCard', 'ProductRecommendedProducts']);
});

test('a shop without goods shows its name, and a message', () => {
  const blocks = defaultHome('Farbhaus', [category(1, { itemCount: 0 })], 'en');
  expect(blocks.map(({ name }) => name)).toEqual(['TextCard']);
  expect(JSON.stringify(blocks)).toContain('nothing to buy here yet');
  expect(JSON.stringify(defaultHome('Farbhaus', [category(1)], 'en'))).not.toContain('nothing');
});
