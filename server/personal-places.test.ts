import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtPlaces, fillPlaces, placeMark } from './personal-places';

const name = fc.stringMatching(/^[a-z]+(-[a-z0-9]+)?$/);

test('whatever stands around and at the places comes out as it went in', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.tuple(name, fc.string(), fc.string())),
      (start, places) => {
        const cut = cutAtPlaces(
          start + places.map(([name, , text]) => placeMark(name) + text).join(''),
        );
        expect(cut.names).toEqual(places.map(([name]) => name));
        const html = Object.fromEntries(places.map(([name, value]) => [name, value]));
        expect(fillPlaces(cut, (each) => html[each]!)).toBe(
          start + places.map(([name, , text]) => html[name]! + text).join(''),
        );
      },
    ),
  );
});

test('what fills a place is not cut again', () => {
  const cut = cutAtPlaces(`<p>${placeMark('cart-count')}</p>${placeMark('notices')}`);
  expect(fillPlaces(cut, (name) => (name === 'notices' ? placeMark('cart-count') : ''))).toBe(
    `<p></p>${placeMark('cart-count')}`,
  );
});
