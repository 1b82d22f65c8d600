import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { Prose } from './prose';

test.each([
  ['/en', '<a href="/en/shipping">'],
  ['', '<a href="/shipping">'],
] as const)('links of a rich text stay under "%s"', (prefix, link) => {
  const page = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('en')} prefix={prefix}>
      <Prose className="narrow" html={'<p><a href="/shipping">Delivery</a></p>'} />
    </TextProvider>,
  );
  expect(page).toContain(link);
  expect(page).toMatch(/^<div class="prose narrow">/);
});
