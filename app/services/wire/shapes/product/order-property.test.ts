import { expect, test } from 'vitest';
import { fullProduct } from '../../../../../tests/support/full-product';
import { toWireOrderProperty } from './order-property';

const [asked] = fullProduct().properties;

test.each([
  ['the goods have their own', { surcharge: 250, baseSurcharge: 100 }, [2.5, 1]],
  ['the goods have none of their own', { surcharge: 120, baseSurcharge: 120 }, [0, 1.2]],
  ['only the goods have one', { surcharge: 100, baseSurcharge: 0 }, [1, 0]],
  ['the goods have it for nothing', { surcharge: 0, baseSurcharge: 100 }, [0, 0]],
])('a surcharge of the property and one of the goods: %s (3.69)', (_, amounts, expected) => {
  const { surcharge, property } = toWireOrderProperty({ ...asked!, ...amounts }, 'de');
  expect([surcharge, property.surcharge]).toEqual(expected);
});
