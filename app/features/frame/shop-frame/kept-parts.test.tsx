import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Keeper, KeptPart } from '~/components/personal/kept-part';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { keepParts } from './kept-parts.server';

const rendered = vi.fn();

function Head({ shop }: { shop: string }) {
  rendered();
  return <header>Zu {shop}</header>;
}

type Page = { shop: string; visitor: string; prefix?: '' | '/en' };

function page(
  { shop, visitor, prefix = '' }: Page,
  keeper: Parameters<typeof Keeper.Provider>[0]['value'],
) {
  return renderToString(
    <TextProvider i18n={i18nFor(prefix ? 'en' : 'de')} prefix={prefix}>
      <Keeper.Provider value={keeper}>
        <KeptPart name="test" from={[shop]}>
          <Head shop={shop} />
          <nav>{prefix}</nav>
        </KeptPart>
        <main>Guten Tag {visitor}</main>
        <KeptPart name="test-foot" from={[]}>
          <footer />
        </KeptPart>
      </Keeper.Provider>
    </TextProvider>,
  );
}

/** How often the head was rendered for a page that is the same as one of which nothing is kept. */
function rendersOf(asked: Page): number {
  const plain = page(asked, null);
  rendered.mockClear();
  const { keeper, filled } = keepParts();
  expect(filled(page(asked, keeper))).toBe(plain);
  return rendered.mock.calls.length;
}

test('a part is rendered once for all who see the same, and the page is as it would be without', () => {
  expect(rendersOf({ shop: 'Tonwert & Co', visitor: 'Anna' })).toBe(1);
  expect(rendersOf({ shop: 'Tonwert & Co', visitor: 'Änne' })).toBe(0);
  expect(rendersOf({ shop: 'Farben', visitor: 'Anna' })).toBe(1);
  expect(rendersOf({ shop: 'Tonwert & Co', visitor: 'Anna', prefix: '/en' })).toBe(1);
  expect(rendersOf({ shop: 'Tonwert & Co', visitor: 'Anna' })).toBe(0);
});

test('what a visitor writes is no mark', () => {
  rendersOf({ shop: 'Tonwert & Co', visitor: '' });
  for (const visitor of ['kept-0-known.', 'kept--0-begin.$&', '$1']) {
    expect(rendersOf({ shop: 'Tonwert & Co', visitor })).toBe(0);
  }
});

test('there is room for some; what was not asked for longest is rendered again', () => {
  const first = { shop: 'lange her', visitor: '' };
  expect(rendersOf(first)).toBe(1);
  for (let n = 0; n < 30; n += 1) rendersOf({ shop: `${n} ${'x'.repeat(50_000)}`, visitor: '' });
  expect(rendersOf(first)).toBe(1);
});

function Lines({ ids }: { ids: number[] }) {
  return ids.map((id) => (
    <KeptPart key={id} name="test-line" from={['Farbe']} own={id}>
      {(own) => <Line own={own} />}
    </KeptPart>
  ));
}

function Line({ own }: { own: number | string }) {
  rendered();
  return <li id={`line-${own}`}>Farbe</li>;
}

test('of a part that is the same but for its number, each has its own number, one after the other', () => {
  const lines = (ids: number[]) => {
    const { keeper, filled } = keepParts();
    const list = (kept: typeof keeper | null) =>
      renderToString(
        <TextProvider i18n={i18nFor('de')} prefix="">
          <Keeper.Provider value={kept}>
            <ul>
              <Lines ids={ids} />
            </ul>
          </Keeper.Provider>
        </TextProvider>,
      );
    const plain = list(null);
    rendered.mockClear();
    expect(filled(list(keeper))).toBe(plain);
    return rendered.mock.calls.length;
  };
  expect(lines([7])).toBe(1);
  expect(lines([8, 7, 9])).toBe(0);
});
