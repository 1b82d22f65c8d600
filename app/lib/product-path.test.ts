import { expect, test } from 'vitest';
import { productLink } from './product-path';

test('a product link ends with the last part of the path', () => {
  expect(productLink(12, 'farben/wandfarbe/salbei')).toBe('/p/12/salbei');
});
