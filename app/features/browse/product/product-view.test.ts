import { expect, test } from 'vitest';
import { fullProduct } from '../../../../tests/support/full-product';
import { productView } from './product-view';

function linkOf(downloadLink: string | null) {
  const goods = fullProduct();
  const variationProperties = goods.variationProperties.map((property) => ({
    ...property,
    values: { ...property.values, downloadLink },
  }));
  const { facts } = productView({ ...goods, variationProperties }, null, '/farbe_1', {
    seller: { phone: '', email: '' } as never,
    ratingSteps: 'half',
    priceGroup: 'gross',
  });
  return facts[0]!.link;
}

test('a file of a property is a link only where its address leads somewhere', () => {
  expect(linkOf('/media/blatt.pdf')).toBe('/media/blatt.pdf');
  expect(linkOf('www.werk.example/blatt.pdf')).toBe('https://www.werk.example/blatt.pdf');
  expect(linkOf('javascript:alert(1)')).toBeNull();
  expect(linkOf('blatt.pdf')).toBeNull();
  expect(linkOf(null)).toBeNull();
});
