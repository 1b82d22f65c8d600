import { expect, test } from 'vitest';
import { FIRST_STYLES, styleParts, withFirstStyles } from './first-styles.server';

const CSS = `
@layer base, components;
@font-face { font-family: 'A'; src: url('a.woff2'); }
@layer base { a { color: red; } a:hover { color: blue; } }
@layer components {
  .card, .page .price:not(.old) { color: red; }
  :is(.one, .other) input { color: red; }
  @media (width >= 768px) { .card { color: green; } }
  .spinner { animation: turn 1s; }
  @keyframes turn { to { rotate: 1turn; } }
}
@media print { .card { color: black; } }
`;

function partsFor(...classes: string[]): string {
  return styleParts(CSS)(new Set(classes)).replace(/\s+/g, '');
}

test('a page gets the rules of its classes, in their layers and media', () => {
  const styles = partsFor('card');
  expect(styles).toContain('.card{color:red}');
  expect(styles).toContain('@media(width>=768px){.card{color:green}}');
  expect(styles).not.toContain('.price');
});

test('a selector counts if all its classes exist; excluded ones are not required', () => {
  expect(partsFor('price')).not.toContain('.price');
  expect(partsFor('price', 'page')).toContain('.page.price:not(.old){color:red}');
});

test('elements, the order of layers and fonts stay; one of several classes is enough to keep a rule', () => {
  const styles = partsFor();
  expect(styles).toContain('@layerbase,components;');
  expect(styles).toContain('@font-face');
  expect(styles).toContain('a{color:red}');
  expect(styles).toContain(':is(.one,.other)input{color:red}');
});

test('an animation is there where a rule names it', () => {
  expect(partsFor('card')).not.toContain('keyframes');
  expect(partsFor('spinner')).toContain('@keyframesturn{to{rotate:1turn;}}');
});

test('rules for print and for hover are in the whole sheet', () => {
  const styles = partsFor('card');
  expect(styles).not.toMatch(/hover|print/);
});

test('the styles are inserted into the page, whatever characters they contain', () => {
  const page = `<head><style id="${FIRST_STYLES}"></style></head><p class="a $&">`;
  expect(withFirstStyles(page)).toMatch(/<style id="first-styles">[^<]*<\/style>/);
  expect(withFirstStyles('<p>no place</p>')).toBe('<p>no place</p>');
});
