import { afterEach, expect, test } from 'vitest';
import { ANNA, offer, readyToOrder, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { PlacedOrder } from '../../../shop-api';
import { jobContext, transact } from '../../core/commerce-context';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { acceptOffer } from '../offers/accept-offer';
import { makeOffer } from '../offers/make-offer';
import { changeOrderStatus } from '../order/change-order-status';

const [PREPAYMENT, INVOICE] = [1, 2];
const FEE = 150;
let paint: number;
let book: number;
let card: number;
let serial = 0;
const engine = useTestEngine(async ({ fixture, pool, setTime }) => {
  setTime('2026-11-26T09:00:00Z');
  const one = async (variation: {
    price: number;
    number?: string;
    vatClass?: 'reduced' | 'voucher';
  }) =>
    (await fixture.item({ name: `W${(serial += 1)}`, variations: [{ stock: 500, ...variation }] }))
      .variationIds[0]!;
  paint = await one({ price: 1190, number: 'W-1' });
  book = await one({ price: 535, vatClass: 'reduced' });
  card = await one({ price: 2500, vatClass: 'voucher' });
  await pool.query(`update payment_method set fee = $1 where payment_key = 'INVOICE'`, [FEE]);
});
afterEach(async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]));

const context = () => {
  const base = { pool: engine.pool, index: engine.index, secret: Buffer.alloc(32, 7) };
  return jobContext({ ...base, now: engine.now }, 'de');
};
const both = () => [{ variationId: paint, quantity: 2 }, { variationId: book }];
const cartOf = (shopper: Shopper) => shopper.do((shop) => shop.getCart());

async function place(shopper: Shopper): Promise<PlacedOrder> {
  const form = await offer(shopper);
  return shopper.do((shop) => shop.doPlaceOrder(form));
}
const read = (shopper: Shopper, { id, accessKey }: PlacedOrder) =>
  shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));

test('the fee of the chosen payment method is in every total, with VAT at the rates of the goods', async () => {
  const shopper = await readyToOrder(engine, both());
  const free = await cartOf(shopper);
  expect(free.paymentFee).toBe(0);
  await shopper.do((shop) => shop.setPaymentProvider({ paymentId: INVOICE }));
  const cart = await cartOf(shopper);
  expect(cart).toMatchObject({ paymentFee: FEE, basketAmount: free.basketAmount + FEE });
  // Goods are 23.80 and 5.35: of the fee 1.22 bears 19 %, and 0.28 bears 7 %.
  const grossOf = ({ totalVats }: typeof cart) =>
    totalVats.map(({ vatAmount, netAmount }) => vatAmount + netAmount);
  expect(grossOf(cart).map((gross, i) => gross - grossOf(free)[i]!)).toEqual([122, 28]);
  expect(cart.basketAmountNet).toBe(cart.itemSumNet + cart.shippingAmountNet + cart.paymentFeeNet);
  const placed = await place(shopper);
  const { totals, balance } = await read(shopper, placed);
  expect(totals).toMatchObject({
    paymentFeeGross: FEE,
    paymentFeeNet: cart.paymentFeeNet,
    totalGross: cart.basketAmount,
    totalNet: cart.basketAmountNet,
  });
  expect(balance.due).toBe(cart.basketAmount);
});

test('a fee that arises when the order is submitted is shown before anything is ordered', async () => {
  const shopper = await readyToOrder(engine, both(), { paymentId: PREPAYMENT });
  const { shownTotal, ...form } = await offer(shopper);
  const press = shopper.do((shop) =>
    shop.doPlaceOrder({ ...form, shownTotal, changes: { paymentId: INVOICE } }),
  );
  await expect(press).rejects.toMatchObject({
    key: 'order.quoteChanged',
    cause: { before: shownTotal, after: shownTotal + FEE },
  });
  expect((await cartOf(shopper)).paymentFee).toBe(FEE);
});

test('a business that pays no VAT pays none on the fee', async () => {
  const shopper = await readyToOrder(engine, [{ variationId: paint }], { paymentId: INVOICE });
  const vatNumber = 'ATU00000001';
  const addressData = { ...ANNA, companyName: 'H', country: 2, zipCode: '1010', vatNumber };
  await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData, useAsBilling: true }));
  const { cart, payment } = await shopper.do((shop) => shop.getCheckout());
  expect(cart).toMatchObject({ vatCase: 'intraCommunity', paymentFee: 126, paymentFeeNet: 126 });
  expect(payment.list.find(({ id }) => id === INVOICE)!.fee).toBe(126);
  expect(cart.vatNumber!.totalExempt).toBe(cart.basketAmount);
  expect((await read(shopper, await place(shopper))).totals.totalGross).toBe(cart.basketAmount);
});

async function giftCard(amount: number): Promise<string> {
  const code = `GEBUEHR${String((serial += 1)).padStart(5, '0')}`;
  await engine.fixture.insert('gift_card', { code, amount, open_amount: amount });
  return code;
}

test('gift cards pay no fee, and where they pay for all there is none', async () => {
  const shopper = await readyToOrder(engine, both(), { paymentId: INVOICE });
  const withFee = (await cartOf(shopper)).basketAmount;
  const price = withFee - FEE;
  const couponCode = await giftCard(price - 10);
  await shopper.do((shop) => shop.doAddCoupon({ couponCode }));
  expect(await cartOf(shopper)).toMatchObject({ basketAmount: withFee, openAmount: 10 + FEE });
  const rest = await giftCard(5000);
  await shopper.do((shop) => shop.doAddCoupon({ couponCode: rest }));
  expect(await cartOf(shopper)).toMatchObject({
    paymentFee: 0,
    basketAmount: price,
    openAmount: 0,
  });
  await place(shopper);
});

test('where gift cards alone are bought, nothing bears the VAT of a fee, and there is none', async () => {
  await engine.pool.query(`update payment_method set fee = 99 where payment_key = 'PREPAYMENT'`);
  const shopper = await readyToOrder(engine, [{ variationId: card }]);
  const { cart, payment } = await shopper.do((shop) => shop.getCheckout());
  await engine.pool.query(`update payment_method set fee = 0 where payment_key = 'PREPAYMENT'`);
  expect(payment.list.map(({ fee }) => fee)).toEqual([0]);
  expect(cart.basketAmount).toBe(2500);
});

test('an order whose payment method changes loses its fee, and gets no new one', async () => {
  const shopper = await readyToOrder(engine, both(), { paymentId: INVOICE });
  const placed = await place(shopper);
  const before = await read(shopper, placed);
  const choose = (paymentId: number) =>
    shopper.do((shop) =>
      shop.setOrderPaymentMethod({
        orderId: placed.id,
        accessKey: placed.accessKey,
        paymentId,
      }),
    );
  expect(before.paymentMethodListForSwitch.find(({ id }) => id === INVOICE)!.fee).toBe(FEE);
  await choose(PREPAYMENT);
  const after = await read(shopper, placed);
  const totalGross = before.totals.totalGross - FEE;
  expect(after.totals).toMatchObject({ paymentFeeGross: 0, paymentFeeNet: 0, totalGross });
  expect(after.totals.vats.reduce((sum, { net, value }) => sum + net + value, 0)).toBe(totalGross);
  expect(after.balance.due).toBe(totalGross);
  const { rows } = await engine.pool.query(
    'select amount from payment where order_id = $1 order by attempt desc limit 1',
    [placed.id],
  );
  expect(rows[0]).toEqual({ amount: totalGross });
  await expect(choose(INVOICE)).rejects.toMatchObject({ key: 'payment.notAvailable' });
});

async function withdraw(shopper: Shopper, { id }: PlacedOrder, orderItemId?: number) {
  const lines = orderItemId === undefined ? [] : [{ orderItemId, quantity: 1 }];
  const submissionId = `fee-withdrawal-${String((serial += 1)).padStart(10, '0')}`;
  await shopper.do((shop) =>
    shop.doSubmitCancellation({
      name: 'Anna',
      orderId: String(id),
      email: 'anna@example.de',
      submissionId,
      ...(lines.length > 0 && { items: 'x', lines }),
    }),
  );
}

test('a buyer who withdraws from all gets the fee back, one who keeps a piece does not (§ 357(1) BGB)', async () => {
  const shopper = await readyToOrder(engine, both(), { paymentId: INVOICE });
  const placed = await place(shopper);
  await transact(context(), (ctx) =>
    changeOrderStatus(ctx, { orderId: placed.id, to: 'shipped', reason: 'operator' }),
  );
  const { orderItems } = await read(shopper, placed);
  const bookLine = orderItems.find(({ itemVariationId }) => itemVariationId === book)!;
  await withdraw(shopper, placed, bookLine.id);
  expect((await read(shopper, placed)).returns[0]).toMatchObject({ paymentFeeRefund: 0 });
  await withdraw(shopper, placed);
  const { returns, balance } = await read(shopper, placed);
  expect(returns[0]).toMatchObject({ paymentFeeRefund: FEE, shippingRefund: 490 });
  expect(balance.price).toBe(0);
});

const DRAFT = {
  email: 'anna@example.de',
  billingAddress: {
    firstName: 'Anna',
    lastName: 'Müller',
    streetName: 'Hauptstraße 1',
    zipCode: '10115',
    city: 'Berlin',
  },
  items: [{ number: 'W-1', quantity: 3 }],
  payment: 'INVOICE',
  validUntil: '2026-12-01',
};

test.each([
  [{}, FEE],
  [{ paymentFee: 0 }, 0],
])('an offer %j has the fee %i, and none when gift cards pay for all', async (change, fee) => {
  const made = await makeOffer(context(), { ...DRAFT, ...change });
  const shopper = engine.shopper();
  const open = { offerId: made.id, accessKey: made.accessKey };
  const offered = await shopper.do((shop) => shop.getOffer({ ...open, postcode: '10115' }));
  expect(offered.totals).toMatchObject({ paymentFeeGross: fee, totalGross: 3570 + 490 + fee });
  const giftCardCodes = [await giftCard(9000)];
  const placed = await shopper.do((_, ctx) =>
    acceptOffer(ctx, { ...open, termsAccepted: true, giftCardCodes }),
  );
  const { totals, balance } = await read(shopper, placed);
  expect(totals).toMatchObject({ paymentFeeGross: 0, totalGross: 3570 + 490 });
  expect(balance.due).toBe(0);
});
