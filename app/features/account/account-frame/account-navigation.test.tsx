// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { AccountNavigation } from './account-navigation';

test('every section of the account has a different icon beside its name (3.198)', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <AccountNavigation path="/my-account" />
    </TextProvider>,
  );
  const links = [...document.querySelectorAll('li a')];
  const icons = links.map((link) => link.querySelector('svg[aria-hidden] path')?.getAttribute('d'));
  expect(links).toHaveLength(8);
  expect(new Set(icons.filter(Boolean)).size).toBe(8);
  expect(links.every((link) => link.textContent !== '')).toBe(true);
});
