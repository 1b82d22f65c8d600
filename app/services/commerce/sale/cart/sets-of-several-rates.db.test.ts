import { afterEach, expect, test } from 'vitest';
import { ANNA, offer, readyToOrder, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { jobContext, transact } from '../../core/commerce-context';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { changeOrderStatus } from '../../orders/order/change-order-status';

let set: number;
const engine = useTestEngine(async ({ fixture, setTime }) => {
  setTime('2026-11-26T09:00:00Z');
  const one = async (name: string, variation: { price: number; vatClass?: 'reduced' }) =>
    (await fixture.item({ name, variations: [{ stock: 500, ...variation }] })).variationIds[0]!;
  const plant = await one('Monstera', { price: 2000, vatClass: 'reduced' });
  const pot = await one('Topf', { price: 1000 });
  const parts = { [plant]: 1, [pot]: 1 };
  const made = await fixture.item({
    name: 'Monstera im Topf',
    itemType: 'bundle',
    variations: [{ price: 2500, stock: null, vatClass: 'reduced', parts }],
  });
  set = made.variationIds[0]!;
  const names = { name_de: 'Z', name_en: 'T' };
  await fixture.insert('coupon', { ...names, code: 'ZEHN', percent: 1000 });
});
afterEach(async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]));

const context = () => {
  const base = { pool: engine.pool, index: engine.index, secret: Buffer.alloc(32, 7) };
  return jobContext({ ...base, now: engine.now }, 'de');
};

async function place(shopper: Shopper) {
  const form = await offer(shopper);
  const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
  return { id, read: () => shopper.do((shop) => shop.getOrder({ orderId: id, accessKey })) };
}

test('a set of goods with two rates bears both, by the prices of its parts alone', async () => {
  const shopper = await readyToOrder(engine, [{ variationId: set, quantity: 2 }]);
  await shopper.do((shop) => shop.doAddCoupon({ couponCode: 'ZEHN' }));
  const cart = await shopper.do((shop) => shop.getCart());
  // Of 50.00, 33.34 are for plants and 16.66 for pots; 5.00 of coupon and 4.90 of delivery are
  // shared likewise.
  const grosses = cart.totalVats.map(({ vatValue, vatAmount, netAmount }) => [
    vatValue,
    vatAmount + netAmount,
  ]);
  expect(grosses).toEqual([
    [1900, 1666 - 167 + 163],
    [700, 3334 - 333 + 327],
  ]);
  expect(cart.items[0]).toMatchObject({ vatRate: 700, lineTotal: 5000 });
  const { read } = await place(shopper);
  const { totals, orderItems } = await read();
  expect(totals.vats).toEqual(
    cart.totalVats.map(({ vatValue: rate, vatAmount: value, netAmount: net }) => {
      return { rate, value, net };
    }),
  );
  expect(orderItems[0]!.vatShares).toEqual([
    { rate: 700, unitGross: 1667 },
    { rate: 1900, unitGross: 833 },
  ]);
  expect(orderItems[0]!.lineTotalNet).toBe(cart.items[0]!.lineTotalNet);
});

test('a return of it corrects the VAT of both rates', async () => {
  const shopper = await readyToOrder(engine, [{ variationId: set, quantity: 3 }], { paymentId: 2 });
  await shopper.do((shop) => shop.doAddCoupon({ couponCode: 'ZEHN' }));
  const { id, read } = await place(shopper);
  await transact(context(), (ctx) =>
    changeOrderStatus(ctx, { orderId: id, to: 'shipped', reason: 'operator' }),
  );
  const { orderItems, totals } = await read();
  const withdraw = (quantity: number) =>
    shopper.do((shop) =>
      shop.doSubmitCancellation({
        name: 'Anna',
        orderId: String(id),
        email: 'anna@example.de',
        submissionId: `set-withdrawal-0000000000${quantity}`,
        items: 'x',
        lines: [{ orderItemId: orderItems[0]!.id, quantity }],
      }),
    );
  await withdraw(1);
  await withdraw(2);
  const { returns } = await read();
  const back = (rate: number) =>
    returns
      .flatMap(({ vats }) => vats)
      .filter((vat) => vat.rate === rate)
      .reduce((sum, { net, value }) => sum + net + value, 0);
  expect(totals.vats.map(({ rate }) => back(rate))).toEqual(
    totals.vats.map(({ net, value }) => net + value),
  );
});

test('a business abroad pays for each part without its VAT', async () => {
  const shopper = await readyToOrder(engine, [{ variationId: set }]);
  const vatNumber = 'ATU00000001';
  const addressData = { ...ANNA, companyName: 'H', country: 2, zipCode: '1010', vatNumber };
  await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData, useAsBilling: true }));
  const cart = await shopper.do((shop) => shop.getCart());
  // 16.67 less 7 %, 8.33 less 19 %.
  expect(cart).toMatchObject({ vatCase: 'intraCommunity', itemSum: 1558 + 700 });
  expect(cart.totalVats.map(({ vatValue, vatAmount }) => [vatValue, vatAmount])).toEqual([[0, 0]]);
});
