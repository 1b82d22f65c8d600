import { describe, expect, test } from 'vitest';
import { ANNA, offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { destinationOf } from '../cart/destination-vat';
import { loadReferenceTables } from '../../core/reference/reference-tables';
import { whyNoDelivery } from './address-rules';

const HELGOLAND = { zipCode: 'zipCode.notDelivered', place: 'Helgoland' };

let variationId: number;
const engine = useTestEngine(async ({ fixture, pool }) => {
  variationId = (await fixture.item({ name: 'Weiß', variations: [{ price: 1190 }] }))
    .variationIds[0]!;
  // Goods are delivered to every member state with such areas.
  await pool.query(
    `insert into country (id, iso_code2, name_de, name_en, is_shipping_active, is_eu)
     select id, iso, iso, iso, true, true from (values (40, 'DK'), (41, 'ES'), (42, 'IT'), (43, 'FI'),
       (44, 'GR'), (45, 'PT')) as country (id, iso);
     insert into country (id, iso_code2, name_de, name_en, is_shipping_active, is_eu)
     values (46, 'GB', 'GB', 'GB', true, false);
     update country set is_shipping_active = true where iso_code2 = 'FR';`,
  );
});

async function placeOf(isoCode2: string, zipCode: string) {
  const tables = await loadReferenceTables(engine.pool);
  const country = tables.countries.find((row) => row.isoCode2 === isoCode2)!;
  const refusal = whyNoDelivery({ ...country, stateIds: [] }, zipCode);
  const there = { countryId: country.id, zipCode };
  const rate = destinationOf(tables, there, new Date()).rateOf('standard');
  return { name: refusal?.place?.de ?? null, rate };
}

// Directive 2006/112/EC, Art. 5 to 7 and 104 to 105.
test.each([
  ['DE', '27498', 'Helgoland'],
  ['DE', '78266', 'Büsingen am Hochrhein'],
  ['FR', '97110', 'Guadeloupe, Saint-Barthélemy und Saint-Martin'],
  ['FR', '97400', 'La Réunion'],
  ['FR', '97600', 'Mayotte'],
  ['FR', '98800', 'Neukaledonien'],
  ['DK', '3900', 'Grönland'],
  ['DK', '3800', 'Färöer'],
  ['FI', '22100', 'Åland'],
  ['ES', '35001', 'Kanarische Inseln'],
  ['ES', '38660', 'Kanarische Inseln'],
  ['ES', '51001', 'Ceuta'],
  ['ES', '52006', 'Melilla'],
  ['IT', '23041', 'Livigno'],
  ['IT', '22061', 'Campione d’Italia'],
  ['IT', '47893', 'San Marino'],
  ['GR', '630 86', 'Berg Athos'],
])('outside the VAT area: %s %s is %s', async (isoCode2, zipCode, name) => {
  expect(await placeOf(isoCode2, zipCode)).toEqual({ name, rate: 0 });
});

test.each([
  ['AT', '6691', 1900],
  ['AT', '6992', 1900],
  ['AT', '6990', 2000],
  ['PT', '9000-017', 2200],
  ['PT', '9500-321', 1600],
  ['DE', '27499', 1900],
  ['GB', 'BT1 1AA', 2000],
  ['GB', 'BT92 9ZZ', 2000],
  // Monaco, taxed as France; this shop has no French rate and charges its own.
  ['FR', '98000', 1900],
])('inside it: %s %s is charged %i', async (isoCode2, zipCode, rate) => {
  expect(await placeOf(isoCode2, zipCode)).toEqual({ name: null, rate });
});

test.each(['SW1A 1AA', 'B1 1AA', 'IM1 1AA'])('the rest of Britain is abroad: %s', async (zip) => {
  expect(await placeOf('GB', zip)).toEqual({ name: null, rate: 0 });
});

describe('an order', () => {
  test('to Mittelberg has 19 %, to the rest of Austria 20 %', async () => {
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const rates = async (zipCode: string) => {
      const addressData = { ...ANNA, country: 2, zipCode };
      await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData }));
      const { totalVats } = await shopper.do((shop) => shop.getCart());
      return totalVats.map(({ vatValue }) => vatValue);
    };
    expect(await rates('6993')).toEqual([1900]);
    expect(await rates('6900')).toEqual([2000]);
  });

  test('is refused for an address that was saved before delivery there ended', async () => {
    const shopper = await readyToOrder(engine, [{ variationId }]);
    await engine.pool.query("update address set zip_code = '27498' where type_id = 2");
    const form = await offer(shopper);
    await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
      key: 'address.validationFailed',
      code: 422,
      cause: HELGOLAND,
    });
  });

  test('is refused where the form is sent', async () => {
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const addressData = { ...ANNA, zipCode: '27498' };
    await expect(
      shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData })),
    ).rejects.toMatchObject({ cause: HELGOLAND });
  });

  test('goes there as an export where the shop says so', async () => {
    await engine.pool.query(
      `insert into setting (key, value) values ('vatRules', '{"outsideAreas": "export"}')`,
    );
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const addressData = { ...ANNA, zipCode: '27498' };
    await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData }));
    const form = await offer(shopper);
    const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
    const order = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
    expect(order).toMatchObject({ vatCase: 'export', totals: { vats: [{ rate: 0, value: 0 }] } });
    await engine.pool.query(`delete from setting where key = 'vatRules'`);
  });
});
