import { expect, test } from 'vitest';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { OnlinePayments } from '../../../payments/mollie/online-payments';
import { shippingTermsSchema } from '../../../shop-api';

const engine = useTestEngine();

const termsIn = (lang: 'de' | 'en') =>
  engine.shopper({ lang }).do((shop) => shop.getShippingTerms());

test('every delivery country with costs by weight, free limit, transit time and carrier', async () => {
  const terms = await termsIn('de');
  expect(shippingTermsSchema.parse(terms)).toEqual(terms);
  expect(terms.destinations.map(({ countries }) => countries)).toEqual([
    ['Deutschland'],
    ['Österreich'],
    ['Schweiz'],
  ]);
  expect(terms.destinations[0]?.ways).toEqual([
    {
      id: 1,
      name: 'Standardversand',
      carrier: 'DHL',
      transit: { min: 1, max: 3 },
      takesHazardousGoods: true,
      pickup: null,
      prices: [
        { maxWeightG: 5000, price: 490, freeFrom: 10000 },
        { maxWeightG: 31500, price: 690, freeFrom: 10000 },
      ],
    },
    expect.objectContaining({ id: 2, takesHazardousGoods: false, transit: { min: 1, max: 1 } }),
  ]);
});

test('hazardous goods are mentioned if the shop sells some', async () => {
  await engine.pool.query('update item set is_active = false where hazard is not null');
  expect((await termsIn('de')).hasHazardousGoods).toBe(false);
  await engine.pool.query(`insert into item (external_id, hazard) values ('thinner',
    '{"pictograms": ["GHS02"], "signalWord": null, "statements": [], "ufi": "", "isBiocide": false}')`);
  expect((await termsIn('de')).hasHazardousGoods).toBe(true);
});

test('the days to pay are those of the order settings', async () => {
  await engine.pool
    .query(`insert into setting (key, value) values ('orders', '{"prepaymentDays": 9}')
    on conflict (key) do update set value = excluded.value`);
  await engine.pool.query(`update payment_method set description_de = 'Innerhalb von {days} Tagen.'
    where upper(payment_key) = 'PREPAYMENT'`);
  const { payments } = await termsIn('de');
  expect(payments.map(({ description }) => description)).toContain('Innerhalb von 9\u00a0Tagen.');
  await engine.pool.query("delete from setting where key = 'orders'");
});

test('payment methods with fee, limit, countries and exclusions, in the requested language', async () => {
  await engine.pool.query('update payment_method set fee = 150 where id = 3');
  const { payments } = await termsIn('en');
  expect(payments).toMatchObject([
    { name: 'Bank transfer', fee: 0, maxAmount: null, countries: null, notWith: [] },
    { name: 'Invoice', maxAmount: 50000, countries: ['Germany', 'Austria'] },
    { name: 'Cash on delivery', fee: 150, countries: ['Germany'], notWith: ['Express delivery'] },
  ]);
});

test('disabled methods are not listed; equal terms form one group', async () => {
  await engine.pool.query(`
    update shipping_profile set is_active = false where id = 2;
    update payment_method set is_active = false where id = 3;
    update shipping_price set price = 1990 where country_id = 2`);
  const { destinations, payments } = await termsIn('de');
  expect(destinations.map(({ countries }) => countries)).toEqual([
    ['Deutschland'],
    ['Österreich', 'Schweiz'],
  ]);
  expect(payments).toHaveLength(2);
});

test('methods of the payment provider are listed while it offers them', async () => {
  const names = async () => (await termsIn('en')).payments.map(({ name }) => name);
  const before = await names();
  await engine.pool.query(`insert into payment_method (id, key, payment_key, name_de, name_en)
    values (77, 'Mollie', 'MOLLIE_CREDITCARD', 'Karte', 'Card')`);
  engine.setProvider(null);
  expect(await names()).toEqual(before);
  engine.setProvider({} as OnlinePayments);
  expect(await names()).toEqual(before);
  await engine.pool.query(`insert into provider_method (id, name_de, name_en, min_amount, seen_at)
    values ('creditcard', 'Karte', 'Card', 1, now())`);
  expect((await names()).toSorted()).toEqual([...before, 'Card'].toSorted());
  engine.setProvider(null);
});
