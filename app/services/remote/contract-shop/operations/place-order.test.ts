import { expect, test } from 'vitest';
import { RemoteFailure } from '~/services/remote/upstream/remote-failure';
import { ReceivedError, type PlaceOrderInput, type ShopError } from '~/services/shop-api';
import { checkoutOperations } from './checkout';
import { fakeServer, type FakeServer } from '../../../../../tests/support/contract-checkout';

const LOST = new RemoteFailure('lost', { method: 'POST', url: 'doPlaceOrder', isAway: true });

/** The checkout of one request. */
function checkout({ open }: FakeServer) {
  const { call, shop } = open();
  return checkoutOperations(call, shop);
}

/** Reads the checkout, as a window does, and returns the press of its button. */
async function look(server: FakeServer, changes?: PlaceOrderInput['changes']) {
  const { total: shownTotal, ...quote } = (await checkout(server).getCheckout()).quote;
  const wish = { ...quote, shownTotal, termsAccepted: true, ...(changes && { changes }) };
  return {
    wish,
    press: (more: Partial<PlaceOrderInput> = {}) =>
      checkout(server).doPlaceOrder({ ...wish, ...more }),
  };
}

async function failure(press: Promise<unknown>): Promise<ShopError> {
  return (await press.then(
    () => null,
    (error: unknown) => error,
  )) as ShopError;
}

test('an attempt leads to one order, pressed twice concurrently and once more later', async () => {
  const server = fakeServer();
  const { press, wish } = await look(server);
  const [first, second] = await Promise.all([press(), press()]);
  expect([first.isRepeat, second.isRepeat]).toEqual([false, true]);
  const later = await press();
  expect(later).toEqual({ ...first, isRepeat: true });
  expect(second).toEqual(later);
  expect(await checkout(server).getPlacedOrder(wish)).toEqual(later);
  expect(server.state.orders).toHaveLength(1);
});

test('two windows with one cart order once, and later content is another order', async () => {
  const server = fakeServer();
  const [one, other] = [await look(server), await look(server)];
  const [first, second] = await Promise.all([one.press(), other.press()]);
  expect(second).toEqual({ ...first, isRepeat: true });
  expect(await checkout(server).getPlacedOrder(other.wish)).toEqual(second);
  server.state.lines = [{ id: 72, variationId: 34, quantity: 2, price: 1995 }];
  const again = await look(server);
  expect(await checkout(server).getPlacedOrder(again.wish)).toBeNull();
  expect((await again.press()).id).not.toBe(first.id);
  expect(await one.press()).toEqual({ ...first, isRepeat: true });
  expect(server.state.orders).toHaveLength(2);
});

test('an unknown attempt leads to nothing, whatever cart it names', async () => {
  const server = fakeServer();
  const { press, wish } = await look(server);
  await press();
  const bytes = Buffer.from(wish.attemptId, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
  const attemptId = bytes.toString('base64url');
  expect(await checkout(server).getPlacedOrder({ attemptId })).toBeNull();
});

const CUSTOMER = {
  id: 9,
  email: 'anna@example.de',
  firstName: 'Anna',
  lastName: 'Müller',
  classId: 1,
  showNetPrices: false,
};
const UNKNOWN = new ReceivedError('unknownError', 500);

test.each([
  ['guest', LOST],
  ['customer', LOST],
  ['guest', UNKNOWN],
])(
  'an answer lost before the order was made (%s, %s): the next press makes it',
  async (who, error) => {
    const server = fakeServer();
    if (who === 'customer') server.state.user = CUSTOMER;
    const { press, wish } = await look(server, { paymentId: 3 });
    server.lose('before', error);
    expect((await failure(press())).message).toBe(error.message);
    expect(server.state.orders).toHaveLength(0);
    expect(await checkout(server).getPlacedOrder(wish)).toBeNull();
    server.answerAgain();
    expect((await press()).isRepeat).toBe(false);
    expect(server.state.orders).toHaveLength(1);
  },
);

test.each(['same', 'other'])(
  'an answer lost after the order was made: a customer is redirected to it from the %s window',
  async (window) => {
    const server = fakeServer();
    server.state.user = CUSTOMER;
    const [one, other] = [await look(server), await look(server)];
    const shownTotal = one.wish.shownTotal;
    const createdAt = new Date(server.state.now - 3_600_000).toISOString();
    server.state.orders = [{ id: 1, accessKey: 'old', createdAt, total: shownTotal }];
    server.lose('after', LOST);
    expect(await failure(one.press())).toBe(LOST);
    server.answerAgain();
    // Of the same customer on another device, and newer.
    server.state.orders.unshift({ ...server.state.orders[0]!, id: 20_000, total: 1 });
    const { press, wish } = window === 'same' ? one : other;
    const { id, accessKey } = server.state.orders[1]!;
    expect(await press()).toEqual({ id, accessKey, isRepeat: true });
    expect(await checkout(server).getPlacedOrder(wish)).toMatchObject({ id });
    expect(server.state.orders).toHaveLength(3);
  },
);

test.each([LOST, UNKNOWN])(
  'an answer lost after the order was made (%s): a guest gets a message about the mail',
  async (error) => {
    const server = fakeServer();
    const { press, wish } = await look(server);
    server.lose('after', error);
    await failure(press());
    server.answerAgain();
    for (const _ of [1, 2]) expect((await failure(press())).key).toBe('order.answerLost');
    expect(await checkout(server).getPlacedOrder(wish)).toBeNull();
    expect(server.state.orders).toHaveLength(1);
    // Their next purchase is another order.
    server.state.lines = [{ id: 73, variationId: 35, quantity: 1, price: 100 }];
    expect((await (await look(server)).press()).isRepeat).toBe(false);
  },
);

test('a customer whose list lacks the order gets the same message, and no older order', async () => {
  const server = fakeServer();
  const { state } = server;
  state.user = CUSTOMER;
  const lines = [...state.lines];
  await (await look(server)).press();
  const createdAt = new Date(state.now - 3_600_000).toISOString();
  const older = [...state.orders, { ...state.orders[0]!, id: 7, createdAt }];
  state.lines = lines.map((line) => ({ ...line, id: line.id + 1 }));
  const { press } = await look(server);
  server.lose('after', LOST);
  await failure(press());
  server.answerAgain();
  const orders = state.orders;
  state.orders = older;
  expect((await failure(press())).key).toBe('order.answerLost');
  state.orders = orders;
  expect(await press()).toMatchObject({ id: orders[0]!.id, isRepeat: true });
});

test('a press that waits for another sees its result, though it has read the cart before', async () => {
  const server = fakeServer();
  const [one, other] = [await look(server), await look(server)];
  server.lose('after', LOST);
  const { call, shop } = server.open();
  await shop.getCart();
  const presses = [
    failure(one.press()),
    failure(checkoutOperations(call, shop).doPlaceOrder(other.wish)),
  ];
  expect((await Promise.all(presses)).map(({ message }) => message)).toEqual([
    'lost',
    'order.answerLost',
  ]);
  expect(server.state.orders).toHaveLength(1);
});

test('if surely nothing was ordered, an empty cart is just empty', async () => {
  const refused = fakeServer();
  const one = await look(refused);
  refused.refuse('doPlaceOrder', 'order.createFailed');
  await failure(one.press());
  refused.state.lines = [];
  expect(await failure(one.press())).toMatchObject({ cause: { missing: ['items'] } });
  const lost = fakeServer();
  const other = await look(lost);
  lost.lose('before', LOST);
  await failure(other.press());
  // The next press finds the goods, and fails for another reason.
  lost.refuse('doPreparePayment', 'payment.notAvailable');
  await failure(other.press());
  lost.state.lines = [];
  expect(await failure(other.press())).toMatchObject({ cause: { missing: ['items'] } });
});

const SAVED = { refused: {}, isAddressSaved: false, coupon: null, replaced: [], missing: [] };

type Case = [
  name: string,
  change: (server: FakeServer) => void,
  error: { key: string; cause?: unknown },
];
test.each<Case>([
  [
    'another price',
    ({ state }) => (state.lines[0]!.price = 2000),
    { key: 'order.quoteChanged', cause: { before: 4585, after: 4595 } },
  ],
  [
    'other goods at the same price',
    ({ state }) => (state.lines[0]!.variationId = 35),
    { key: 'order.quoteChanged', cause: { before: 4585, after: 4585 } },
  ],
  [
    'another address',
    ({ state }) => (state.addresses[0] = { ...state.addresses[0]!, city: 'Bonn' }),
    { key: 'order.quoteChanged', cause: { before: 4585, after: 4585 } },
  ],
  [
    'a way of delivery that is gone',
    ({ state }) => state.ways.shift(),
    { key: 'order.shippingChanged', cause: { missing: ['shippingMethod'] } },
  ],
  [
    'a way to pay that is gone',
    ({ state }) => state.methods.shift(),
    { key: 'order.paymentChanged', cause: { missing: ['paymentMethod'] } },
  ],
  [
    'no address',
    ({ state }) => (state.chosen = { 1: null, 2: null }),
    { key: 'order.incomplete', cause: { missing: ['shippingAddress', 'billingAddress'] } },
  ],
  [
    'an empty cart',
    ({ state }) => (state.lines = []),
    { key: 'order.incomplete', cause: { missing: ['items'] } },
  ],
  [
    'a payment that must come first',
    ({ state }) => (state.prepared = { type: 'redirectUrl', value: 'https://pay.example' }),
    { key: 'payment.notAvailable' },
  ],
  [
    'a refusal of the upstream shop',
    ({ refuse }) => refuse('doPlaceOrder', 'order.createFailed'),
    { key: 'order.createFailed' },
  ],
  [
    'a refusal with amounts in euros',
    ({ refuse }) => refuse('doPlaceOrder', 'order.couponChanged', { before: 45.85, notice: '78' }),
    { key: 'order.couponChanged', cause: { before: 4585, after: 4585, notice: '78' } },
  ],
])('with %s nothing is ordered', async (_, change, error) => {
  const server = fakeServer();
  const { press } = await look(server);
  change(server);
  expect(await failure(press())).toMatchObject(error);
  expect(server.state.orders).toHaveLength(0);
  expect((await failure(press())).key).toBe(error.key);
});

test('a coupon that is gone is reported as the reason, once', async () => {
  const server = fakeServer();
  server.state.coupon = 'ZEHN';
  const { wish } = await look(server);
  server.state.coupon = '';
  const { call, shop } = server.open();
  const cause = { before: 4085, after: 4585 };
  const pressed = checkoutOperations(call, shop).doPlaceOrder(wish);
  expect(await failure(pressed)).toMatchObject({ key: 'order.couponChanged', cause });
  expect(call.left).toEqual([expect.objectContaining({ key: 'couponLeft.byItself' })]);
  expect((await checkout(server).getCheckout()).cart.notices).toEqual([]);
});

test('ordered goods have not left the cart by themselves, nor have those of an unconfirmed order', async () => {
  const notices = async (server: FakeServer) => (await checkout(server).getCheckout()).cart.notices;
  const ordered = fakeServer();
  await (await look(ordered)).press();
  const lost = fakeServer();
  const { press } = await look(lost);
  lost.lose('after', LOST);
  await failure(press());
  const refused = fakeServer();
  const one = await look(refused);
  refused.refuse('doPlaceOrder', 'order.createFailed');
  await failure(one.press());
  refused.state.lines = [];
  expect([await notices(ordered), await notices(lost)]).toEqual([[], []]);
  expect(await notices(refused)).toEqual([
    expect.objectContaining({ key: 'cartLinesLeft.byItself' }),
  ]);
});

test('terms that were not accepted are missing, and the input is saved', async () => {
  const server = fakeServer();
  const { press } = await look(server, { paymentId: 3 });
  const error = await failure(press({ termsAccepted: false }));
  expect(error).toMatchObject({ key: 'order.incomplete', cause: { missing: ['terms'] } });
  expect(error.events).toEqual({ AfterCheckoutChanged: SAVED });
  expect(server.state.paymentId).toBe(3);
});

test('refused input of the press prevents the order', async () => {
  const server = fakeServer();
  const { press } = await look(server, { paymentId: 9 });
  server.refuse('setPaymentProvider', 'payment.notAvailable');
  const error = await failure(press());
  expect(error).toMatchObject({ key: 'order.incomplete', cause: { missing: [] } });
  const paymentMethod = { key: 'payment.notAvailable', code: 409, cause: {} };
  expect(error.events).toEqual({ AfterCheckoutChanged: { ...SAVED, refused: { paymentMethod } } });
});

test('input of the press may change everything except the total', async () => {
  const paid = fakeServer();
  expect((await (await look(paid, { paymentId: 3 })).press()).isRepeat).toBe(false);
  const dearer = fakeServer();
  const error = await failure((await look(dearer, { shippingId: 7 })).press());
  expect(error).toMatchObject({ key: 'order.quoteChanged', cause: { before: 4585, after: 5285 } });
  expect(dearer.state.orders).toHaveLength(0);
  const other = await failure((await look(fakeServer())).press({ shownTotal: 4000 }));
  expect(other).toMatchObject({ key: 'order.quoteChanged', cause: { before: 4000, after: 4585 } });
  // A gift card pays everything, even a higher total.
  const given = fakeServer();
  given.state.giftCard = 10_000;
  expect((await failure((await look(given, { shippingId: 7 })).press())).key).toBe(
    'order.quoteChanged',
  );
});

test('an order is paid by its original method', async () => {
  const server = fakeServer();
  const { id } = await (await look(server)).press();
  const next = await checkout(server).doExecutePayment({ orderId: id });
  expect(next).toEqual({ type: 'redirectUrl', value: 'https://pay.example/1' });
  expect(server.asked.at(-1)).toEqual(['doExecutePayment', { orderId: id, paymentId: 2 }]);
});
