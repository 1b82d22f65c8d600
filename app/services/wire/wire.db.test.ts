import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPaintShop } from '../../../tests/support/paint-shop';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { useWire } from '../../../tests/support/use-wire';
import type { WireCaller, WireReply } from '../../../tests/support/wire-caller';
import { meetNeeds } from '../../../tests/support/wire-needs';
import { changesSomething } from '~/services/shop-api';
import { alwaysChanges, type Need } from './frame/operation';
import { OPERATIONS } from './operations';

type Goods = Awaited<ReturnType<typeof addPaintShop>>;

let goods: Goods;
const engine = useTestEngine(async (engine) => {
  goods = await addPaintShop(engine.fixture);
  await engine.fixture.insert('coupon', {
    code: 'ZEHN',
    name_de: 'Z',
    name_en: 'T',
    percent: 1000,
  });
  const wishes = { surcharge: 120, profiles: { 1: ['PreferredDay', 'PreferredLocation'] } };
  const set = `insert into setting (key, value) values ('preferredDelivery', $1)`;
  await engine.pool.query(set, [JSON.stringify(wishes)]);
  await engine.index.applyChanges('everything');
});
const wire = useWire(engine);
const { visitor } = wire;

const ANNA = {
  firstName: 'Anna',
  lastName: 'Müller',
  streetName: 'Hauptstraße',
  apartment: '12 a',
  city: 'Berlin',
  country: '1',
  zipCode: '10115',
};
const PASSWORD = 'Farbe2026!';

/** Creates the states that an example needs, and returns the ids in it. */
async function prepare(client: WireCaller, needs: readonly Need[]): Promise<Ids> {
  const variationId = goods.roller.variationIds[0]!;
  const ids: Ids = { productId: variationId, variationId, itemId: goods.roller.itemId };
  const has = (...wanted: Need[]) => needs.some((need) => wanted.includes(need));
  if (has('customer')) {
    const email = `kundin${wire.visitors}@example.de`;
    const contact = { password: PASSWORD, options: { typeId: { value: email } } };
    await fine(client.call('doRegisterUser', { contact }));
    Object.assign(ids, { email });
  }
  if (has('cart', 'checkout', 'order')) {
    const cart = await fine(client.call('doAddCartItem', { productId: variationId, quantity: 2 }));
    ids['cartItemId'] = (cart as { items: { id: number }[] }).items[0]!.id;
  }
  if (has('guest', 'checkout', 'order')) {
    await fine(client.call('doLoginAsGuest', { email: `gast${wire.visitors}@example.de` }));
  }
  if (has('checkout', 'order')) {
    for (const typeId of [1, 2]) {
      const saved = await fine(client.call('doSaveAddress', { typeId, addressData: ANNA }));
      ids['addressId'] = (saved as { id: number }[])[0]!.id;
    }
    await fine(client.call('setPaymentProvider', { paymentId: 1 }));
  }
  if (has('order')) {
    const order = (await fine(client.call('doPlaceOrder'))) as { order: OrderKeys };
    ids['orderId'] = order.order.id;
    ids['accessKey'] = order.order.accessKey;
  }
  const more = { itemId: goods.roller.itemId, variationId, number: await numberOf(variationId) };
  return { ...ids, ...(await meetNeeds(engine, client, { needs, goods: more })) };
}

async function numberOf(variationId: number): Promise<string> {
  const { rows } = await engine.pool.query<{ number: string }>(
    'select number from variation where id = $1',
    [variationId],
  );
  return rows[0]!.number;
}

type Ids = Record<string, unknown>;
type OrderKeys = { id: number; accessKey: string };

async function fine(reply: Promise<WireReply>): Promise<unknown> {
  const { status, body } = await reply;
  expect(body, JSON.stringify(body).slice(0, 300)).toHaveProperty('data');
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body.data;
}

/** An example with the ids of this shop in it. */
function filled(example: unknown, ids: Ids): unknown {
  if (Array.isArray(example)) return example.map((each) => filled(each, ids));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [
      key,
      key in ids ? ids[key] : filled(value, ids),
    ]),
  );
}

/** Examples with a link that was never issued. */
const REFUSED: Record<string, string> = {
  doResetPassword: 'contact.unauthorizedPasswordReset',
  getOrderDocument: 'order.notFound',
  doMigrateGuestOrderToCustomer: 'login.required',
  doSubscribeNotifyMe: 'operation.notOffered',
  doConfirmNotifyMe: 'operation.notOffered',
  doUnsubscribeNotifyMe: 'operation.notOffered',
  setCustomAssets: 'operation.notOffered',
  deleteCustomAsset: 'operation.notOffered',
  doCreateTranslations: 'operation.notOffered',
  patchMergeTranslations: 'operation.notOffered',
  deleteTranslationByLanguage: 'operation.notOffered',
  getAllTranslations: 'operation.notOffered',
  doGenerateAiTextBlock: 'operation.notOffered',
  doCreatePayPalOrder: 'operation.notOffered',
  getPayPalOrder: 'operation.notOffered',
  doCreatePlentyPaymentFromPayPalOrder: 'operation.notOffered',
  doCapturePayPalOrder: 'operation.notOffered',
  doCapturePayPalOrderV2: 'operation.notOffered',
  doCreatePayPalCreditCardTransaction: 'operation.notOffered',
  getPayPalDataClientToken: 'operation.notOffered',
  getPayPalFraudId: 'operation.notOffered',
  doHandlePayPalAddress: 'operation.notOffered',
  doHandlePayPalFundingSources: 'operation.notOffered',
  doHandlePayPalPaymentFundingSources: 'operation.notOffered',
  doHandleAllowPaymentGooglePay: 'operation.notOffered',
  doHandleAllowPaymentApplePay: 'operation.notOffered',
  getPayPalGooglePayTransactionInfo: 'operation.notOffered',
  getPayPalApplePayTransactionInfo: 'operation.notOffered',
};

const names = Object.keys(OPERATIONS);

describe('an example of each operation', () => {
  test.each(names)('%s answers in its documented shape', async (name) => {
    const { example, needs, output } = OPERATIONS[name]!;
    const client = visitor();
    const ids = await prepare(client, needs);
    wire.called.length = 0;
    const reply = await client.call(
      name,
      ...(example === null || example === undefined ? [] : [filled(example, ids)]),
    );
    // A link's target writes nothing.
    const changes = alwaysChanges(name, OPERATIONS[name]!);
    if (!changes) expect(wire.called.filter(changesSomething)).toEqual([]);
    if (REFUSED[name]) return expect(reply.body['key']).toBe(REFUSED[name]);
    const data = await fine(Promise.resolve(reply));
    const { apiEvents: _events, ...bare } = (data ?? {}) as Record<string, unknown>;
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
    output.parse(isObject ? bare : data);
  });

  test.each(names)('%s has an argument that its schema takes', (name) => {
    const { example, input } = OPERATIONS[name]!;
    if (input === null) return expect(example).toBeNull();
    expect(input.safeParse(example)).toMatchObject({ success: true });
  });
});

const NASTY: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  1e308,
  '',
  ' ',
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  "1' or 1=1 --",
  '../../etc/passwd',
  '%00',
  '${1}',
  [],
  [[]],
  {},
  { toString: 1 },
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  { constructor: { prototype: {} } },
  Array.from({ length: 3_000 }, (_, i) => i),
];

/** The example with one of its parts replaced, for each of its parts, the whole first. */
function mutants(value: unknown): ((nasty: unknown) => unknown)[] {
  const whole = (nasty: unknown) => nasty;
  if (Array.isArray(value)) {
    const inside = value.flatMap((each, i) =>
      mutants(each).map((make) => (nasty: unknown) => value.with(i, make(nasty)) as unknown),
    );
    return [whole, ...inside];
  }
  if (typeof value !== 'object' || value === null) return [whole];
  const inside = Object.entries(value).flatMap(([key, each]) =>
    mutants(each).map((make) => (nasty: unknown) => ({ ...value, [key]: make(nasty) })),
  );
  return [whole, (nasty) => ({ ...value, ['x'.repeat(300)]: nasty }), ...inside];
}

/** Each part gets every third of the nasty values, another third than the part before it. */
function* wrongArguments(example: unknown): Generator {
  for (const [i, make] of mutants(example).entries()) {
    for (const [k, nasty] of NASTY.entries()) if ((i + k) % 3 === 0) yield make(nasty);
  }
}

/** For any input: no fault of ours, an envelope, and no internals of the shop. */
function expectEnvelope(reply: WireReply, what: string): void {
  const failure = wire.logged.splice(0).find(([event]) => event === 'wire call failed');
  expect(failure?.[1]['error'], what).toBeUndefined();
  expect(reply.status, what).toBeLessThan(500);
  expect(reply.headers['Content-Type'], what).toMatch(/^application\/json/);
  expect(reply.headers['x-csrf-token'], what).toMatch(/^[\w-]{36}$/);
  if (reply.status >= 400) {
    expect(reply.body, what).toMatchObject({
      data: { key: expect.any(String) as string },
      error: { code: expect.any(Number) as number, message: expect.any(String) as string },
    });
  }
  expect(reply.text, what).not.toMatch(/node_modules|\.ts:\d|at \w+ \(|select .* from|stack/);
}

describe('no input causes a failure', () => {
  test.each(names)('%s, with each part of its argument wrong', async (name) => {
    const { example, needs } = OPERATIONS[name]!;
    const client = visitor();
    const argument = filled(example, await prepare(client, needs));
    for (const value of wrongArguments(argument)) {
      const what = `${name} ${JSON.stringify(value)?.slice(0, 200)}`;
      expectEnvelope(await client.call(name, value), what);
    }
  });

  test('any operation, with any JSON', async () => {
    const client = visitor();
    const calls = fc.tuple(fc.constantFrom(...names), fc.array(fc.jsonValue(), { maxLength: 3 }));
    await fc.assert(
      fc.asyncProperty(calls, async ([name, args]) => {
        expectEnvelope(await client.call(name, ...args), `${name} ${JSON.stringify(args)}`);
      }),
      { numRuns: 300 },
    );
  });
});

test('by GET no order is paid, and no device becomes known by a proof', async () => {
  const client = visitor();
  const ids = await prepare(client, ['order']);
  const offer = await prepare(client, ['offer']);
  const other = visitor();
  const ask = (name: string, argument: object) =>
    other.send(name, {
      method: 'GET',
      query: `?body=${encodeURIComponent(JSON.stringify([argument]))}`,
    });
  const link = { orderId: ids['orderId'], accessKey: ids['accessKey'] };
  const pay = { mode: 'PAYPAL', plentyOrderId: ids['orderId'] };
  const calls: [string, object][] = [
    ['getExecutePayPalOrder', pay],
    ['getOrder', { ...link, postcode: ANNA.zipCode }],
    ['getOrder', { orderId: ids['orderId'], name: ANNA.lastName }],
    ['getOffer', { offerId: offer['offerId'], accessKey: offer['accessKey'], name: ANNA.lastName }],
  ];
  wire.called.length = 0;
  for (const [name, argument] of calls) {
    const { status, headers } = await ask(name, argument);
    expect([name, status, headers['Allow']]).toEqual([name, 405, 'POST, OPTIONS']);
  }
  expect(wire.called).toEqual([]);
  expect((await ask('getOrder', link)).status).toBe(200);
});
