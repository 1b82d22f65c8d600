import { describe, expect, test } from 'vitest';
import { ANNA } from '../../../tests/support/anna';
import { addPaintShop } from '../../../tests/support/paint-shop';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { useWire } from '../../../tests/support/use-wire';
import { fold, words } from '../../../tests/support/words';
import type { WireCaller, WireReply } from '../../../tests/support/wire-caller';

type Goods = Awaited<ReturnType<typeof addPaintShop>>;

let goods: Goods;
let secretItem: { itemId: number };
const engine = useTestEngine(async ({ fixture, index }) => {
  goods = await addPaintShop(fixture);
  secretItem = await fixture.item({
    name: 'Kundenfarbe',
    categories: [goods.hidden],
    variations: [{ price: 1000 }],
  });
  await index.applyChanges('everything');
});
const wire = useWire(engine);
const { visitor } = wire;

type Cart = {
  items: { id: number; variationId: number; quantity: number; price: number }[];
  basketAmount: number;
};

async function data<T>(reply: Promise<WireReply>): Promise<T> {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body).slice(0, 400)).toBe(200);
  return body.data as T;
}

const [roller] = [() => goods.roller.variationIds[0]!];

/** A guest with goods in the cart, an address of each type and a payment method. */
async function guestWithCart() {
  const client = visitor();
  const cart = await data<Cart>(client.call('doAddCartItem', { productId: roller() }));
  await data(client.call('doLoginAsGuest', { email: `gast${wire.visitors}@example.de` }));
  const [address] = await data<{ id: number }[]>(
    client.call('doSaveAddress', { typeId: 2, addressData: ANNA }),
  );
  await data(client.call('doSaveAddress', { typeId: 1, addressData: ANNA }));
  await data(client.call('setPaymentProvider', { paymentId: 1 }));
  return { client, cartItemId: cart.items[0]!.id, addressId: address!.id };
}

async function customer(): Promise<WireCaller> {
  const client = visitor();
  const value = `kundin${wire.visitors}@example.com`;
  const contact = { password: 'Farbe2026!', options: { typeId: { value } } };
  await data(client.call('doRegisterUser', { contact }));
  return client;
}

describe('a cart', () => {
  const lacquer = () => goods.lacquer.variationIds[1]!;

  test('a quantity above the stock is reduced to the stock, which the line reports', async () => {
    const client = visitor();
    const cart = await data<Cart>(client.call('doAddCartItem', { productId: lacquer() }));
    const asked = { cartItemId: cart.items[0]!.id, productId: lacquer(), quantity: 9 };
    expect(await data(client.call('setCartItemQuantity', asked))).toEqual({ availableStock: 3 });
    expect((await data<Cart>(client.call('getCart'))).items[0]!.quantity).toBe(3);
  });

  test('names its owner in every response', async () => {
    const client = await customer();
    type Owned = { customerId: number | null; apiEvents?: Record<string, { basket?: Owned }> };
    const added = await data<Owned>(client.call('doAddCartItem', { productId: roller() }));
    const { user, basket } = await data<{ user: { id: number }; basket: Owned }>(
      client.call('getSession'),
    );
    const cart = await data<Owned>(client.call('getCart'));
    const changedBasket = added.apiEvents?.['AfterBasketChanged']?.basket;
    expect([added, changedBasket, basket, cart].map((each) => each?.customerId)).toEqual(
      Array.from({ length: 4 }, () => user.id),
    );
    const guest = await data<Owned>(visitor().call('doAddCartItem', { productId: roller() }));
    expect(guest.customerId).toBeNull();
  });

  test('a refused add returns the cart as a replacement', async () => {
    const client = visitor();
    await data(client.call('doAddCartItem', { productId: roller() }));
    const { status, body } = await client.call('doAddCartItem', {
      productId: lacquer(),
      quantity: 9,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      data: { key: 'cart.addToBasket.notEnoughStockForVariation', errors: { stock: 3 } },
      error: { code: 111 },
      events: { AfterBasketChanged: { basketItems: [{ variationId: roller(), price: 5 }] } },
    });
  });

  test('an order property is sent with the line, and none if there was no value', async () => {
    const client = visitor();
    const productId = goods.paint.variationIds[0]!;
    const property = (value: unknown) => ({
      property: { id: goods.order.id, valueType: 'selection', value, names: { name: 'Farbton' } },
    });
    const none = await client.call('doAddCartItem', {
      productId,
      basketItemOrderParams: [property(null)],
    });
    expect(none.status).toBeGreaterThanOrEqual(400);
    const { items } = await data<{ items: { basketItemOrderParams: object[] }[] }>(
      client.call('doAddCartItem', {
        productId,
        basketItemOrderParams: [property(String(goods.order.valueIds[0]))],
      }),
    );
    expect(items[0]!.basketItemOrderParams).toMatchObject([
      { propertyId: String(goods.order.id), name: 'Farbton' },
    ]);
  });

  test('the index of a selected option is the same in the cart, the order and ordering again', async () => {
    const client = visitor();
    const [, value] = goods.order.valueIds;
    const property = { id: goods.order.id, valueType: 'selection', value, names: { name: 'x' } };
    await client.call('doAddCartItem', {
      productId: goods.paint.variationIds[0]!,
      basketItemOrderParams: [{ property }],
    });
    await data(client.call('doLoginAsGuest', { email: 'index@example.com' }));
    for (const typeId of [1, 2]) {
      await data(client.call('doSaveAddress', { typeId, addressData: ANNA }));
    }
    type OrderAnswer = {
      order: {
        id: number;
        accessKey: string;
        orderItems: { orderProperties: { value: string }[] }[];
      };
    };
    const indexOf = ({ order: { orderItems } }: OrderAnswer) =>
      Object.keys(JSON.parse(orderItems[0]!.orderProperties[0]!.value) as object);
    const placed = await data<OrderAnswer>(client.call('doPlaceOrder'));
    expect(indexOf(placed)).toEqual([String(value)]);
    const { id: orderId, accessKey } = placed.order;
    const again = await data<{ data: OrderAnswer }>(
      client.call('doOrderAgainInformation', { orderId, accessKey }),
    );
    expect(indexOf(again.data)).toEqual([String(value)]);
  });

  test('calls that overtake each other may use one token', async () => {
    const client = visitor();
    await data(client.call('doAddCartItem', { productId: roller() }));
    const calls = Array.from({ length: 5 }, () =>
      client.call('doAddCartItem', { productId: roller() }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    expect((await data<Cart>(client.call('getCart'))).items[0]!.quantity).toBe(6);
  });
});

test('of two guest log-ins at once the second may have the new cookie with the former token', async () => {
  const client = visitor();
  await data(client.call('doAddCartItem', { productId: roller() }));
  const former = client.token;
  const logIn = () => client.call('doLoginAsGuest', { email: 'twice@example.com' });
  await data(logIn());
  client.token = former;
  await data(logIn());
});

test.each(['doLoginAsGuest', 'doLogin'] as const)(
  'two calls of %s at once get the same session token, whichever answer is read last',
  async (name) => {
    const password = 'Farbe2026!';
    const email = `${name.toLowerCase()}@example.com`;
    const contact = { password, options: { typeId: { value: email } } };
    if (name === 'doLogin') await data(visitor().call('doRegisterUser', { contact }));
    const client = visitor();
    await data(client.call('doAddCartItem', { productId: roller() }));
    const sent = new Map(client.cookies);
    const logIn = () => client.call(name, name === 'doLogin' ? { email, password } : { email });
    // Another call is carried out when this one has read its visitor.
    let other: Map<string, string> | undefined;
    wire.before(name, async () => {
      await data(logIn());
      other = new Map(client.cookies);
    });
    await data(logIn());
    expect(new Map(client.cookies)).toEqual(other);
    expect(other).not.toEqual(sent);
    expect((await data<Cart>(client.call('getCart'))).items).toHaveLength(1);
  },
);

test('two minutes after a log-in the former token is refused', async () => {
  const client = visitor();
  await data(client.call('doAddCartItem', { productId: roller() }));
  const former = client.token;
  await data(client.call('doLoginAsGuest', { email: 'late@example.com' }));
  client.token = former;
  engine.setTime(new Date(engine.now().getTime() + 2 * 60_000 + 1).toISOString());
  const reply = await client.call('doAddCartItem', { productId: roller() });
  expect([reply.status, reply.body.data]).toMatchObject([
    401,
    { key: 'security.invalidCsrfToken' },
  ]);
});

describe('a stranger', () => {
  test('changes nothing of a cart by its numbers', async () => {
    const { client, cartItemId, addressId } = await guestWithCart();
    const before = [await client.call('getCart'), await client.call('getAddresses', { typeId: 2 })];
    const { client: thief } = await guestWithCart();
    for (const [name, argument] of [
      ['setCartItemQuantity', { cartItemId, productId: roller(), quantity: 9 }],
      ['deleteCartItem', { cartItemId }],
      ['deleteAddress', { typeId: 2, addressId }],
      ['setCheckoutAddress', { typeId: 2, addressId }],
      ['doSaveAddress', { typeId: 2, addressData: { ...ANNA, id: addressId, city: 'Bonn' } }],
    ] as const) {
      await thief.call(name, argument);
    }
    const after = [await client.call('getCart'), await client.call('getAddresses', { typeId: 2 })];
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
    expect(JSON.stringify(after)).not.toContain('Bonn');
  });

  test('gets no data of an order by its number', async () => {
    const { client } = await guestWithCart();
    const { order } = await data<{ order: { id: number } }>(client.call('doPlaceOrder'));
    const asked = { orderId: order.id, paymentId: 1 };
    expect(await data(client.call('doExecutePayment', asked))).toMatchObject({ type: 'continue' });
    const { client: thief } = await guestWithCart();
    expect(await data(thief.call('doExecutePayment', asked))).toEqual({
      type: 'errorCode',
      key: 'order.notFound',
      value: 'Diese Bestellung gibt es nicht.',
    });
  });

  test('has no account, address or password', async () => {
    const client = visitor();
    const change = { oldPassword: 'x', password: 'Farbe2027!', password2: 'Farbe2027!' };
    expect(await client.call('doChangeUserPassword', change)).toMatchObject({
      status: 401,
      body: { data: { key: 'login.required' } },
    });
    expect(await data(client.call('getAddresses', { typeId: 1 }))).toEqual([]);
  });
});

describe('an order', () => {
  test('is placed once, however often its quote is sent', async () => {
    const { client } = await guestWithCart();
    const { body } = await client.call('doPreparePayment');
    const { quote } = body['meta'] as { quote: object };
    const orders = [];
    for (let i = 0; i < 3; i += 1) {
      orders.push(await data<{ order: { id: number } }>(client.call('doPlaceOrder', quote)));
    }
    expect(new Set(orders.map(({ order }) => order.id)).size).toBe(1);
  });

  test('is refused at another price, and reports both in euros', async () => {
    const { client } = await guestWithCart();
    const { body } = await client.call('doPreparePayment');
    const { quote } = body['meta'] as { quote: { shownTotal: number } };
    await data(client.call('doAddCartItem', { productId: roller() }));
    const refused = await client.call('doPlaceOrder', quote);
    expect(refused.status).toBe(409);
    const { errors } = refused.body.data as { errors: { before: number; after: number } };
    expect(errors.before).toBe(quote.shownTotal / 100);
    expect(errors.after).toBe(quote.shownTotal / 100 + 5);
  });

  test('of a customer is paid by them on any device, and by no other customer', async () => {
    const client = await customer();
    const email = `kundin${wire.visitors}@example.com`;
    await data(client.call('doAddCartItem', { productId: roller() }));
    for (const typeId of [2, 1]) {
      await data(client.call('doSaveAddress', { typeId, addressData: ANNA }));
    }
    await data(client.call('setPaymentProvider', { paymentId: 1 }));
    const { order } = await data<{ order: { id: number } }>(client.call('doPlaceOrder'));
    const asked = { orderId: order.id, paymentId: 1 };
    await data(client.call('doLogoutUser'));
    const anew = visitor();
    await data(anew.call('doLogin', { email, password: 'Farbe2026!' }));
    expect(await data(anew.call('doExecutePayment', asked))).toMatchObject({ type: 'continue' });
    for (const stranger of [client, await customer()]) {
      const answered = await data(stranger.call('doExecutePayment', asked));
      expect(answered).toMatchObject({ type: 'errorCode', key: 'order.notFound' });
    }
  });

  test('is refused without addresses', async () => {
    const client = visitor();
    await data(client.call('doAddCartItem', { productId: roller() }));
    expect(await client.call('doPlaceOrder')).toMatchObject({
      status: 422,
      body: { data: { key: 'order.incomplete' } },
    });
  });
});

test('a category by its id has the number of products in the tree', async () => {
  type Counted = { id: number; itemCount: { count: string }[]; children: Counted[] };
  const client = visitor();
  const tree = await data<Counted[]>(client.call('getCategoryTree'));
  const all = (items: Counted[]): Counted[] =>
    items.flatMap((item) => [item, ...all(item.children)]);
  expect(all(tree).some(({ itemCount }) => itemCount[0]!.count !== '0')).toBe(true);
  for (const { id, itemCount } of all(tree)) {
    expect(await data(client.call('getCategoryById', { categoryId: id }))).toMatchObject({
      itemCount,
    });
  }
});

describe('content for customers only', () => {
  const asked = () =>
    [
      ['getFacet', { categoryId: goods.hidden }],
      ['getCategoryById', { categoryId: goods.hidden }],
      ['getCategoryTemplate', { id: goods.hidden }],
      ['getProduct', { id: secretItem.itemId }],
    ] as const;

  test('requires a log-in from others', async () => {
    const { client } = await guestWithCart();
    for (const [name, argument] of asked()) {
      expect(await client.call(name, argument), name).toMatchObject({
        status: 401,
        body: { data: { key: 'login.required' } },
      });
    }
  });

  test('is available to them', async () => {
    const client = await customer();
    for (const [name, argument] of asked()) {
      expect((await client.call(name, argument)).status, name).toBe(200);
    }
  });
});

const PASSWORD = 'Farbe2026!';

test.each([
  ['doLoginAsGuest', {}],
  ['doRegisterUser', { password: PASSWORD }],
  ['doRequestResetPasswordLink', {}],
  ['doSubscribeNewsletter', {}],
  ['doSubmitCancellation', { name: 'Anna', orderId: '10001' }],
])('%s tells which rule an e-mail address breaks', async (name, argument) => {
  for (const [email, rule] of [
    ['', 'email.required'],
    ['anna@localhost', 'email.valid'],
    ['anna@shop.malicious.net', 'email.valid'],
  ] as const) {
    const { status, body } = await visitor().call(name, { ...argument, email });
    expect(status).toBe(422);
    expect(body.data).toMatchObject({ errors: { email: rule } });
    expect(fold((body.data as { message: string }).message)).toBe(
      words('de', `errorMessages.${rule}`),
    );
  }
});

test('an address without a country is refused as an address', async () => {
  const { status, body } = await visitor().call('doSaveAddress', { typeId: 2, addressData: {} });
  expect(status).toBe(422);
  expect(body.data).toMatchObject({
    key: 'address.validationFailed',
    errors: { country: 'required' },
  });
});

test('an empty password is reported as missing, with the text of every form', async () => {
  const asked = { email: 'leer@example.de', password: '' };
  const { status, body } = await visitor().call('doRegisterUser', asked);
  expect([status, body.data]).toMatchObject([422, { errors: { password: 'password.required' } }]);
  const { message } = body.data as { message: string };
  expect(fold(message)).toBe(words('de', 'errorMessages.password.required'));
});

test('a registered mailbox is reported by its code, not by a failure', async () => {
  const contact = {
    password: 'Farbe2026!',
    options: { typeId: { value: 'doppelt@example.de' } },
  };
  await data(visitor().call('doRegisterUser', { contact }));
  const again = { contact: { ...contact, password: 'Anders2026!' } };
  expect(await data(visitor().call('doRegisterUser', again))).toEqual({
    data: { code: 1 },
    events: {},
  });
});

test('a log-in returns another token, and earlier data belong to the account', async () => {
  const known = await customer();
  await data(known.call('doLogoutUser'));
  const client = visitor();
  await data(client.call('doAddCartItem', { productId: roller() }));
  const before = client.cookies.get('plentyID');
  const email = `kundin${wire.visitors - 1}@example.com`;
  await data(client.call('doLogin', { email, password: 'Farbe2026!' }));
  expect(client.cookies.get('plentyID')).not.toBe(before);
  const { user, basket } = await data<{ user: object; basket: Cart }>(client.call('getSession'));
  expect(user).toMatchObject({ email, showNetPrices: false });
  expect(basket.items).toHaveLength(1);
  await data(client.call('deleteAllCartItems'));
});

test('a VAT number may have its label in front, whatever its length is with it', async () => {
  const { client } = await guestWithCart();
  const vatNumber = 'Umsatzsteuer-Identifikationsnummer: DE 136 695 976';
  const addressData = { ...ANNA, companyName: 'Malerbetrieb Anna', vatNumber };
  const saved = await data<{ vatNumber: string }[]>(
    client.call('doSaveAddress', { typeId: 2, addressData }),
  );
  expect(saved[0]!.vatNumber).toBe('DE136695976');
});

test('floor and door stand behind the house number; too long a value is reported', async () => {
  const { client } = await guestWithCart();
  const save = (additionalAddressInformation: string) =>
    client.call('doSaveAddress', {
      typeId: 2,
      addressData: { ...ANNA, additionalAddressInformation },
    });
  expect(await data(save('3. OG'))).toMatchObject([{ apartment: '12 a, 3. OG', country: '1' }]);
  const long = await save('Hinterhaus, zweiter Aufgang, links');
  expect(long).toMatchObject({
    status: 422,
    body: { data: { key: 'address.validationFailed', errors: { apartment: expect.anything() } } },
  });
});
