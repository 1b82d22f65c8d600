import { expect, test } from 'vitest';
import { deliveryWay, paymentWay } from '../../../../../tests/support/shop-file';
import { RETENTION } from '../../../shop-api/retention';
import { checkShopFile } from './checked-file';
import { factsOfFile } from './facts-of-file';

async function facts(given: object, paysOnline = false) {
  const { file, faults } = await checkShopFile(given);
  expect(faults).toEqual([]);
  return factsOfFile(file!, { paysOnline });
}

const NO_COMPANY = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  representative: '',
  email: '',
  phone: '',
  register: '',
  vatId: '',
};

test('a file contains what pages show of a shop: name, footer, legal texts; the rest is default', async () => {
  const { configuration, legalTexts, shippingTerms } = await facts({
    name: 'Radhaus',
    languages: ['en'],
    retention: { sessions: { days: 7 } },
    navigation: {
      header: ['/raeder'],
      footer: [
        {
          title: { de: 'Hilfe', en: 'Help' },
          links: [
            '/contact',
            '/raeder',
            { name: { de: 'Blog', en: 'Blog' }, href: 'https://b.example/' },
          ],
        },
        { title: { de: 'Waren', en: 'Goods' }, links: ['/raeder'] },
      ],
    },
    legal: { TermsConditions: { de: { title: 'AGB', html: '<p>Rad<script>x</script></p>' } } },
  });
  expect(configuration).toMatchObject({ shopName: 'Radhaus', languages: ['en'], currency: 'EUR' });
  expect(configuration.retention).toEqual({ ...RETENTION, sessions: { days: 7 } });
  expect(configuration.footer).toEqual([
    {
      title: { de: 'Hilfe', en: 'Help' },
      links: [
        { page: '/contact' },
        { name: { de: 'Blog', en: 'Blog' }, href: 'https://b.example/' },
      ],
    },
  ]);
  expect(legalTexts).toEqual([
    { type: 'TermsConditions', lang: 'de', title: 'AGB', htmlText: '<p>Rad</p>', plainText: 'Rad' },
  ]);
  expect(shippingTerms).toBeNull();
});

test('terms of delivery and payment are listed by country, in both languages', async () => {
  const file = {
    seller: { ...NO_COMPANY, country: 'DE' },
    countries: ['CH', 'AT', 'DE'],
    payment: [
      paymentWay('INVOICE', { fee: '1.50', countries: ['AT', 'FR', 'DE'] }),
      paymentWay('MOLLIE_PAYPAL'),
    ],
    delivery: [
      deliveryWay(7, {
        days: [2, 5],
        notWith: ['INVOICE'],
        prices: [
          { countries: ['CH', 'DE'], upToGrams: 30_000, price: '29.00', freeFrom: '100.00' },
        ],
        times: [{ countries: ['CH'], days: [4, 9] }],
      }),
    ],
  };
  const { shippingTerms } = await facts(file);
  const { destinations, payments } = shippingTerms!.de;
  expect(destinations.map(({ countries, ways }) => [countries, ways[0]!.transit])).toEqual([
    [['Deutschland'], { min: 2, max: 5 }],
    [['Schweiz'], { min: 4, max: 9 }],
  ]);
  expect(destinations[0]!.ways[0]!.prices).toEqual([
    { maxWeightG: 30_000, price: 2_900, freeFrom: 10_000 },
  ]);
  const countries = ['Deutschland', 'Österreich'];
  expect(payments).toMatchObject([{ fee: 150, maxAmount: null, countries }]);
  expect((await facts(file, true)).shippingTerms!.de.payments).toHaveLength(2);
  expect(payments[0]!.notWith).toHaveLength(1);
  expect(shippingTerms!.en.destinations[0]!.countries).toEqual(['Germany']);
});
