import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { OthersHere } from './others-here';

const shown = (...names: string[]) =>
  renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <OthersHere names={names} />
    </TextProvider>,
  );

test('one is named; several are shown by their number', () => {
  expect(shown()).toBe('');
  expect(shown('Bert Rot')).toContain('>Auch hier: Bert Rot</p>');
  const several = shown('Bert Rot', 'Vera Blau', 'Vera Blau');
  expect(several).toMatch(/<summary[^>]*>Auch hier: 3 Personen<\/summary>/);
  expect(several).toContain('<li>Bert Rot</li><li>Vera Blau</li><li>Vera Blau</li>');
});
