import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { CategoriesPage } from './categories-page';

const shown = (items: Parameters<typeof CategoriesPage>[0]['items']) =>
  renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <CategoriesPage items={items} />
    </TextProvider>,
  );

test('a shop without categories shows a message, and no empty list', () => {
  expect(shown([])).toContain('Hier gibt es noch nichts zu kaufen.');
  expect(shown([])).not.toContain('<ul');
});

test('categories are a list', () => {
  const html = shown([{ name: 'Räder', path: '/raeder', color: null, children: [] }]);
  expect(html).toContain('Räder');
  expect(html).not.toContain('noch nichts');
});
