import { expect, test } from 'vitest';
import { listProductLink, productLink, productLinkOf } from './product-path';

test('a product link ends with the last part of the path', () => {
  expect(productLink(12, 'farben/wandfarbe/salbei')).toBe('/p/12/salbei');
});

test.each([
  ['/farben/wandfarbe/salbei_7_12', '/p/12/salbei'],
  ['/salbei_7', '/salbei_7'],
  ['/kontakt', '/kontakt'],
])('the link to goods at %s is %s', (path, link) => {
  expect(productLinkOf(path)).toBe(link);
});

test('a list links to the variation that it shows', () => {
  const product = {
    texts: { urlPath: 'farben/salbei' },
    item: { id: 7 },
    variation: { id: 12 },
  };
  expect(listProductLink(product)).toBe('/p/12/salbei');
});
