import { JSDOM } from 'jsdom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { image } from '../../../../tests/support/image';
import { listProduct } from '../../../../tests/support/list-product';
import type { FeedGoods, ListProduct } from '~/services/shop-api';
import { feedFrame, feedItem } from './feed-xml';

const SITE = { publicOrigin: 'https://farben.example', locale: 'de' } as const;
const { DOMParser } = new JSDOM().window;

function goods(given: Partial<ListProduct> = {}, more: Partial<FeedGoods> = {}): FeedGoods {
  const product = { ...listProduct(), images: { all: [image({ widths: [320, 640] })] }, ...given };
  return {
    product,
    path: '/weiss_1_2',
    gtin: '4006381333931',
    mpn: 'W-1',
    condition: 'NewCondition',
    shipping: [{ country: 'DE', service: 'Standard', price: 499 }],
    ...more,
  };
}

/** The content of a feed item, by element name. */
function read(item: string): Record<string, string> {
  const { begin, end } = feedFrame(SITE, 'Farben & mehr');
  const document = new DOMParser().parseFromString(begin + item + end, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const fields = document.querySelector('item')!.children;
  return Object.fromEntries([...fields].map((each) => [each.nodeName, each.textContent]));
}

test('a price with its unit price, a shipping method and the identifiers of the goods', () => {
  const found = read(feedItem(SITE, goods()));
  expect(found).toMatchObject({
    'g:link': 'https://farben.example/weiss_1_2',
    'g:image_link': 'https://farben.example/media/abc/640.webp',
    'g:availability': 'in_stock',
    'g:condition': 'new',
    'g:gtin': '4006381333931',
  });
  expect(found['g:price']).toMatch(/^\d+\.\d\d EUR$/);
  expect(found['g:shipping']!.trim().split(/\s*\n/)).toEqual(['DE', 'Standard', '4.99 EUR']);
});

test('a reduced price stands beside the former one', () => {
  const { prices } = listProduct();
  const specialOffer = { ...prices.default, price: prices.default.price - 100, validUntil: null };
  const found = read(feedItem(SITE, goods({ prices: { ...prices, specialOffer } })));
  const cents = (text = '') => Math.round(parseFloat(text) * 100);
  expect(cents(found['g:price'])).toBe(prices.default.price);
  expect(cents(found['g:sale_price'])).toBe(prices.default.price - 100);
  expect(read(feedItem(SITE, goods()))['g:sale_price']).toBeUndefined();
});

test.each([
  ['LTR', 2.5, 'LTR', ['2.5 l', '1 l']],
  ['MLT', 750, 'LTR', ['750 ml', '1 l']],
  ['GRM', 500, 'KGM', ['500 g', '1 kg']],
  ['MTK', 5, 'MTK', ['5 sqm', '1 sqm']],
] as const)('%s of %s are measured as %s', (unitOfMeasurement, content, unit, expected) => {
  const { prices } = listProduct();
  const basePrice = { value: 1234, unit };
  const found = read(
    feedItem(
      SITE,
      goods({
        unit: { content, unitOfMeasurement, names: { name: '' } },
        prices: { ...prices, default: { ...prices.default, basePrice } },
      }),
    ),
  );
  expect([found['g:unit_pricing_measure'], found['g:unit_pricing_base_measure']]).toEqual(expected);
});

test('goods without number and brand are marked as such; unavailable ones, too', () => {
  const product = listProduct();
  const found = read(
    feedItem(
      SITE,
      goods(
        {
          item: { ...product.item, manufacturer: null },
          filter: { isSalable: false, isSalableAndActive: false },
        },
        { gtin: '', mpn: '', shipping: [] },
      ),
    ),
  );
  expect(found).toMatchObject({
    'g:identifier_exists': 'no',
    'g:availability': 'out_of_stock',
  });
});

test('a GTIN for use inside a company is left out, and the identifiers are marked as missing', () => {
  const inside = { gtin: '2000000000015' };
  expect(read(feedItem(SITE, goods({}, inside)))['g:gtin']).toBeUndefined();
  const { item } = listProduct();
  const unnamed = goods({ item: { ...item, manufacturer: null } }, { ...inside, mpn: '' });
  expect(read(feedItem(SITE, unnamed))).toMatchObject({ 'g:identifier_exists': 'no' });
});

test('goods without a picture are left out', () => {
  expect(feedItem(SITE, goods({ images: { all: [] } }))).toBe('');
});

test('for any name, the file can be parsed and contains it', () => {
  const texts = listProduct().texts;
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name1) => {
      const found = read(feedItem(SITE, goods({ texts: { ...texts, name1 }, attributes: [] })));
      const expected = name1.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
      const said = found['g:title'] ?? '';
      expect([...said].length).toBeLessThanOrEqual(150);
      const kept = expected.replaceAll(/\r\n?/g, '\n');
      expect(kept.startsWith(said.replace(/…$/, ''))).toBe(true);
    }),
  );
});
