import { describe, expect, test } from 'vitest';
import { getReady, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { databaseOn } from '../../core/database';
import { NEW_SESSIONS } from './change-visitor';
import { findVisitor } from './find-visitor';
import { keepSessionsFor } from './session-lifetime';

let goods: number;
const engine = useTestEngine(async (engine) => {
  goods = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
});

const add = (quantity = 1) => ({ variationId: goods, quantity });
const sessions = async () =>
  (await engine.pool.query('select count(*) from visitor_session')).rows[0].count;

describe('a session', () => {
  test('begins with the first write, and the database contains no token', async () => {
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
      shopper.do((shop) => shop.doAddCartItem({ variationId: 999_999 })),
    ).rejects.toThrow();
    expect(await sessions()).toBe(before);
    expect(shopper.token()).toBeNull();
  });

  test('is never created for a token that the shop did not issue', async () => {
    const shopper = engine.shopper();
    for (const token of ['x', 'A'.repeat(43), `${'A'.repeat(42)}'`]) {
      shopper.setToken(token);
      await shopper.do(async (_, ctx) => expect(ctx.visitor.sessionId).toBeNull());
    }
  });

  test('gets a new token at guest login; the old one gives no access', async () => {
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

  describe('within the two minutes after guest login', () => {
    const ANNA = { email: 'anna@example.de', formKey: 'key-of-the-form-anna-was-shown' };

    /** Anna has one piece in the cart and has entered her address; `old` is her replaced token. */
    async function loggedIn() {
      const shopper = engine.shopper();
      await shopper.do((shop) => shop.doAddCartItem(add()));
      const old = shopper.token();
      await shopper.do((shop) => shop.doLoginAsGuest(ANNA));
      return { shopper, old, fresh: shopper.token() };
    }
    const cartOf = (shopper: Shopper) => shopper.do((shop) => shop.getCart());

    test('the same form sent again is the same login, with the same token', async () => {
      const { shopper, old, fresh } = await loggedIn();
      shopper.setToken(old);
      await shopper.do((shop) => shop.doLoginAsGuest(ANNA));
      expect(shopper.token()).toBe(fresh);
      expect((await cartOf(shopper)).itemQuantity).toBe(1);
    });

    test.each([
      ['no form', {}],
      ['another form', { formKey: 'guessed' }],
    ])('the old token and her address give no access with %s', async (_, form) => {
      const { shopper, old, fresh } = await loggedIn();
      shopper.setToken(old);
      const session = await shopper.do((shop) =>
        shop.doLoginAsGuest({ email: ANNA.email, ...form }),
      );
      expect(session.basket.items).toEqual([]);
      expect(await shopper.do((shop) => shop.getAddresses({ typeId: 2 }))).toEqual([]);
      shopper.setToken(fresh);
      expect((await cartOf(shopper)).itemQuantity).toBe(1);
    });

    test('the old token is anonymous even if the clock was ahead at the log-in (attack 81)', async () => {
      const real = engine.now();
      engine.setTime(new Date(real.getTime() + 86_400_000).toISOString());
      const { shopper, old, fresh } = await loggedIn();
      engine.setTime(real.toISOString());
      shopper.setToken(old);
      await shopper.do((shop) => shop.doLoginAsGuest(ANNA));
      expect(shopper.token()).not.toBe(fresh);
    });

    test('a post in progress changes the cart, gets an empty cart back and sets no cookie', async () => {
      const { shopper, old, fresh } = await loggedIn();
      const { items } = await cartOf(shopper);
      const before = await sessions();
      shopper.setToken(old);
      const answer = await shopper.do((shop) => shop.doAddCartItem(add(2)));
      expect(answer).toMatchObject({ id: null, items: [], basketAmount: 0 });
      expect(shopper.token()).toBe(old);
      const line = { cartItemId: items[0]!.id, variationId: goods };
      const { cart } = await shopper.do((shop) =>
        shop.setCartItemQuantity({ ...line, quantity: 7 }),
      );
      expect(cart.items).toEqual([]);
      await shopper.do(async (shop, ctx) => {
        await shop.doAddCartItem(add());
        expect(ctx.visitor).toMatchObject({ sessionId: null, cartId: null, newToken: null });
        expect((await shop.getCart()).items).toEqual([]);
      });
      expect(await sessions()).toBe(before);
      shopper.setToken(fresh);
      expect((await cartOf(shopper)).itemQuantity).toBe(8);
    });

    test('a coupon in progress is added to the cart and removed likewise', async () => {
      const coupon = { code: 'ZEHN', name_de: 'Zehn', name_en: 'Ten', percent: 1000 };
      await engine.fixture.insert('coupon', coupon);
      const { shopper, old, fresh } = await loggedIn();
      const couponCode = 'ZEHN';
      const heldBy = async (token: string | null) => {
        shopper.setToken(token);
        return (await cartOf(shopper)).couponCode;
      };
      shopper.setToken(old);
      expect((await shopper.do((shop) => shop.doAddCoupon({ couponCode }))).couponCode).toBe('');
      expect(await heldBy(old)).toBe('');
      expect(await heldBy(fresh)).toBe('ZEHN');
      shopper.setToken(old);
      await shopper.do((shop) => shop.deleteCoupon({ couponCode }));
      expect(await heldBy(fresh)).toBe('');
    });
  });

  test('is limited for one address, and does not count for a visitor who has one', async () => {
    engine.setTime('2026-02-01T12:00:00Z');
    const address = '203.0.113.9';
    const known = engine.shopper({ address });
    await known.do((shop) => shop.doAddCartItem(add()));
    await engine.pool.query('update rate_limit set count = $1 where key = $2', [
      NEW_SESSIONS.max,
      `session:address:${address}`,
    ]);
    await expect(
      engine.shopper({ address }).do((shop) => shop.doAddCartItem(add())),
    ).rejects.toMatchObject({
      key: 'security.tooManyRequests',
      code: 429,
      cause: { retryAfter: 3600 },
    });
    await known.do((shop) => shop.doAddCartItem(add()));
    engine.setTime('2026-02-01T13:00:00Z');
    await engine.shopper({ address }).do((shop) => shop.doAddCartItem(add()));
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

  test('ends as many days after its last use as the setting says', async () => {
    await engine.pool.query(
      `insert into setting (key, value, updated_at) values ('retention', '{"sessions": {"days": 10}}', now())`,
    );
    const shopper = engine.shopper();
    engine.setTime('2026-01-01T12:00:00Z');
    await shopper.do((shop) => shop.doAddCartItem(add()));
    const isAlive = () => shopper.do(async (_, ctx) => ctx.visitor.sessionId !== null);
    engine.setTime('2026-01-10T12:00:00Z');
    expect(await isAlive()).toBe(true);
    engine.setTime('2026-01-20T11:59:00Z');
    expect(await isAlive()).toBe(true);
    engine.setTime('2026-01-30T12:00:01Z');
    expect(await isAlive()).toBe(false);
    await shopper.do((shop) => shop.doAddCartItem(add()));
    engine.setTime('2026-02-09T12:00:02Z');
    expect(await isAlive()).toBe(false);
    await engine.pool.query(`delete from setting where key = 'retention'`);
  });

  test('a later setting applies to existing sessions, as if it had always been so', async () => {
    const shopper = engine.shopper();
    engine.setTime('2026-01-01T12:00:00Z');
    await shopper.do((shop) => shop.doAddCartItem(add()));
    const keepFor = (days: number) => shopper.do((_, ctx) => keepSessionsFor(ctx, days));
    const ends = () =>
      shopper.do(async (_, ctx) => {
        const { rows } = await engine.pool.query<{ end: Date }>(
          'select expires_at as end from visitor_session where id = $1',
          [ctx.visitor.sessionId],
        );
        return rows[0]?.end.toISOString();
      });
    await keepFor(10);
    expect(await ends()).toBe('2026-01-11T12:00:00.000Z');
    await keepFor(90);
    expect(await ends()).toBe('2026-04-01T12:00:00.000Z');
    engine.setTime('2026-03-20T12:00:00Z');
    await shopper.do(async () => {});
    await keepFor(60);
    expect(await ends()).toBe('2026-04-01T12:00:00.000Z');
  });

  test('its cookie is renewed whenever it is extended, once an hour', async () => {
    const shopper = engine.shopper();
    engine.setTime('2026-01-01T12:00:00Z');
    await shopper.do((shop) => shop.doAddCartItem(add()));
    const given = () => shopper.do(async (_, ctx) => ctx.visitor.keptToken);
    engine.setTime('2026-01-01T12:59:00Z');
    expect(await given()).toBeUndefined();
    engine.setTime('2026-01-01T13:00:00Z');
    expect(await given()).toBe(shopper.token());
    expect(await given()).toBeUndefined();
  });

  test('whose token was replaced meanwhile is not extended by a request with the old one', async () => {
    const shopper = engine.shopper();
    engine.setTime('2026-01-01T12:00:00Z');
    await shopper.do((shop) => shop.doAddCartItem(add()));
    const old = shopper.token();
    engine.setTime('2026-01-01T14:00:00Z');
    const ends = async () =>
      (await engine.pool.query('select seen_at, expires_at from visitor_session order by id desc'))
        .rows[0];
    let replaced: unknown;
    // A page is requested in one tab, while another one logs in.
    const found = await findVisitor(databaseOn(engine.pool), old, '', engine.now(), async () => {
      await engine.pool.query(
        `update visitor_session set token_hash = '\\xab', previous_token_hash = token_hash,
           rotated_at = $2, created_at = $2, seen_at = $2, expires_at = '2026-03-01'
         where token_hash = sha256($1)`,
        [Buffer.from(old!), engine.now()],
      );
      replaced = await ends();
      return 30;
    });
    expect(found.keptToken).toBeUndefined();
    expect(await ends()).toEqual(replaced);
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
  test('refuses an invalid address', async () => {
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
