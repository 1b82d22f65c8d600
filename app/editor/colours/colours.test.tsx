import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor, translatorFor } from '~/i18n/translate.server';
import type { SettingsField } from '../settings/settings-view';
import { ColourField } from './colour-field';
import { colourUse } from './colour-use';
import { contrastWords } from './contrast-words';
import { colourOf, nameOf, PaletteContext, type Palette } from './palette';

const palette: Palette = {
  design: [{ name: 'Hauptfarbe', color: '#1F4D3F' }],
  shades: [
    { name: 'Salbei 1200', color: '#8a9a7b' },
    { name: 'Kreide 1010', color: '#f6f4ee' },
  ],
};

test.each([
  ['#AABBCC', '#aabbcc'],
  [' hauptfarbe', '#1f4d3f'],
  ['SALBEI 1200', '#8a9a7b'],
  ['salbei', '#8a9a7b'],
  ['1010', '#f6f4ee'],
  ['', null],
  ['#abc', null],
  ['red;}', null],
])('%j means %s', (typed, colour) => {
  expect(colourOf(typed, palette)?.toLowerCase() ?? null).toBe(colour);
});

test("a colour has the shop's name for it, in any case", () => {
  expect(nameOf('#8A9A7B', palette)).toBe('Salbei 1200');
  expect(nameOf('#8a9a7c', palette)).toBeNull();
});

describe('the description of a contrast', () => {
  const words = { ...translatorFor('de'), locale: 'de' } as const;
  test.each([
    ['#1f4d3f', { kind: 'text', other: null }, 'Kontrast 9,1 zu 1 auf hellem Grund: gut zu lesen'],
    // 4.54 on white, but the background is not white.
    ['#767676', { kind: 'text', other: null }, /^Kontrast 4,3 zu 1 auf hellem Grund: für Text zu/],
    ['#ffffff', { kind: 'text', other: '#000000' }, /^Kontrast 21 zu 1 auf dem Grund dieses/],
    ['#ffffff', { kind: 'ground', other: '#eeeeee' }, /^Kontrast 1,1 zu 1 unter dem Text dieses/],
    ['#ffcc00', { kind: 'ground', other: null }, /^Kontrast 11,2 zu 1 unter Text: gut zu lesen/],
  ] as const)('%s as %o', (colour, use, text) => {
    expect(contrastWords(colour, use, words)).toMatch(text);
  });

  test('text and background of one block are compared', () => {
    const field = (name: string, value: string) =>
      ({ kind: 'colour', path: name, name, value, isRequired: false }) as SettingsField;
    const [text, ground] = [field('color', '#111111'), field('bgcolor', '#eeeeee')];
    expect(colourUse(text, [text, ground])).toEqual({ kind: 'text', other: '#eeeeee' });
    expect(colourUse(ground, [text, ground])).toEqual({ kind: 'ground', other: '#111111' });
    expect(colourUse(text, [text, field('bgcolor', '')])).toEqual({ kind: 'text', other: null });
  });
});

describe('the field without script', () => {
  function fieldOf(value: string): HTMLElement {
    const html = renderToStaticMarkup(
      <TextProvider i18n={i18nFor('de')} prefix="">
        <PaletteContext.Provider value={palette}>
          <ColourField id="c" name="text.color" label="Farbe" value={value} />
        </PaletteContext.Provider>
      </TextProvider>,
    );
    return new JSDOM(html).window.document.body;
  }

  test('shows no colour where none is set, and offers the palette by its names', () => {
    const field = fieldOf('');
    expect(field.innerHTML).not.toContain('#000000');
    expect(field.querySelector('.swatch')).toBeNull();
    expect([...field.querySelectorAll('option')].map(({ text, value }) => [text, value])).toEqual([
      ['Wie eingetippt', ''],
      ['Hauptfarbe (#1F4D3F)', '#1f4d3f'],
      ['Salbei 1200 (#8a9a7b)', '#8a9a7b'],
      ['Kreide 1010 (#f6f4ee)', '#f6f4ee'],
    ]);
  });

  test('shows the name and the contrast of the set colour', () => {
    const field = fieldOf('#8a9a7b');
    const control = field.querySelector('input[name="text.color"]')!;
    const said = field.querySelector(`#${control.getAttribute('aria-describedby')!.trim()}`);
    expect(said?.textContent).toMatch(/^Salbei 1200 Kontrast \d,\d zu 1/);
    expect(field.querySelector('select')).toMatchObject({ value: '#8a9a7b' });
  });
});
