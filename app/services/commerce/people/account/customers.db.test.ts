import type * as Argon2 from '@node-rs/argon2';
import { hash, verify } from '@node-rs/argon2';
import { expect, describe, test, vi } from 'vitest';
import { ANNA, getReady, offer, settle, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { LOGIN_LIMITS } from '../../visitors/passwords/limit-login';

// The real functions, with calls counted.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>();
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) };
});

const PASSWORD = 'blaue Wand 7';
let goods: number[] = [];

const engine = useTestEngine(async ({ fixture }) => {
  const { variationIds } = await fixture.item({
    name: 'Wandfarbe',
    variations: [{ price: 1000 }, { price: 2000 }, { price: 3000 }],
  });
  goods = variationIds;
});

let serial = 0;
/** Each visitor has a separate client address, so that tests do not share rate limits. */
function newcomer() {
  serial += 1;
  return engine.shopper({ address: `198.51.${serial >> 8}.${serial & 255}` });
}
const newMail = () => `kunde${(serial += 1)}@example.de`;

async function customer(email = newMail()) {
  const shopper = newcomer();
  await shopper.do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
  return { shopper, email };
}

const login = (shopper: Shopper, email: string, password = PASSWORD) =>
  shopper.do((shop) => shop.doLogin({ email, password }));
const userOf = (shopper: Shopper) => shopper.do(async (shop) => (await shop.getSession()).user);
const add = (shopper: Shopper, place: number, quantity: number) =>
  shopper.do((shop) => shop.doAddCartItem({ variationId: goods[place]!, quantity }));
const quantities = (shopper: Shopper) =>
  shopper.do(async (shop) => {
    const { items } = await shop.getCart();
    return Object.fromEntries(
      items.map((item) => [goods.indexOf(item.variationId), item.quantity]),
    );
  });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { key: string }) => error,
  );

describe('registering', () => {
  test('creates an account, logs in and stores the password only as argon2id', async () => {
    const { shopper, email } = await customer();
    expect(await userOf(shopper)).toMatchObject({ email, showNetPrices: false, classId: 1 });
    const { rows } = await engine.pool.query('select * from customer where email = $1', [email]);
    expect(rows[0].passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  test.each([
    ['no address', 'kunde@localhost', PASSWORD, 'contact.emailInvalid'],
    ['no address at all', '', PASSWORD, 'contact.emailInvalid'],
    ['a short password', 'neu@example.de', 'kurz1', 'contact.passwordInvalid'],
    ['a common one', 'neu@example.de', 'Passwort1', 'contact.passwordInvalid'],
  ])('refuses %s', async (_, email, password, key) => {
    const shopper = newcomer();
    const error = await failure(shopper.do((shop) => shop.doRegisterUser({ email, password })));
    expect(error).toMatchObject({ key });
    expect(shopper.token()).toBeNull();
  });

  const BILLING = {
    firstName: 'Änne',
    lastName: 'Groß',
    companyName: 'Malerei Groß GmbH',
    vatNumber: 'de 123 456 789',
    streetName: 'Lindenweg',
    apartment: '4a',
    zipCode: 'D-10115',
    city: 'Berlin',
    country: 1,
  };

  test('stores a billing address as the primary one, and a VAT number gives no class', async () => {
    const shopper = newcomer();
    const email = newMail();
    const wish = { email, password: PASSWORD, billingAddress: BILLING };
    // Sent twice, also concurrently, it is one account with one address.
    await Promise.all([1, 2].map(() => shopper.do((shop) => shop.doRegisterUser(wish))));
    await shopper.do((shop) => shop.doLogin({ email, password: PASSWORD }));
    const addresses = await shopper.do((shop) => shop.getAddresses({ typeId: 1 }));
    expect(addresses).toHaveLength(1);
    expect(addresses[0]).toMatchObject({
      vatNumber: 'DE123456789',
      zipCode: '10115',
      primary: true,
    });
    expect(await shopper.do((shop) => shop.getAddresses({ typeId: 2 }))).toEqual([]);
    expect(await userOf(shopper)).toMatchObject({ classId: 1, showNetPrices: false });
    expect(await shopper.do((shop) => shop.getCart())).toMatchObject({ showNetPrices: false });
  });

  test.each([
    ['no VAT number', { ...BILLING, vatNumber: '12345' }, { vatNumber: 'vatNumber.format' }],
    ['nobody’s', { ...BILLING, firstName: '', companyName: '' }, { firstName: 'required' }],
    ['nowhere', { ...BILLING, country: 9999 }, { country: 'country.unknown' }],
    ['too long', { ...BILLING, city: 'x'.repeat(101) }, { city: 'maxCharacters' }],
    ['that it does not know', { ...BILLING, id: 1 }, {}],
  ])('creates no account with a billing address that is %s', async (_, billingAddress, cause) => {
    const email = newMail();
    const wish = { email, password: PASSWORD, billingAddress };
    const error = await failure(newcomer().do((shop) => shop.doRegisterUser(wish)));
    expect(error).toMatchObject({ key: 'address.validationFailed', cause });
    const { rowCount } = await engine.pool.query('select from customer where email = $1', [email]);
    expect(rowCount).toBe(0);
  });

  test('stores a delivery address with the account, or neither', async () => {
    const shopper = newcomer();
    const email = newMail();
    const deliveryAddress = { ...BILLING, firstName: 'Eva', lastName: 'Groß', vatNumber: '' };
    const wrong = { ...deliveryAddress, zipCode: '1' };
    const wish = { email, password: PASSWORD };
    const error = await failure(
      shopper.do((shop) => shop.doRegisterUser({ ...wish, deliveryAddress: wrong })),
    );
    expect(error).toMatchObject({
      key: 'address.validationFailed',
      cause: { zipCode: 'zipCode.format' },
    });
    expect(await userOf(shopper)).toBeNull();
    for (let time = 0; time < 2; time += 1) {
      await shopper.do((shop) => shop.doRegisterUser({ ...wish, deliveryAddress }));
    }
    const addresses = await shopper.do((shop) => shop.getAddresses({ typeId: 2 }));
    expect(addresses).toMatchObject([{ zipCode: '10115', primary: true }]);
    expect(await shopper.do((shop) => shop.getAddresses({ typeId: 1 }))).toEqual([]);
  });

  test('reports errors of the password and of the address in one answer', async () => {
    const billingAddress = { ...BILLING, city: '' };
    const wish = { email: newMail(), password: 'kurz1', billingAddress };
    const error = await failure(newcomer().do((shop) => shop.doRegisterUser(wish)));
    expect(error).toMatchObject({
      key: 'address.validationFailed',
      cause: { city: 'required', password: 'password.length' },
    });
  });

  test('takes no rights from the form of a new customer', async () => {
    const wish = { email: newMail(), password: PASSWORD, classId: 2, isBlocked: false };
    await expect(newcomer().do((shop) => shop.doRegisterUser(wish as never))).rejects.toMatchObject(
      { key: 'contact.emailInvalid' },
    );
  });

  test('of twenty concurrent requests one creates the account', async () => {
    const email = newMail();
    const rivals = Array.from({ length: 20 }, (_, i) =>
      newcomer().do((shop) =>
        shop.doRegisterUser({
          email: i % 2 ? email : email.toUpperCase(),
          password: `${PASSWORD}${i}`,
        }),
      ),
    );
    const { done, errors } = await settle(rivals);
    expect(done).toHaveLength(1);
    for (const error of errors) {
      expect(['contact.emailAlreadyExists', 'security.tooManyRequests']).toContain(
        (error as { key: string }).key,
      );
    }
    const { rows } = await engine.pool.query('select id from customer where lower(email) = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('a visitor with the password of an existing account is logged in, others get an error', async () => {
    const { email } = await customer();
    const again = newcomer();
    await again.do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
    expect(await userOf(again)).toMatchObject({ email });
    const stranger = newcomer();
    const error = await failure(
      stranger.do((shop) => shop.doRegisterUser({ email, password: 'grüne Wand 8' })),
    );
    expect(error).toMatchObject({ key: 'contact.emailAlreadyExists' });
    expect(await userOf(stranger)).toBeNull();
  });
});

describe('logging in', () => {
  test('accepts any spelling of the address and returns a new token', async () => {
    const { email } = await customer();
    const shopper = newcomer();
    await add(shopper, 0, 1);
    const former = shopper.token();
    await login(shopper, `  ${email.toUpperCase()} `);
    expect(await userOf(shopper)).toMatchObject({ email });
    expect(shopper.token()).not.toBe(former);
    shopper.setToken(former);
    expect(await userOf(shopper)).toBeNull();
    expect(await quantities(shopper)).toEqual({});
  });

  test('a token planted by an attacker opens nothing afterwards', async () => {
    const { email } = await customer();
    const planted = newcomer();
    await add(planted, 0, 1);
    const victim = newcomer();
    victim.setToken(planted.token());
    await login(victim, email);
    expect(await userOf(planted)).toBeNull();
  });

  test('returns the same error for an unknown address and a wrong password', async () => {
    const { email } = await customer();
    const wrong = await failure(login(newcomer(), email, 'falsch 123'));
    const unknown = await failure(login(newcomer(), newMail(), 'falsch 123'));
    const broken = await failure(login(newcomer(), 'a\u0000b', 'falsch 123'));
    expect(wrong).toMatchObject({ key: 'login.loginFailed', code: 422 });
    expect(unknown).toEqual(wrong);
    expect(broken).toEqual(wrong);
  });

  test('a wrong try costs the same whether the account exists or not (attack 25)', async () => {
    const costs = async (email: string) => {
      const query = vi.spyOn(engine.pool, 'query');
      vi.mocked(hash).mockClear();
      vi.mocked(verify).mockClear();
      await failure(login(newcomer(), email, 'falsch 123'));
      const asked = query.mock.calls.map(([statement]) => nameOf(statement));
      query.mockRestore();
      // Algorithm and parameters, which determine the time; not the salt.
      const compared = vi
        .mocked(verify)
        .mock.calls.map(([kept]) => String(kept).split('$').slice(1, 4).join());
      return { asked, compared, made: vi.mocked(hash).mock.calls.length };
    };
    const { email } = await customer();
    const withoutPassword = newMail();
    await engine.pool.query(`insert into customer (email, lang) values ($1, 'de')`, [
      withoutPassword,
    ]);
    await costs(newMail()); // the first call ever creates the hash for unknown accounts
    const known = await costs(email);
    expect(known.asked).toContain('customer_of_email');
    expect(known).toMatchObject({ compared: ['argon2id,v=19,m=19456,t=2,p=1'], made: 0 });
    expect(await costs(newMail())).toEqual(known);
    expect(await costs(withoutPassword)).toEqual(known);
  });

  test('a blocked customer gets the reason only with the right password, and is logged out immediately', async () => {
    const { shopper, email } = await customer();
    await add(shopper, 0, 1);
    await engine.pool.query('update customer set is_blocked = true where email = $1', [email]);
    expect(await userOf(shopper)).toBeNull();
    expect(await failure(login(newcomer(), email))).toMatchObject({ key: 'login.userIsBlocked' });
    expect(await failure(login(newcomer(), email, 'falsch 123'))).toMatchObject({
      key: 'login.loginFailed',
    });
  });

  test('an account without password cannot be logged in to', async () => {
    const email = newMail();
    await engine.pool.query(`insert into customer (email, lang) values ($1, 'de')`, [email]);
    for (const password of ['', 'null', PASSWORD]) {
      expect(await failure(login(newcomer(), email, password))).toMatchObject({
        key: 'login.loginFailed',
      });
    }
  });

  test('the sixth try within five minutes waits, with any spelling of the address', async () => {
    engine.setTime('2026-03-01T12:00:00Z');
    const { email } = await customer();
    const other = (await customer()).email;
    for (let tried = 0; tried < LOGIN_LIMITS.account.max; tried += 1) {
      const spelt = tried % 2 ? email.toUpperCase() : ` ${email.replace('@', `+${tried}@`)}`;
      await failure(login(newcomer(), spelt, 'falsch 123'));
    }
    expect(await failure(login(newcomer(), email))).toMatchObject({
      key: 'security.tooManyRequests',
      code: 429,
    });
    await login(newcomer(), other);
    engine.setTime('2026-03-01T12:05:00Z');
    await login(newcomer(), email);
  });

  test('a browser that was logged in before gets in while others try passwords', async () => {
    engine.setTime('2026-03-02T12:00:00Z');
    const { email } = await customer();
    const known = newcomer();
    const device = await known.do(async (shop, ctx) => {
      await shop.doLogin({ email, password: PASSWORD });
      return ctx.visitor.newDevice;
    });
    for (let tried = 0; tried < 20; tried += 1) await failure(login(newcomer(), email, 'x'));
    await known.do((shop) => shop.doLogoutUser());
    expect(await failure(login(newcomer(), email))).toMatchObject({ code: 429 });
    await known.do((shop, ctx) => {
      ctx.visitor.device = device;
      return shop.doLogin({ email, password: PASSWORD });
    });
    expect(await userOf(known)).toMatchObject({ email });
  });

  test('one network may not try many accounts', async () => {
    engine.setTime('2026-03-03T12:00:00Z');
    const shopper = newcomer();
    const { email } = await customer();
    for (let tried = 0; tried < LOGIN_LIMITS.address.max; tried += 1) {
      await failure(login(shopper, newMail(), 'falsch 123'));
    }
    expect(await failure(login(shopper, email))).toMatchObject({ code: 429 });
  });

  test('another customer who logs in here finds nothing of the former one', async () => {
    const { shopper } = await customer();
    await add(shopper, 0, 2);
    const former = shopper.token();
    const { email } = await customer();
    await login(shopper, email);
    expect(await userOf(shopper)).toMatchObject({ email });
    expect(await quantities(shopper)).toEqual({});
    shopper.setToken(former);
    expect(await userOf(shopper)).toBeNull();
  });

  test('log-out ends the session; the cart is there at the next log-in', async () => {
    const { shopper, email } = await customer();
    await add(shopper, 1, 2);
    const former = shopper.token();
    await shopper.do((shop) => shop.doLogoutUser());
    shopper.setToken(former);
    expect(await userOf(shopper)).toBeNull();
    expect(await quantities(shopper)).toEqual({});
    shopper.setToken(null);
    await login(shopper, email);
    expect(await quantities(shopper)).toEqual({ 1: 2 });
  });

  test('the same form sent twice is one log-in, with the same token', async () => {
    const { email } = await customer();
    const shopper = newcomer();
    await add(shopper, 0, 1);
    const former = shopper.token();
    const send = () =>
      shopper.do((shop) => shop.doLogin({ email, password: PASSWORD, formKey: 'form' }));
    await send();
    const fresh = shopper.token();
    shopper.setToken(former);
    await send();
    expect(shopper.token()).toBe(fresh);
    expect(await quantities(shopper)).toEqual({ 0: 1 });
  });
});

test('a form that another customer submits again does not open the session it began', async () => {
  const { email } = await customer();
  const { email: other } = await customer();
  const formKey = 'a form left open';
  const shopper = newcomer();
  await add(shopper, 0, 1);
  const former = shopper.token();
  const send = (email: string) =>
    shopper.do((shop) => shop.doLogin({ email, password: PASSWORD, formKey }));
  await send(email);
  shopper.setToken(former);
  await send(other);
  expect(await userOf(shopper)).toMatchObject({ email: other });
  expect(await quantities(shopper)).toEqual({});

  const guest = newMail();
  shopper.setToken(former);
  await shopper.do((shop) => shop.doLoginAsGuest({ email: guest, formKey }));
  expect(await userOf(shopper)).toEqual({ guestMail: guest });
});

describe('the cart at log-in', () => {
  test('is merged into that of the customer; equal lines are not doubled', async () => {
    const { shopper, email } = await customer();
    await add(shopper, 0, 2);
    await add(shopper, 1, 1);
    const visiting = newcomer();
    await add(visiting, 0, 3);
    await add(visiting, 2, 4);
    await login(visiting, email);
    expect(await quantities(visiting)).toEqual({ 0: 3, 1: 1, 2: 4 });
    expect(await quantities(shopper)).toEqual({ 0: 3, 1: 1, 2: 4 });
    const { rows } = await engine.pool.query(
      `select c.status from cart c join customer u on u.id = c.customer_id where u.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ status: 'open' }]);
  });

  test('keeps lines with different order properties apart', async () => {
    const { id } = await engine.fixture.orderProperty({ name: 'Gravur' });
    const { variationIds } = await engine.fixture.item({ name: 'Tafel', orderPropertyIds: [id] });
    const engrave = (shopper: Shopper, value: string, quantity: number) =>
      shopper.do((shop) =>
        shop.doAddCartItem({
          variationId: variationIds[0]!,
          quantity,
          basketItemOrderParams: [{ propertyId: id, value }],
        }),
      );
    const { shopper, email } = await customer();
    await engrave(shopper, 'Anna', 2);
    await engrave(shopper, 'Bert', 1);
    const visiting = newcomer();
    await engrave(visiting, 'Bert', 3);
    await engrave(visiting, 'Carl', 4);
    await login(visiting, email);
    const { items } = await visiting.do((shop) => shop.getCart());
    const stated = items.map(({ quantity, basketItemOrderParams }) => [
      basketItemOrderParams[0]!.value,
      quantity,
    ]);
    expect(Object.fromEntries(stated)).toEqual({ Anna: 2, Bert: 3, Carl: 4 });
    expect(items).toHaveLength(3);
  });

  test('has the gift cards of both, each once, and no more than an order may have', async () => {
    const codes = Array.from({ length: 6 }, (_, nr) => `VERBINDEN${nr}`);
    await engine.pool.query(
      `insert into gift_card (code, amount, open_amount) select code, 100, 100 from unnest($1::text[]) code`,
      [codes],
    );
    const redeem = async (shopper: Shopper, cards: string[]) => {
      for (const couponCode of cards) await shopper.do((shop) => shop.doAddCoupon({ couponCode }));
    };
    const { shopper, email } = await customer();
    await add(shopper, 0, 1);
    await redeem(shopper, codes.slice(0, 3));
    const visiting = newcomer();
    await add(visiting, 1, 1);
    await redeem(visiting, codes.slice(2));
    const { basket } = await login(visiting, email);
    expect(basket.giftCards.map(({ ending }) => ending)).toEqual(
      codes.slice(0, 5).map((code) => code.slice(-4)),
    );
  });

  test.each([
    ['of the account before that of the visit', 'EIGENER', 'BESUCH', 'EIGENER', ['BESUCH']],
    ['of both', 'EIGENER', 'EIGENER', 'EIGENER', []],
    ['of the visit where the account has none', null, 'BESUCH', 'BESUCH', []],
  ])('has the coupon %s, and a notice about the other', async (_, own, visits, kept, left) => {
    const redeem = async (shopper: Shopper, code: string) => {
      await engine.pool.query(
        `insert into coupon (code, name_de, name_en, percent) values ($1, 'Herbst', 'Autumn', 1000)
         on conflict do nothing`,
        [code],
      );
      await shopper.do((shop) => shop.doAddCoupon({ couponCode: code }));
    };
    const { shopper, email } = await customer();
    await add(shopper, 0, 1);
    if (own) await redeem(shopper, own);
    const told = left.map((code) => ({
      key: 'couponLeft.ofAccount',
      type: 'warning',
      values: { code, kept },
    }));
    const account = { email, password: PASSWORD };
    for (const enter of ['doLogin', 'doRegisterUser'] as const) {
      const visiting = newcomer();
      await add(visiting, 1, 1);
      await redeem(visiting, visits);
      const entered = await visiting.do(async (shop, _, gone) => {
        const { basket } = await shop[enter](account);
        return [basket.couponCode, gone()];
      });
      expect(entered).toEqual([kept, told]);
      const later = await visiting.do(async (shop, _, gone) => {
        await shop.getCart();
        return gone();
      });
      expect(later).toEqual([]);
    }
  });

  test('is the same in all browsers, also when two create it concurrently', async () => {
    const { shopper, email } = await customer();
    const phone = newcomer();
    await login(phone, email);
    await Promise.all([add(shopper, 0, 1), add(phone, 1, 1), add(shopper, 0, 1), add(phone, 2, 1)]);
    expect(await quantities(shopper)).toEqual({ 0: 2, 1: 1, 2: 1 });
    expect(await quantities(phone)).toEqual({ 0: 2, 1: 1, 2: 1 });
  });

  test('keeps typed addresses where the customer has none of that type', async () => {
    const email = newMail();
    const visiting = newcomer();
    await add(visiting, 0, 1);
    await getReady(visiting, { email: newMail() });
    await visiting.do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
    const kept = await engine.pool.query(
      `select type_id, city from address a join customer u on u.id = a.customer_id
       where u.email = $1 order by type_id`,
      [email],
    );
    expect(kept.rows).toEqual([
      { typeId: 1, city: ANNA.city },
      { typeId: 2, city: ANNA.city },
    ]);
  });

  test('of an order that was placed stays with it', async () => {
    const visiting = newcomer();
    await add(visiting, 0, 1);
    const email = newMail();
    await getReady(visiting, { email });
    const order = await visiting.do(async (shop) => shop.doPlaceOrder(await offer(visiting)));
    await visiting.do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
    expect(await quantities(visiting)).toEqual({});
    const { orderId, accessKey } = { orderId: order.id, accessKey: order.accessKey };
    await visiting.do((shop) => shop.getOrder({ orderId, accessKey }));
  });
});

/** The name of an order property; its text where it has none. */
function nameOf(statement: unknown): string {
  const { name, text } = statement as { name?: string; text?: string };
  return name ?? text ?? String(statement);
}
