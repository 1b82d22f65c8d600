import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestEngine, getReady, type TestEngine } from '../../../../tests/support/shopper';

let engine: TestEngine;
let goods: number;

beforeAll(async () => {
  engine = await createTestEngine();
  goods = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
});
afterAll(() => engine.drop());

const add = (quantity = 1) => ({ productId: goods, quantity });
const sessions = async () =>
  (await engine.pool.query('select count(*) from visitor_session')).rows[0].count;

describe('a session', () => {
  test('begins with the first write, and the database holds no token', async () => {
    const shopper = engine.shopper();
    const before = await sessions();
    expect((await shopper.do((shop) => shop.getCart())).items).toEqual([]);
    expect((await shopper.do((shop) => shop.getInit())).session.user).toBeNull();
    expect(await sessions()).toBe(before);
    expect(shopper.token()).toBeNull();

    await shopper.do((shop) => shop.doAddCartItem(add()));
    expect(shopper.token()).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const { rows } = await engine.pool.query(
      `select * from visitor_session where token_hash = sha256($1)`,
      [Buffer.from(shopper.token()!)],
    );
    expect(rows).toHaveLength(1);
    expect((await shopper.do((shop) => shop.getCart())).itemQuantity).toBe(1);
  });

  test('does not begin with a failed write', async () => {
    const shopper = engine.shopper();
    const before = await sessions();
    await expect(
      shopper.do((shop) => shop.doAddCartItem({ productId: 999_999 })),
    ).rejects.toThrow();
    expect(await sessions()).toBe(before);
    expect(shopper.token()).toBeNull();
  });

  test('is never taken from a token that is not ours', async () => {
    const shopper = engine.shopper();
    for (const token of ['x', 'A'.repeat(43), `${'A'.repeat(42)}'`]) {
      shopper.setToken(token);
      await shopper.do(async (_, ctx) => expect(ctx.visitor.sessionId).toBeNull());
    }
  });

  test('gets a new token at guest login; the old one opens nothing', async () => {
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem(add()));
    const old = shopper.token();
    await shopper.do((shop) => shop.doLoginAsGuest({ email: 'anna@example.de' }));
    const fresh = shopper.token();
    expect(fresh).not.toBe(old);

    shopper.setToken(old);
    await shopper.do(async (shop, ctx) => {
      expect(ctx.visitor.sessionId).toBeNull();
      expect((await shop.getCart()).items).toEqual([]);
    });
    await shopper.do((shop) => shop.doLoginAsGuest({ email: 'mallory@example.de' }));
    expect((await shopper.do((shop) => shop.getCart())).items).toEqual([]);
    shopper.setToken(fresh);
    expect(await shopper.do((shop) => shop.getSession())).toMatchObject({
      user: { guestMail: 'anna@example.de' },
      basket: { itemQuantity: 1 },
    });
  });

  test('keeps its cart when the guest form is sent twice', async () => {
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem(add()));
    const old = shopper.token();
    const login = () => shopper.do((shop) => shop.doLoginAsGuest({ email: 'anna@example.de' }));
    await login();
    const lost = shopper.token();
    shopper.setToken(old);
    await login();
    expect(shopper.token()).not.toBe(lost);
    expect((await shopper.do((shop) => shop.getCart())).itemQuantity).toBe(1);
  });

  test('ends 30 days after its last use and 90 days after its beginning', async () => {
    const shopper = engine.shopper();
    engine.setTime('2026-01-01T12:00:00Z');
    await shopper.do((shop) => shop.doAddCartItem(add()));
    const isAlive = () => shopper.do(async (_, ctx) => ctx.visitor.sessionId !== null);
    for (const day of ['2026-01-30', '2026-02-25', '2026-03-20']) {
      engine.setTime(`${day}T12:00:00Z`);
      expect(await isAlive()).toBe(true);
    }
    engine.setTime('2026-04-01T11:59:00Z');
    expect(await isAlive()).toBe(true);
    engine.setTime('2026-04-01T12:00:00Z');
    expect(await isAlive()).toBe(false);

    engine.setTime('2026-05-01T12:00:00Z');
    shopper.setToken(null);
    await shopper.do((shop) => shop.doAddCartItem(add()));
    engine.setTime('2026-05-31T12:00:01Z');
    expect(await isAlive()).toBe(false);
  });

  test('ends at log-out; the cart stays in the database', async () => {
    const shopper = engine.shopper();
    const cart = await shopper.do((shop) => shop.doAddCartItem(add()));
    const old = shopper.token();
    await shopper.do((shop) => shop.doLogoutUser());
    expect(shopper.token()).toBeNull();
    shopper.setToken(old);
    expect((await shopper.do((shop) => shop.getCart())).items).toEqual([]);
    const kept = await engine.pool.query('select from cart_item where cart_id = $1', [cart.id]);
    expect(kept.rowCount).toBe(1);
  });
});

describe('guest login', () => {
  test('refuses what is no address', async () => {
    const shopper = engine.shopper();
    await expect(
      shopper.do((shop) => shop.doLoginAsGuest({ email: 'anna@localhost' })),
    ).rejects.toMatchObject({ key: 'contact.emailInvalid', cause: { email: 'email.valid' } });
    expect(shopper.token()).toBeNull();
  });

  test('another address clears both checkout addresses, the same in capitals does not', async () => {
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doAddCartItem(add()));
    await getReady(shopper);
    await shopper.do((shop) => shop.doLoginAsGuest({ email: 'ANNA@Example.de' }));
    const before = await shopper.do((shop) => shop.getCart());
    expect(before.customerShippingAddressId).not.toBeNull();
    await shopper.do((shop) => shop.doLoginAsGuest({ email: 'berta@example.de' }));
    expect(await shopper.do((shop) => shop.getCart())).toMatchObject({
      customerShippingAddressId: null,
      customerInvoiceAddressId: null,
    });
    expect(await shopper.do((shop) => shop.getAddresses({ typeId: 2 }))).toHaveLength(1);
  });
});
