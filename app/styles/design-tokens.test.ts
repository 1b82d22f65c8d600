import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_NAMES } from '~/services/shop-api';
import { TEXT_FONTS } from '~/styles/text-fonts';
import { blockSpace, designTokens, PAPER } from './design-tokens';

const DESIGN = {
  primaryColor: '#1f4d3f',
  secondaryColor: '#b4532a',
  selectedFont: 'Instrument Sans',
};

test.each([
  ['s', '1.875rem'],
  ['m', '2.5rem'],
  ['l', '3.125rem'],
  ['xl', '3.75rem'],
] as const)('block size %s is %s of space between blocks', (blockSize, space) => {
  expect(designTokens({ ...DESIGN, blockSize })).toContain(`--block-space:${space}`);
});

test('an invalid colour or font name never reaches the style element', () => {
  const css = designTokens({
    ...DESIGN,
    blockSize: 'm',
    primaryColor: 'red;}</style>',
    selectedFont: 'Arial";}</style>',
  });
  expect(css).toBe(':root{--secondary:#b4532a;--on-secondary:#ffffff;--block-space:2.5rem}');
});

test.each(TEXT_FONTS.filter(({ fallback }) => fallback))(
  '$name is loaded with its files, and alone',
  ({ name }) => {
    const css = designTokens({ ...DESIGN, blockSize: 'm', selectedFont: name });
    expect(css).toContain(`--font-text:"${name}","${name} Fallback",system-ui,sans-serif`);
    expect(css.match(/@font-face/g)).toHaveLength(3);
    expect(css.match(/\.woff2/g)).toHaveLength(2);
    expect(css).not.toContain('Instrument');
  },
);

test('every permitted font has its files, in the same order', () => {
  expect(TEXT_FONTS.map(({ name }) => name)).toEqual(FONT_NAMES);
});

test('the background of the pages is that of the style sheet', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  expect(css).toContain(`--paper: ${PAPER};`);
});

test('space between blocks is shown in pixels, rem x 16, and 0 for an unknown size (9.40)', () => {
  const sizes = ['s', 'm', 'l', 'xl', 'xxl', ''];
  expect(sizes.map(blockSpace)).toEqual([30, 40, 50, 60, 0, 0]);
});
