import { expect, test } from 'vitest';
import { ANNA, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

let variationId: number;
const engine = useTestEngine(async ({ fixture }) => {
  variationId = (await fixture.item({ name: 'Weiß' })).variationIds[0]!;
});

test('countries contain their states and postcode pattern', async () => {
  const shopper = engine.shopper({ lang: 'en' });
  const active = await shopper.do((shop) => shop.getActiveShippingCountries());
  expect(active.map((country) => country.name)).toEqual(['Germany', 'Austria', 'Switzerland']);
  expect(active[0]).toMatchObject({ zipCodeRegex: '^[0-9]{5}$', isoCode2: 'DE' });
  expect(active[0]!.states.map((state) => state.name)).toEqual(['Baden-Württemberg', 'Bavaria']);
  expect(await shopper.do((shop) => shop.getAggregatedCountries())).toHaveLength(4);
});

test('countries are sorted by name in the language of the list, after those the shop puts first', async () => {
  await engine.pool.query('update country set position = 9 where id <> 1');
  const names = async (lang: 'de' | 'en') =>
    engine
      .shopper({ lang })
      .do(async (shop) => (await shop.getAggregatedCountries()).map(({ name }) => name));
  expect(await names('de')).toEqual(['Deutschland', 'Frankreich', 'Österreich', 'Schweiz']);
  expect(await names('en')).toEqual(['Germany', 'Austria', 'France', 'Switzerland']);
});

test('a guest has one of each type; saving again changes it', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const zipCode = 'D-20 095';
  const [saved, ...more] = await shopper.do((shop) =>
    shop.doSaveAddress({ typeId: 2, addressData: { ...ANNA, zipCode } }),
  );
  expect(more).toEqual([]);
  expect(saved).toMatchObject({ zipCode: '20095', email: 'anna@example.de', typeId: 2 });
  const [billing] = await shopper.do((shop) => shop.getAddresses({ typeId: 1 }));
  expect(billing).toMatchObject({ zipCode: '10115' });
  expect(await shopper.do((shop) => shop.getCart())).toMatchObject({
    customerShippingAddressId: saved!.id,
    customerInvoiceAddressId: billing!.id,
  });
});

test('the address an order uses is the primary one, and comes first (3.06)', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const [saved] = await shopper.do((shop) => shop.getAddresses({ typeId: 2 }));
  expect(saved).toMatchObject({ primary: true });
  await engine.pool.query('update address set is_primary = false where id = $1', [saved!.id]);
  await engine.pool.query(
    `insert into address (cart_id, type_id, first_name, last_name, street_name, apartment,
       zip_code, city, country_id, is_primary, created_at, updated_at)
     select cart_id, type_id, first_name, 'Zweite', street_name, apartment, zip_code, city,
       country_id, true, created_at, updated_at from address where id = $1`,
    [saved!.id],
  );
  const addresses = await shopper.do((shop) => shop.getAddresses({ typeId: 2 }));
  expect(addresses.map(({ lastName, primary }) => [lastName, primary])).toEqual([
    ['Zweite', true],
    ['Müller', false],
  ]);
});

test('errors name their fields', async () => {
  const shopper = engine.shopper();
  const addressData = {
    ...ANNA,
    zipCode: '123',
    city: '',
    country: 10,
    lastName: 'x'.repeat(101),
  };
  await expect(
    shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData })),
  ).rejects.toMatchObject({
    key: 'address.validationFailed',
    cause: { lastName: 'maxCharacters' },
  });
  await expect(
    shopper.do((shop) =>
      shop.doSaveAddress({ typeId: 2, addressData: { ...addressData, lastName: 'M' } }),
    ),
  ).rejects.toMatchObject({
    cause: { zipCode: 'zipCode.format', city: 'required', country: 'country.notDelivered' },
  });
});

test('another country changes delivery and VAT', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const addressData = { ...ANNA, country: 2, zipCode: 'A-1010' };
  await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData }));
  expect(await shopper.do((shop) => shop.getCart())).toMatchObject({
    shippingCountryId: 2,
    shippingAmount: 990,
    totalVats: [{ vatValue: 2000 }],
  });
});

test('a customer cannot use or delete the address of another', async () => {
  const [one, other] = [
    await readyToOrder(engine, [{ variationId }]),
    await readyToOrder(engine, [{ variationId }]),
  ];
  const [address] = await one.do((shop) => shop.getAddresses({ typeId: 2 }));
  const input = { typeId: 2 as const, addressId: address!.id };
  await expect(other.do((shop) => shop.setCheckoutAddress(input))).rejects.toMatchObject({
    key: 'address.notFound',
  });
  await other.do((shop) => shop.deleteAddress(input));
  expect(await one.do((shop) => shop.getAddresses({ typeId: 2 }))).toHaveLength(1);
});

test('deleting the address used for both deletes both (§4)', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const [address] = await shopper.do((shop) => shop.getAddresses({ typeId: 2 }));
  await shopper.do((shop) => shop.deleteAddress({ typeId: 2, addressId: address!.id }));
  expect(await shopper.do((shop) => shop.getAddresses({ typeId: 1 }))).toEqual([]);
  expect((await shopper.do((shop) => shop.getCart())).customerInvoiceAddressId).toBeNull();
});

test('an address belongs to a cart or to a customer, and a cart sees only its own', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const [own] = await shopper.do((shop) => shop.getAddresses({ typeId: 2 }));
  const { rows } = await engine.pool.query<{ id: number }>(
    `insert into customer (email, lang) values ('Anna@example.de', 'de') returning id`,
  );
  const customer = rows[0]!.id;
  const copy = async (cartId: string, customerId: number | null) =>
    (
      await engine.pool.query<{ id: number }>(
        `insert into address (cart_id, customer_id, type_id, first_name, last_name, street_name,
           apartment, zip_code, city, country_id)
         select ${cartId}, $2, type_id, first_name, last_name, street_name, apartment, zip_code,
           city, country_id from address where id = $1 returning id`,
        [own!.id, customerId],
      )
    ).rows[0]!.id;
  const constraint = 'address_has_one_owner';
  await expect(copy('cart_id', customer)).rejects.toMatchObject({ constraint });
  await expect(copy('null', null)).rejects.toMatchObject({ constraint });
  const addressId = await copy('null', customer);

  const input = { typeId: 2 as const, addressId };
  await expect(shopper.do((shop) => shop.setCheckoutAddress(input))).rejects.toMatchObject({
    key: 'address.notFound',
  });
  await shopper.do((shop) => shop.deleteAddress(input));
  await shopper.do((shop) => shop.deleteAddress({ typeId: 2, addressId: own!.id }));
  const kept = await engine.pool.query('select id from address where customer_id = $1', [customer]);
  expect(kept.rows).toEqual([{ id: addressId }]);
  await expect(
    engine.pool.query(`insert into customer (email, lang) values ('anna@EXAMPLE.de', 'de')`),
  ).rejects.toMatchObject({ constraint: 'customer_by_email' });
});
