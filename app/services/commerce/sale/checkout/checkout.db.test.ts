import { afterEach, describe, expect, test } from 'vitest';
import { ANNA, getReady, offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';

let variationId: number;
const engine = useTestEngine(async (engine) => {
  variationId = (
    await engine.fixture.item({ name: 'Weiß', variations: [{ price: 1000, stock: 999 }] })
  ).variationIds[0]!;
});
afterEach(async () => expect(await ledgerCheck(engine.pool)).toEqual([]));

test('the additional information contains the page an order comes from (3.17)', async () => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const kept = () =>
    shopper.do(async (shop) => (await shop.getCheckout()).additionalInformation.templateType);
  expect(await kept()).toBe('checkout');
  await shopper.do((shop) => shop.doAdditionalInformation({ templateType: 'readonly-checkout' }));
  expect(await kept()).toBe('readonly-checkout');
  await shopper.do((shop) => shop.doAdditionalInformation({ orderCustomerSign: 'A-7' }));
  expect(await kept()).toBe('checkout');
});

describe('placing', () => {
  test('writes order, reservation, payment and mail, and leaves an empty cart', async () => {
    const shopper = await readyToOrder(engine, [{ variationId, quantity: 2 }], { paymentId: 2 });
    const form = await offer(shopper);
    const additionalInformation = { orderContactWish: 'Bitte klingeln', orderCustomerSign: 'A-7' };
    const placed = await shopper.do((shop) =>
      shop.doPlaceOrder({ ...form, changes: { additionalInformation } }),
    );
    expect(placed).toMatchObject({ isRepeat: false, accessKey: expect.stringMatching(/^.{43}$/) });
    expect(await shopper.do((shop) => shop.getCart())).toMatchObject({ id: null, items: [] });

    const order = await shopper.do((shop) =>
      shop.getOrder({ orderId: placed.id, accessKey: placed.accessKey }),
    );
    expect(order).toMatchObject({
      statusName: 'confirmed',
      paymentKey: 'INVOICE',
      paymentStatusKey: 'unpaid',
      paymentBankDetails: null,
      contactWish: 'Bitte klingeln',
      customerSign: 'A-7',
      deliveryTime: { max: 4 },
      deliveryAddress: { lastName: 'Müller', countryName: 'Deutschland' },
      totals: {
        itemSumGross: 2000,
        shippingGross: 490,
        totalGross: 2490,
        totalNet: 2092,
        vats: [{ rate: 1900, value: 398, net: 2092 }],
      },
    });
    expect(order.orderItems).toMatchObject([
      { quantity: 2, orderItemName: 'Weiß', lineTotal: 2000, typeId: 1 },
    ]);
    const { rows } = await engine.pool.query(
      `select (select json_agg(r.quantity) from reservation r where order_id = $1) as held,
              (select json_agg(p.amount) from payment p where order_id = $1) as amounts,
              (select json_agg(x.payload) from outbox x
               where dedupe_key = 'mail:order_received:' || $1::int) as mails`,
      [placed.id],
    );
    expect(rows[0]).toEqual({ held: [2], amounts: [2490], mails: [{ orderId: placed.id }] });
  });

  test('bank transfer waits for the money and shows the account', async () => {
    const shopper = await readyToOrder(engine, [{ variationId }], { paymentId: 1 });
    const form = await offer(shopper);
    const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
    const order = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
    expect(order.statusName).toBe('pendingPayment');
    expect(order.paymentBankDetails).toMatchObject({ iban: expect.any(String) });
    expect(
      await shopper.do((shop) => shop.doExecutePayment({ orderId: id, paymentId: 1 })),
    ).toEqual({ type: 'continue', value: '' });
  });

  test('the cart and the order show the same numbers', async () => {
    const mixed = await engine.fixture.item({
      name: 'Set',
      variations: [{ price: 1999, vatClass: 'reduced', graduated: { 3: 1777 } }],
    });
    await engine.fixture.insert('coupon', {
      code: 'ZEHN',
      name_de: 'Zehn',
      name_en: 'Ten',
      percent: 1000,
    });
    const shopper = await readyToOrder(engine, [
      { variationId, quantity: 3 },
      { variationId: mixed.variationIds[0]!, quantity: 3 },
    ]);
    await shopper.do((shop) => shop.doAddCoupon({ couponCode: 'zehn' }));
    const cart = await shopper.do((shop) => shop.getCart());
    const form = await offer(shopper);
    const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
    const { totals } = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
    expect(totals).toEqual({
      itemSumGross: cart.itemSum,
      itemSumNet: cart.itemSumNet,
      shippingGross: cart.shippingAmount,
      shippingNet: cart.shippingAmountNet,
      paymentFeeGross: cart.paymentFee,
      paymentFeeNet: cart.paymentFeeNet,
      couponValue: cart.couponDiscount,
      couponValueNet: cart.couponDiscountNet,
      couponCode: 'ZEHN',
      giftCards: [],
      giftCardsValue: 0,
      totalGross: cart.basketAmount,
      totalNet: cart.basketAmountNet,
      vats: cart.totalVats.map((vat) => ({
        rate: vat.vatValue,
        value: vat.vatAmount,
        net: vat.netAmount,
      })),
    });
  });

  test('an order is a snapshot (R29)', async () => {
    const item = await engine.fixture.item({ name: 'Alt', variations: [{ price: 700 }] });
    const shopper = await readyToOrder(engine, [{ variationId: item.variationIds[0]! }]);
    const form = await offer(shopper);
    const key = await shopper.do((shop) => shop.doPlaceOrder(form));
    const read = () =>
      shopper.do((shop) => shop.getOrder({ orderId: key.id, accessKey: key.accessKey }));
    const before = await read();
    await engine.pool.query(`update item_text set name1 = 'Neu' where item_id = $1`, [item.itemId]);
    await engine.pool.query('update variation_price set price = 9999 where variation_id = $1', [
      item.variationIds[0],
    ]);
    await engine.pool.query('update vat_rate set rate = 2500 where country_id = 1');
    await engine.pool.query(`update address set city = 'Anderswo'`);
    expect(await read()).toEqual(before);
    await engine.pool.query(
      `update vat_rate set rate = case vat_class when 'standard' then 1900 else 700 end
       where country_id = 1`,
    );
  });

  test('missing parts are reported', async () => {
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    const form = await offer(shopper);
    await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
      key: 'order.incomplete',
      cause: { missing: ['shippingAddress', 'billingAddress', 'email', 'paymentMethod'] },
    });
    const ready = await readyToOrder(engine, [{ variationId }]);
    const complete = await offer(ready);
    await expect(
      ready.do((shop) => shop.doPlaceOrder({ ...complete, termsAccepted: false })),
    ).rejects.toMatchObject({ key: 'order.incomplete', cause: { missing: ['terms'] } });
    const nobody = engine.shopper();
    await expect(nobody.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
      cause: { missing: ['items'] },
    });
  });

  test('wishes stored with the cart are copied to the order, cleaned, and do not change the quote', async () => {
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const form = await offer(shopper);
    await shopper.do((shop) =>
      shop.doAdditionalInformation({
        orderContactWish: ' bitte\u0000\nklingeln \ud800',
        orderCustomerSign: 'A\r\nBcc: x',
      }),
    );
    const { additionalInformation } = await shopper.do((shop) => shop.getCheckout());
    expect(additionalInformation.orderContactWish).toBe('bitte\nklingeln');
    const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
    expect(await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }))).toMatchObject({
      contactWish: 'bitte\nklingeln',
      customerSign: 'A Bcc: x',
    });
  });

  test('consent to the carrier is stored with the order as given, and never required (L-62)', async () => {
    await engine.pool.query(
      'update shipping_profile set show_data_privacy_agreement_hint = true where id = 2',
    );
    const order = async (given?: { shippingPrivacyHintAccepted: boolean }) => {
      const shopper = await readyToOrder(engine, [{ variationId }]);
      await shopper.do((shop) => shop.setShippingProvider({ shippingId: 2 }));
      await shopper.do((shop) =>
        shop.doAdditionalInformation({ shippingPrivacyHintAccepted: true }),
      );
      const form = await offer(shopper);
      const placed = await shopper.do((shop) =>
        shop.doPlaceOrder({ ...form, ...(given && { changes: { additionalInformation: given } }) }),
      );
      const { rows } = await engine.pool.query(
        'select shipping_privacy_hint_accepted as yes from orders where id = $1',
        [placed.id],
      );
      return rows[0].yes as boolean;
    };
    expect(await order()).toBe(true);
    expect(await order({ shippingPrivacyHintAccepted: false })).toBe(false);
  });

  test('an export order has no VAT, and goods without stock limit no reservation', async () => {
    const mixed = await engine.fixture.item({
      name: 'Getönt',
      isMadeToOrder: true,
      variations: [{ price: 5000, stock: null }],
    });
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId: mixed.variationIds[0]! }));
    await getReady(shopper);
    const addressData = { ...ANNA, country: 4, zipCode: '8001' };
    await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData, useAsBilling: true }));
    const form = await offer(shopper);
    const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
    const order = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
    expect(order.totals.vats).toEqual([{ rate: 0, value: 0, net: 6990 }]);
    expect(order.orderItems[0]!.isMadeToOrder).toBe(true);
  });

  test('a bundle lists its parts', async () => {
    const part = (await engine.fixture.item({ name: 'Rolle', variations: [{ price: 300 }] }))
      .variationIds[0]!;
    const bundle = await engine.fixture.item({
      name: 'Malerset',
      itemType: 'bundle',
      variations: [{ price: 2500, stock: 0, parts: { [part]: 2, [variationId]: 1 } }],
    });
    const shopper = await readyToOrder(engine, [
      { variationId: bundle.variationIds[0]!, quantity: 3 },
    ]);
    const form = await offer(shopper);
    const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
    const order = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
    expect(order.orderItems.map((item) => [item.typeId, item.quantity, item.lineTotal])).toEqual([
      [2, 3, 7500],
      [3, 3, 0],
      [3, 6, 0],
    ]);
    expect(order.orderItems[0]!.bundleComponents).toMatchObject([
      { orderItemName: 'Weiß', variationName: '', quantity: 3 },
      { orderItemName: 'Rolle', variationName: '', quantity: 6 },
    ]);
    const held = await engine.pool.query(
      'select variation_id, quantity from reservation where order_id = $1 order by quantity',
      [id],
    );
    expect(held.rows).toEqual([
      { variationId, quantity: 3 },
      { variationId: part, quantity: 6 },
    ]);
  });
});
