import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OfflinePage } from '~/features/shop-pages/offline/offline-page';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { titleOf, withNote, withSeen } from './written-pages';

const offline = renderToStaticMarkup(
  <TextProvider i18n={i18nFor('de')} prefix="">
    <OfflinePage />
  </TextProvider>,
);
const PAGE = '<html lang="de"><title>Weiß &amp; Grau | Tonwert</title><main id="content">Da</main>';

test('visited pages are listed by their titles; an address stays within its attribute', () => {
  const html = withSeen(offline, 'https://shop.example/search?term="$&', [
    { url: 'https://shop.example/weiss?a=1&b="><b>', title: titleOf(PAGE) },
    { url: 'https://shop.example/$&', title: 'Für $1' },
  ]);
  expect(html).toContain(
    '<li><a href="https://shop.example/weiss?a=1&amp;b=&quot;>&lt;b>">Weiß &amp; Grau</a></li>',
  );
  expect(html).toContain('<li><a href="https://shop.example/$&amp;">Für $1</a></li></ul>');
  expect(html).toMatch(
    /<a id="again" [^>]*href="https:\/\/shop\.example\/search\?term=&quot;\$&amp;">/,
  );
  expect(html).not.toContain('offline-seen');
});

test('a visitor without visited pages gets no list', () => {
  expect(withSeen(offline, 'https://shop.example/', [])).not.toMatch(/<ul|offline-seen/);
});

test('a cached page has a note with its date before its content', () => {
  const html = withNote(PAGE, offline, 'Wed, 25 Nov 2026 10:00:00 GMT');
  expect(html).toMatch(
    /<p class="offline-note" role="status">Keine Verbindung\. So war die Seite am 25\.11\.2026, \d\d:00; .*<\/p><main/,
  );
});

test("an English page has the date in the shop's format", () => {
  const html = withNote(PAGE.replace('"de"', '"en"'), offline, 'Wed, 25 Nov 2026 10:00:00 GMT');
  expect(html).toMatch(/25 Nov 2026, \d\d:00/);
});
