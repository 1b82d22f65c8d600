import { expect, test } from 'vitest';
import { foundOffers, type Offer } from './add-panel';

const offer = (title: string, about = ''): Offer => ({
  field: 'variation',
  value: title,
  title,
  about,
  picture: '',
  shape: { names: [], depth: 1, count: 1 },
});
const OFFERS = [offer('Fragen zum Aufklappen', 'Reiter'), offer('Überschrift', 'Text und Bild')];

test.each([
  ['', 2],
  ['  ', 2],
  ['aufklapp', 1],
  ['UBERSCHRIFT', 1],
  ['bild über', 1],
  ['reiter bild', 0],
])('"%s" finds %i of the offers', (search, count) => {
  expect(foundOffers(OFFERS, search)).toHaveLength(count);
});
