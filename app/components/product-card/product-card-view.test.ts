import { expect, test } from 'vitest';
import { image } from '../../../tests/support/image';
import { listProduct } from '../../../tests/support/list-product';
import { largePictureView } from '~/components/ui/picture-view';
import { productCardView } from './product-card-view';

const { item } = listProduct();

test("a card links to its variation; its canonical address is the item's", () => {
  const several = listProduct({ item: { ...item, salableVariationCount: 3 } });
  for (const product of [listProduct(), several]) {
    expect(productCardView(product, 'gross')).toMatchObject({
      path: '/p/34/salbei',
      canonicalPath: '/wandfarbe/salbei_12',
    });
  }
});

test('a size is in one line with its unit', () => {
  const attributes = [
    { name: 'Glanzgrad', value: 'matt' },
    { name: 'Gebinde', value: '2,5 l' },
  ];
  expect(productCardView(listProduct({ attributes }), 'gross').size).toBe('matt, 2,5\u00a0l');
});

test('tags without a name stay hidden; dark text on light colours', () => {
  const tags = [
    { id: 1, names: { name: ' ' }, color: '#ffffff' },
    { id: 2, names: { name: 'Neu' }, color: '#1f4d3f' },
    { id: 3, names: { name: 'Emissionsarm' }, color: '#d9e8c5' },
  ];
  expect(productCardView(listProduct({ tags }), 'gross').tags).toEqual([
    { name: 'Neu', color: '#1f4d3f', isDarkText: false },
    { name: 'Emissionsarm', color: '#d9e8c5', isDarkText: true },
  ]);
});

test('a card has few renditions of the first picture and no placeholder', () => {
  const images = { all: [image({ widths: [320, 640, 1280] })] };
  expect(productCardView(listProduct({ images }), 'gross').picture).toMatchObject({
    src: '/media/abc/640.webp',
    placeholder: '',
    srcset: '/media/abc/320.avif 320w, /media/abc/640.avif 640w',
  });
});

test('a picture of another server has one size, of which a card shows the smaller file', () => {
  const at = 'https://cdn.example/item/1/';
  const abroad = image({ url: `${at}full.jpg`, urlMiddle: `${at}middle.jpg`, widths: [] });
  const card = productCardView(listProduct({ images: { all: [abroad] } }), 'gross').picture;
  expect(card).toMatchObject({ src: `${at}middle.jpg`, srcset: undefined });
  expect(largePictureView(abroad)).toMatchObject({ src: `${at}full.jpg`, full: `${at}full.jpg` });
});

test('only a delay is shown on a card', () => {
  const { variation } = listProduct();
  const waitingFor = (availabilityId: number) =>
    productCardView(listProduct({ variation: { ...variation, availabilityId } }), 'gross').waiting
      ?.tone;
  expect([1, 3, 4, 7, 9].map(waitingFor)).toEqual([undefined, undefined, 'amber', 'red', 'grey']);
});

test('a pictogram is shown if there is one, statements alone are only on the page', () => {
  const product = listProduct({ hasHazards: true, hasPictograms: false });
  expect(productCardView(product, 'gross')).toMatchObject({ hasPictograms: false, canAdd: false });
});
