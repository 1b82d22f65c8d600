import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Image, Price, Product, ShopConfiguration } from '~/services/shop-api';
import { toWirePrices } from '~/services/wire/shapes/money';
import { toWireListProduct } from '~/services/wire/shapes/product/list-product';
import { toWireProduct } from '~/services/wire/shapes/product/product';
import type { Shaper } from '~/services/wire/shapes/shaper';
import { fullProduct } from '../../../../../tests/support/full-product';
import { image } from '../../../../../tests/support/image';
import { listProduct } from '../../../../../tests/support/list-product';
import { ANOTHER, sent } from '../../../../../tests/support/answers-of-another-shop';
import { toListProduct, wireListProductSchema } from './list-product';
import { toPrices, wirePricesSchema } from './price';
import { pricedBeside, toProduct, wireProductSchema } from './product';

const ORIGIN = ANOTHER.publicOrigin;
const shaper = (priceGroup: Shaper['priceGroup']): Shaper => ({ ...ANOTHER, priceGroup });
const CALL = { locale: 'de', configuration: { currency: 'EUR' } as ShopConfiguration } as const;

/** A picture of another server: absolute addresses, one size, no placeholder. */
function abroad(own: Image): Image {
  return {
    ...own,
    url: `${ORIGIN}${own.url}960.webp`,
    urlMiddle: ORIGIN + own.urlMiddle,
    urlPreview: ORIGIN + own.urlPreview,
    urlSecondPreview: ORIGIN + own.urlSecondPreview,
    placeholder: '',
    widths: [],
  };
}

async function readAgain(product: Product, priceGroup: Shaper['priceGroup']) {
  const wire = wireProductSchema.parse(sent(toWireProduct(product, shaper(priceGroup))));
  const large = { ...listProduct(), variation: { ...product.variation, id: 35 } };
  return toProduct(
    wire,
    {
      variationId: 34,
      priced: [{ ...large, prices: product.prices }],
      categoryPaths: new Map([[7, '/farben']]),
    },
    CALL,
  );
}

describe('goods of another instance of this shop', () => {
  test.each(['gross', 'net'] as const)('are the same on its wire, %s prices too', async (group) => {
    const product = fullProduct();
    const { all, variation } = product.images;
    expect(await readAgain(product, group)).toEqual({
      ...product,
      images: { all: all.map(abroad), variation: variation.map(abroad) },
    });
  });

  test('in a list are the same', () => {
    const { prices } = fullProduct();
    const product = listProduct({ images: { all: [image()] }, prices });
    const wire = sent(toWireListProduct(product, shaper('gross')));
    expect(toListProduct(wireListProductSchema.parse(wire), CALL)).toEqual({
      ...product,
      images: { all: product.images.all.map(abroad) },
    });
  });

  test('as a set have the prices of their parts only if all are known', async () => {
    const part = {
      variationId: 35,
      itemId: 13,
      quantity: 2,
      texts: {
        name1: 'Rolle',
        urlPath: 'rolle',
        shortDescription: 'Für Lasuren',
        description: '<p>Kurzer Flor</p>',
      },
      unitName: 'Stück',
      image: null,
      price: 2990,
      vatRate: 1900,
      filter: { isSalable: true },
    };
    const set = fullProduct({ bundleComponents: [part] });
    expect((await readAgain(set, 'gross'))?.bundleComponents).toEqual([part]);
    const more = { ...set, bundleComponents: [part, { ...part, variationId: 36 }] };
    const read = await readAgain(more, 'gross');
    expect(read?.bundleComponents.map(({ price }) => price)).toEqual([0, 0]);
    const wire = wireProductSchema.parse(sent(toWireProduct(more, shaper('gross'))));
    expect(pricedBeside(wire)).toEqual([35, 36]);
  });

  test('cost the same to the cent, at any price and for any reader', () => {
    const cents = fc.integer({ min: 2, max: 10_000_000 });
    const groups = fc.constantFrom('gross' as const, 'net' as const);
    const rates = fc.constantFrom(0, 700, 1900);
    fc.assert(
      fc.property(cents, cents, groups, rates, (regular, base, group, vatRate) => {
        const price = (amount: number): Price => ({
          price: amount,
          unitPrice: amount,
          currency: 'EUR',
          basePrice: null,
        });
        const prices = {
          default: { ...price(regular), lowestPrice: 0, baseSinglePrice: 0 },
          rrp: price(regular + base),
          specialOffer: { ...price(Math.floor(regular / 2)), validUntil: null },
          graduatedPrices: [{ ...price(base), minimumOrderQuantity: 3 }],
        };
        const wire = sent(toWirePrices(prices, { vatRate }, shaper(group)));
        expect(toPrices(wirePricesSchema.parse(wire), CALL)).toEqual(prices);
      }),
    );
  });
});

/**
 * In the style of a PHP server: numbers as text, empty lists for objects, fields missing and added.
 */
const FOREIGN = {
  texts: {
    name1: 'Wei&szlig;lack &amp; Grund',
    urlPath: '/lacke/weisslack_12',
    shortDescription: '<p>Deckt <b>gut</b></p>',
    description: '<p onclick="a()">Für innen</p><script>a()</script>',
  },
  images: {
    all: [
      { url: 'https://cdn.example/12/full/2.jpg', position: '2', names: [] },
      { url: 'https://cdn.example/12/full/1.jpg', position: '1', width: '800', height: null },
      { url: 'javascript:alert(1)', position: 0 },
    ],
    variation: [],
  },
  variation: {
    id: '34',
    number: 'A1',
    minimumOrderQuantity: null,
    availability: null,
    weightG: '1500',
  },
  unit: [],
  item: { id: '12', manufacturer: [], feedbackDecimal: '4.5', feedbackCount: '2', extra: {} },
  prices: {
    default: {
      price: { value: 11.9, formatted: '11,90 €' },
      baseLot: '100',
      baseUnit: 'MLT',
      baseSinglePrice: '1.19',
      vat: { id: 0, value: '19.00' },
      currency: 'EUR',
    },
    rrp: { price: { value: 0 }, currency: 'EUR' },
    specialOffer: null,
  },
  filter: { isSalable: 1 },
  variationAttributeMap: [],
  seoSettings: {
    robots: '',
    forceRobotsValue: 'NOINDEX',
    canonical: { alternate: [{ href: 'https://other.example/en/lacquer/a-12', hreflang: 'en' }] },
  },
  breadcrumbs: [
    { name: 'Start', url: '/' },
    { name: 'Lacke', url: 'https://other.example/de/lacke/' },
    { name: 'Weißlack', url: '/lacke/weisslack_12' },
  ],
};

describe('goods of another program', () => {
  test('are read as far as they are known, and nothing is invented', async () => {
    const beside = { variationId: null, priced: [], categoryPaths: new Map<number, string>() };
    const product = await toProduct(wireProductSchema.parse(FOREIGN), beside, CALL);
    expect(product).toMatchObject({
      texts: {
        urlPath: 'lacke/weisslack',
        shortDescription: 'Deckt gut',
        description: '<p>Für innen</p>',
        technicalData: '',
      },
      images: { all: [{ url: 'https://cdn.example/12/full/1.jpg', width: 800 }, { height: 0 }] },
      variation: {
        id: 34,
        minimumOrderQuantity: 1,
        availabilityId: 10,
        vatRate: 1900,
        weightG: 1500,
      },
      unit: { content: 1, unitOfMeasurement: 'C62' },
      item: { id: 12, feedbackDecimal: 4.5, feedbackCount: 2, manufacturer: null },
      prices: {
        default: { price: 1190, basePrice: { value: 1190, unit: 'LTR' }, lowestPrice: 0 },
        rrp: null,
        specialOffer: null,
        graduatedPrices: [],
      },
      filter: { isSalable: true, isSalableAndActive: false },
      stockNet: null,
      variationAttributeMap: null,
      delivery: null,
      manufacturer: null,
      seoSettings: {
        robots: 'NOINDEX',
        forceRobotsValue: true,
        canonical: '/lacke/weisslack_12',
        alternate: [
          { hreflang: 'de', href: '/lacke/weisslack_12' },
          { hreflang: 'x-default', href: '/lacke/weisslack_12' },
        ],
      },
      breadcrumbs: [{ name: 'Lacke', path: '/lacke' }],
    });
    expect(product?.images.all).toHaveLength(2);
  });

  test('that have no price are not for sale', () => {
    for (const prices of [{ default: [] }, [], null, undefined]) {
      const wire = wireListProductSchema.parse({ ...FOREIGN, prices });
      expect(toListProduct(wire, CALL)).toBeNull();
    }
  });
});
