import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FragmentCache, CachedFragment } from '~/components/personal/cached-fragment';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { openFragmentCache } from './fragment-cache.server';

const rendered = vi.fn();

function Head({ shop }: { shop: string }) {
  rendered();
  return <header>Zu {shop}</header>;
}

type Page = { shop: string; visitor: string; prefix?: '' | '/en' };

function page(
  { shop, visitor, prefix = '' }: Page,
  fragmentCache: Parameters<typeof FragmentCache.Provider>[0]['value'],
) {
  return renderToString(
    <TextProvider i18n={i18nFor(prefix ? 'en' : 'de')} prefix={prefix}>
      <FragmentCache.Provider value={fragmentCache}>
        <CachedFragment name="test" from={[shop]}>
          <Head shop={shop} />
          <nav>{prefix}</nav>
        </CachedFragment>
        <main>Guten Tag {visitor}</main>
        <CachedFragment name="test-foot" from={[]}>
          <footer />
        </CachedFragment>
      </FragmentCache.Provider>
    </TextProvider>,
  );
}

/** How often the head was rendered for a page that equals one without a cache. */
function rendersOf(asked: Page): number {
  const plain = page(asked, null);
  rendered.mockClear();
  const { fragmentCache, filled } = openFragmentCache();
  expect(filled(page(asked, fragmentCache))).toBe(plain);
  return rendered.mock.calls.length;
}

test('a fragment is rendered once for all who see the same, and the page is the same as without the cache', () => {
  expect(rendersOf({ shop: 'Tonwert & Co', visitor: 'Anna' })).toBe(1);
  expect(rendersOf({ shop: 'Tonwert & Co', visitor: 'Änne' })).toBe(0);
  expect(rendersOf({ shop: 'Farben', visitor: 'Anna' })).toBe(1);
  expect(rendersOf({ shop: 'Tonwert & Co', visitor: 'Anna', prefix: '/en' })).toBe(1);
  expect(rendersOf({ shop: 'Tonwert & Co', visitor: 'Anna' })).toBe(0);
});

test('text of a visitor is no marker', () => {
  rendersOf({ shop: 'Tonwert & Co', visitor: '' });
  for (const visitor of ['kept-0-known.', 'kept--0-begin.$&', '$1']) {
    expect(rendersOf({ shop: 'Tonwert & Co', visitor })).toBe(0);
  }
});

test('the cache is limited; the least recently used fragment is rendered again', () => {
  const first = { shop: 'lange her', visitor: '' };
  expect(rendersOf(first)).toBe(1);
  for (let n = 0; n < 30; n += 1) rendersOf({ shop: `${n} ${'x'.repeat(50_000)}`, visitor: '' });
  expect(rendersOf(first)).toBe(1);
});

function Lines({ ids }: { ids: number[] }) {
  return ids.map((id) => (
    <CachedFragment key={id} name="test-line" from={['Farbe']} own={id}>
      {(own) => <Line own={own} />}
    </CachedFragment>
  ));
}

function Line({ own }: { own: number | string }) {
  rendered();
  return <li id={`line-${own}`}>Farbe</li>;
}

test('fragments that differ only in their number get their own numbers, in their order', () => {
  const lines = (ids: number[]) => {
    const { fragmentCache, filled } = openFragmentCache();
    const list = (kept: typeof fragmentCache | null) =>
      renderToString(
        <TextProvider i18n={i18nFor('de')} prefix="">
          <FragmentCache.Provider value={kept}>
            <ul>
              <Lines ids={ids} />
            </ul>
          </FragmentCache.Provider>
        </TextProvider>,
      );
    const plain = list(null);
    rendered.mockClear();
    expect(filled(list(fragmentCache))).toBe(plain);
    return rendered.mock.calls.length;
  };
  expect(lines([7])).toBe(1);
  expect(lines([8, 7, 9])).toBe(0);
});
