import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designTokens } from '~/styles/design-tokens';
import { contrast, readableOn } from '~/lib/contrast';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const token = (name: string) => {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1];
  if (!value) throw new Error(`no colour token ${name}`);
  return value;
};

const TEXT = 4.5;
const GRAPHIC = 3;

test.each([
  ['ink', 'paper', TEXT],
  ['ink', 'raised', TEXT],
  ['ink', 'neutral-ground', TEXT],
  ['quiet', 'paper', TEXT],
  ['quiet', 'raised', TEXT],
  ['quiet', 'neutral-ground', TEXT],
  ['primary', 'paper', TEXT],
  ['primary', 'raised', TEXT],
  ['primary', 'neutral-ground', TEXT],
  ['on-primary', 'primary', TEXT],
  ['secondary', 'paper', TEXT],
  ['on-secondary', 'secondary', TEXT],
  ['positive', 'positive-ground', TEXT],
  ['warning', 'warning-ground', TEXT],
  ['negative', 'negative-ground', TEXT],
  ['negative', 'paper', TEXT],
  ['negative', 'raised', TEXT],
  ['raised', 'positive', TEXT],
  ['raised', 'warning', TEXT],
  ['raised', 'negative', TEXT],
  ['raised', 'quiet', TEXT],
  ['line-strong', 'paper', GRAPHIC],
  ['line-strong', 'raised', GRAPHIC],
])('%s on %s has a contrast of at least %d', (front, ground, least) => {
  expect(contrast(token(front), token(ground))).toBeGreaterThanOrEqual(least);
});

test('text on a chosen colour is readable, whatever the colour', () => {
  for (const colour of [
    '#000000',
    '#ffffff',
    '#808080',
    '#ffd400',
    '#1f4d3f',
    '#ff0000',
    '#767676',
    '#7c7c7c',
    '#b4532a',
  ]) {
    expect(contrast(colour, readableOn(colour))).toBeGreaterThanOrEqual(TEXT);
  }
});

test('known contrasts are computed correctly', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const design = {
  selectedFont: 'Instrument Sans',
  primaryColor: '#1f4d3f',
  secondaryColor: '#b4532a',
  blockSize: 'l',
} as const;

test('design settings become custom properties', () => {
  expect(designTokens(design)).toBe(
    ':root{--primary:#1f4d3f;--on-primary:#ffffff;--secondary:#b4532a;--on-secondary:#ffffff;' +
      '--font-chosen:"Instrument Sans";--block-space:3.125rem}',
  );
});

test('only colours and font names get into the style element', () => {
  const wild = { ...design, primaryColor: 'red;}</style><script>', selectedFont: 'a"};b' };
  expect(designTokens(wild)).toBe(
    ':root{--secondary:#b4532a;--on-secondary:#ffffff;--block-space:3.125rem}',
  );
});
