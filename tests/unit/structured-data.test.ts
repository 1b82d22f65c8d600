import { expect, test } from 'vitest';
import { wrongInData } from '../support/schema-org/validate';

const ORIGIN = 'https://shop.example';
const offer = {
  '@type': 'Offer',
  url: `${ORIGIN}/weiss_1`,
  price: '12.90',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  priceValidUntil: '2026-12-01',
};
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Weiß',
  image: [`${ORIGIN}/media/a.webp`],
  offers: offer,
};

test('valid schema.org data pass', () => {
  expect(wrongInData(product, ORIGIN)).toEqual([]);
});

test.each<[string, object]>([
  ['another vocabulary', { '@context': 'http://schema.org' }],
  ['an unknown type', { '@type': 'Paint' }],
  ['an unknown property', { colour: 'Weiß' }],
  ['a property of another type', { price: '12.90' }],
  ['an empty text', { name: ' ' }],
  ['a list of nothing', { image: [] }],
  ['a path that is no address', { image: '/media/a.webp' }],
  ['an address elsewhere', { url: 'https://elsewhere.example/' }],
  ['a part of another type', { offers: { '@type': 'Person', name: 'A' } }],
  ['a part of an unknown type', { brand: { '@type': 'Werk', name: 'A' } }],
  ['a comma for a point', { offers: { ...offer, price: '12,90' } }],
  ['a price that is a number', { offers: { ...offer, price: 12.9 } }],
  [
    'a name that is in no list',
    { offers: { ...offer, availability: 'https://schema.org/InHouse' } },
  ],
  ['a day as people write it', { offers: { ...offer, priceValidUntil: '1.12.2026' } }],
  ['a day that is none', { offers: { ...offer, priceValidUntil: '2026-13-01' } }],
  ['words for a number', { weight: { '@type': 'QuantitativeValue', maxValue: 'zwei' } }],
])('%s is wrong', (_, change) => {
  expect(wrongInData({ ...product, ...change }, ORIGIN)).toHaveLength(1);
});
