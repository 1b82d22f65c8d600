import type * as Timers from 'node:timers/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { ANNA } from '../../../../../tests/support/anna';
import { getReady, offer, settle, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { accountKey, type AccountLink } from '../account-mails/account-key';
import type { Hook } from '../../core/test-hooks';

vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof Timers>();
  return { ...timers, setTimeout: vi.fn(timers.setTimeout) };
});

const PASSWORD = 'blaue Wand 7';
const OTHER = 'grüne Wand 8';
let variationId: number;

const engine = useTestEngine(async ({ fixture }) => {
  variationId = (await fixture.item({ name: 'Weiß' })).variationIds[0]!;
});

let serial = 0;
function newcomer() {
  serial += 1;
  return engine.shopper({ address: `198.51.${serial >> 8}.${serial & 255}` });
}
const newMail = () => `konto${(serial += 1)}@example.de`;

async function customer(email = newMail()) {
  const shopper = newcomer();
  await shopper.do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
  const { rows } = await engine.pool.query<{ id: number }>(
    'select id from customer where email = $1',
    [email],
  );
  return { shopper, email, id: rows[0]!.id };
}

const login = (shopper: Shopper, email: string, password = PASSWORD) =>
  shopper.do((shop) => shop.doLogin({ email, password }));
const isLoggedIn = (shopper: Shopper) =>
  shopper.do(async (_, ctx) => ctx.visitor.customer !== null);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { key: string }) => error,
  );

/** The link in the latest mail, as its owner finds it there. */
async function linkOf(customerId: number, link: AccountLink) {
  const kind = link === 'password-reset' ? 'password' : 'email';
  const { rows } = await engine.pool.query<{ at: Date }>(
    `select requested_at as at from customer_request
     where customer_id = $1 and kind = $2 order by id desc limit 1`,
    [customerId, kind],
  );
  const hash = accountKey(Buffer.alloc(32, 7), { link, customerId, requestedAt: rows[0]!.at });
  return { contactId: customerId, hash };
}

async function mails(customerId: number) {
  const { rows } = await engine.pool.query<{ kind: string; to: string | null }>(
    `select kind, payload->>'to' as to from outbox
     where (payload->>'customerId')::int = $1 order by id`,
    [customerId],
  );
  return rows.map(({ kind, to }) => (to === null ? kind : `${kind} to ${to}`));
}

const ask = (email: string) => newcomer().do((shop) => shop.doRequestResetPasswordLink({ email }));
const set = (link: { contactId: number; hash: string }, password = OTHER) =>
  newcomer().do((shop) => shop.doResetPassword({ ...link, password, password2: password }));

describe('a forgotten password', () => {
  test('is answered after the same pause, whether the account exists or not (attack 26)', async () => {
    const { email } = await customer();
    for (const asked of [email, newMail()]) {
      const goOn: (() => void)[] = [];
      const pause = () => new Promise<void>((resolve) => goOn.push(resolve));
      vi.mocked(sleep).mockClear().mockImplementationOnce(pause);
      const outcome = { isAnswered: false };
      const answered = ask(asked).then(() => (outcome.isAnswered = true));
      // All is written, and no more queries follow.
      await expect.poll(() => goOn).toHaveLength(1);
      await expect.poll(() => engine.pool.totalCount - engine.pool.idleCount).toBe(0);
      await new Promise(setImmediate);
      expect(outcome, asked).toEqual({ isAnswered: false });
      expect(vi.mocked(sleep).mock.calls).toEqual([[100]]);
      goOn[0]!();
      await answered;
    }
  });

  test('is reset by the link of a mail, once, and every session ends', async () => {
    const { shopper, email, id } = await customer();
    await ask(email.toUpperCase());
    expect(await mails(id)).toEqual(['mail:registered', 'mail:password_reset']);
    const link = await linkOf(id, 'password-reset');
    await set(link);
    expect(await isLoggedIn(shopper)).toBe(false);
    expect(await failure(login(newcomer(), email))).toMatchObject({ key: 'login.loginFailed' });
    await login(newcomer(), email, OTHER);
    expect(await failure(set(link))).toMatchObject({ key: 'contact.unauthorizedPasswordReset' });
    expect(await mails(id)).toContain('mail:password_changed');
  });

  test('lets its owner in, whatever others try meanwhile (attack 24)', async () => {
    const { email, id } = await customer();
    const lockOut = async () => {
      for (let tries = 0; tries < 6; tries += 1) {
        await failure(login(newcomer(), email, 'falsch geraten 1'));
      }
      expect(await failure(login(newcomer(), email, OTHER))).toMatchObject({ code: 429 });
    };
    await lockOut();
    await ask(email);
    const link = await linkOf(id, 'password-reset');
    const browser = newcomer();
    const device = await browser.do(async (shop, ctx) => {
      await shop.doResetPassword({ ...link, password: OTHER, password2: OTHER });
      return ctx.visitor.newDevice;
    });
    await login(newcomer(), email, OTHER);
    await lockOut();
    await browser.do((shop, ctx) => {
      ctx.visitor.device = device;
      return shop.doLogin({ email, password: OTHER });
    });
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test('of two concurrent uses of a link one sets it', async () => {
    const { email, id } = await customer();
    await ask(email);
    const link = await linkOf(id, 'password-reset');
    const { done } = await settle([1, 2, 3, 4].map((n) => set(link, `${OTHER}${n}`)));
    expect(done).toHaveLength(1);
  });

  test('the link expires after thirty minutes, with a new password, and with a block', async () => {
    engine.setTime('2026-04-01T12:00:00Z');
    const { email, id, shopper } = await customer();
    await ask(email);
    const link = await linkOf(id, 'password-reset');
    const isGood = () => newcomer().do((shop) => shop.getResetLink(link));
    expect(await isGood()).toBe(true);
    engine.setTime('2026-04-01T12:30:01Z');
    expect(await isGood()).toBe(false);
    engine.setTime('2026-04-01T12:29:00Z');
    await engine.pool.query('update customer set is_blocked = true where id = $1', [id]);
    expect(await isGood()).toBe(false);
    await engine.pool.query('update customer set is_blocked = false where id = $1', [id]);
    const change = { oldPassword: PASSWORD, password: OTHER, password2: OTHER };
    await shopper.do((shop) => shop.doChangeUserPassword(change));
    expect(await isGood()).toBe(false);
  });

  test('the key of another account, or a changed one, opens nothing', async () => {
    const one = await customer();
    const other = await customer();
    await ask(one.email);
    await ask(other.email);
    const link = await linkOf(one.id, 'password-reset');
    const refused = { key: 'contact.unauthorizedPasswordReset' };
    expect(await failure(set({ ...link, contactId: other.id }))).toMatchObject(refused);
    expect(await failure(set({ ...link, hash: link.hash.slice(1) + 'A' }))).toMatchObject(refused);
    expect(await failure(set({ contactId: 999_999, hash: link.hash }))).toMatchObject(refused);
    expect(await failure(set({ ...link, hash: 'x' }))).toMatchObject(refused);
  });

  test('the password rules apply, and the link stays valid', async () => {
    const { email, id } = await customer();
    await ask(email);
    const link = await linkOf(id, 'password-reset');
    expect(await failure(set(link, 'kurz1'))).toMatchObject({
      key: 'contact.passwordInvalid',
      cause: { password: 'password.length' },
    });
    const mistyped = { ...link, password: OTHER, password2: PASSWORD };
    expect(await failure(newcomer().do((shop) => shop.doResetPassword(mistyped)))).toMatchObject({
      cause: { password2: 'password.match' },
    });
    await set(link);
  });

  test('a link in the former mailbox opens nothing once the address has changed', async () => {
    const { shopper, email, id } = await customer();
    await ask(email);
    const link = await linkOf(id, 'password-reset');
    await shopper.do((shop) => shop.doChangeEmail({ email: newMail(), password: PASSWORD }));
    const confirmation = await linkOf(id, 'email-change');
    await newcomer().do((shop) => shop.doConfirmEmail(confirmation));
    expect(await failure(set(link))).toMatchObject({ key: 'contact.unauthorizedPasswordReset' });
  });

  test('a mailbox gets at most three such mails an hour, and the answer is the same', async () => {
    engine.setTime('2026-04-02T12:00:00Z');
    const { email, id } = await customer();
    for (let i = 0; i < 6; i += 1) expect(await ask(email)).toBeUndefined();
    // Requests at the same moment are one mail.
    engine.setTime('2026-04-02T12:01:00Z');
    await ask(email);
    expect((await mails(id)).filter((kind) => kind === 'mail:password_reset')).toHaveLength(1);
    expect(await ask(newMail())).toBeUndefined();
  });
});

describe('changes of the account', () => {
  test('another password requires the present one and ends other sessions', async () => {
    const { shopper, email } = await customer();
    const phone = newcomer();
    await login(phone, email);
    const change = (oldPassword: string) =>
      shopper.do((shop) =>
        shop.doChangeUserPassword({ oldPassword, password: OTHER, password2: OTHER }),
      );
    expect(await failure(change('falsch 123'))).toMatchObject({ key: 'contact.passwordWrong' });
    expect(await isLoggedIn(phone)).toBe(true);
    await change(PASSWORD);
    expect(await isLoggedIn(shopper)).toBe(true);
    expect(await isLoggedIn(phone)).toBe(false);
    await login(phone, email, OTHER);
  });

  test('another address applies once its owner has confirmed it; the former one is notified', async () => {
    const { shopper, email, id } = await customer();
    const wanted = newMail();
    const change = (password: string) =>
      shopper.do((shop) => shop.doChangeEmail({ email: wanted, password }));
    expect(await failure(change('falsch 123'))).toMatchObject({ key: 'contact.passwordWrong' });
    await change(PASSWORD);
    expect(await mails(id)).toContain(`mail:email_confirm to ${wanted}`);
    await login(newcomer(), email);
    const link = await linkOf(id, 'email-change');
    await newcomer().do((shop) => shop.doConfirmEmail(link));
    await login(newcomer(), wanted);
    expect(await failure(login(newcomer(), email))).toMatchObject({ key: 'login.loginFailed' });
    expect(await mails(id)).toContain(`mail:email_changed to ${email}`);
    expect(await failure(newcomer().do((shop) => shop.doConfirmEmail(link)))).toMatchObject({
      key: 'contact.unauthorizedEmailChange',
    });
  });

  test('the present address of the account is refused as unchanged', async () => {
    const { shopper, email, id } = await customer();
    const change = (to: string) =>
      failure(shopper.do((shop) => shop.doChangeEmail({ email: to, password: PASSWORD })));
    expect(await change(email)).toMatchObject({ cause: { email: 'email.own' } });
    expect(await change('ich@')).toMatchObject({ cause: { email: 'email.valid' } });
    expect(await mails(id)).toEqual(['mail:registered']);
  });

  test('no request reveals whether an address has an account, or takes it over', async () => {
    const owner = await customer();
    const { shopper, id } = await customer();
    const taken = { email: owner.email.toUpperCase(), password: PASSWORD };
    expect(await shopper.do((shop) => shop.doChangeEmail(taken))).toBeUndefined();
    expect(await mails(id)).toEqual(['mail:registered']);
    expect(await mails(owner.id)).toContain('mail:already_registered');

    const wanted = newMail();
    await shopper.do((shop) => shop.doChangeEmail({ email: wanted, password: PASSWORD }));
    const link = await linkOf(id, 'email-change');
    await customer(wanted);
    expect(await failure(newcomer().do((shop) => shop.doConfirmEmail(link)))).toMatchObject({
      key: 'contact.unauthorizedEmailChange',
    });
  });

  test('a visitor who is not logged in changes nothing', async () => {
    const guest = newcomer();
    const password = PASSWORD;
    const tries: ((shopper: Shopper) => Promise<unknown>)[] = [
      (shopper) =>
        shopper.do((shop) =>
          shop.doChangeUserPassword({ oldPassword: password, password, password2: password }),
        ),
      (shopper) => shopper.do((shop) => shop.doChangeEmail({ email: newMail(), password })),
      (shopper) => shopper.do((shop) => shop.setPersonalData({ firstName: 'A', lastName: 'B' })),
      (shopper) => shopper.do((shop) => shop.getCustomerExport()),
      (shopper) => shopper.do((shop) => shop.deleteCustomer({ password })),
      (shopper) =>
        shopper.do((shop) => shop.doMigrateGuestOrderToCustomer({ orderId: 1, accessKey: 'x' })),
    ];
    for (const attempt of tries) {
      expect(await failure(attempt(guest))).toMatchObject({ key: 'login.required', code: 401 });
    }
  });
});

describe('a password reset while a request with the former one is running', () => {
  /** Resets it by a mailed link right after the former one was verified. */
  function resetBy(id: number, email: string) {
    let isDone = false;
    return async (point: string) => {
      if (point !== 'account:password-checked' || isDone) return;
      isDone = true;
      await ask(email);
      await set(await linkOf(id, 'password-reset'));
    };
  }
  const wish = { password: 'gelbe Wand 9', password2: 'gelbe Wand 9' };

  test('refuses the log-in', async () => {
    const { email, id } = await customer();
    const rival = newcomer();
    const late = rival.do(
      (shop) => shop.doLogin({ email, password: PASSWORD }),
      resetBy(id, email),
    );
    expect(await failure(late)).toMatchObject({ key: 'login.loginFailed' });
    expect(await isLoggedIn(rival)).toBe(false);
  });

  test.each<[string, (shopper: Shopper, hook: Hook) => Promise<unknown>]>([
    [
      'password',
      (shopper, hook) =>
        shopper.do((shop) => shop.doChangeUserPassword({ oldPassword: PASSWORD, ...wish }), hook),
    ],
    [
      'address',
      (shopper, hook) =>
        shopper.do((shop) => shop.doChangeEmail({ email: newMail(), password: PASSWORD }), hook),
    ],
    [
      'account',
      (shopper, hook) => shopper.do((shop) => shop.deleteCustomer({ password: PASSWORD }), hook),
    ],
  ])('changes nothing: %s', async (_, change) => {
    const { shopper, email, id } = await customer();
    const late = change(shopper, resetBy(id, email));
    expect(await failure(late)).toMatchObject({ key: 'contact.passwordWrong' });
    await login(newcomer(), email, OTHER);
    const { rows } = await engine.pool.query(
      'select from customer_request where customer_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});

/** An order placed as a guest, by a device that may see it. */
async function guestOrder(email = newMail()) {
  const shopper = newcomer();
  await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  await getReady(shopper, { email });
  const { id, accessKey } = await shopper.do(async (shop) =>
    shop.doPlaceOrder(await offer(shopper)),
  );
  return { shopper, email, order: { orderId: id, accessKey } };
}

const ownerOf = async (orderId: number) =>
  (await engine.pool.query('select customer_id as id from orders where id = $1', [orderId])).rows[0]
    .id;

describe('an order placed as a guest', () => {
  test('is moved into the account that is registered on that device, once', async () => {
    const { shopper, email, order } = await guestOrder();
    await shopper.do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
    await shopper.do((shop) => shop.doMigrateGuestOrderToCustomer(order));
    await shopper.do((shop) => shop.doMigrateGuestOrderToCustomer(order));
    expect(await ownerOf(order.orderId)).not.toBeNull();
    for (const typeId of [1, 2] as const) {
      const addresses = await shopper.do((shop) => shop.getAddresses({ typeId }));
      expect(addresses).toMatchObject([{ typeId, city: 'Berlin', primary: true }]);
    }
  });

  test('adds no address to an account that has some', async () => {
    const { order } = await guestOrder();
    const stranger = (await customer()).shopper;
    const own = { typeId: 2, isForOrder: false, addressData: { ...ANNA, city: 'Ulm' } } as const;
    await stranger.do((shop) => shop.doSaveAddress(own));
    await stranger.do((shop) =>
      shop.doMigrateGuestOrderToCustomer({ ...order, postcode: ANNA.zipCode }),
    );
    expect(await stranger.do((shop) => shop.getAddresses({ typeId: 2 }))).toMatchObject([
      { city: 'Ulm' },
    ]);
  });

  test('requires its key and a proof, and is not moved to a second account', async () => {
    const { shopper, email, order } = await guestOrder();
    const stranger = (await customer()).shopper;
    const migrate = (more: object) =>
      stranger.do((shop) => shop.doMigrateGuestOrderToCustomer({ ...order, ...more }));
    expect(await failure(migrate({ accessKey: 'x'.repeat(43) }))).toMatchObject({
      key: 'order.notFound',
    });
    expect(await failure(migrate({}))).toMatchObject({ code: 401 });
    expect(await failure(migrate({ postcode: '99999' }))).toMatchObject({
      key: 'order.softLoginFailed',
    });
    expect(await ownerOf(order.orderId)).toBeNull();
    await shopper.do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
    await shopper.do((shop) => shop.doMigrateGuestOrderToCustomer(order));
    const owner = await ownerOf(order.orderId);
    expect(await failure(migrate({ postcode: '10115' }))).toMatchObject({
      key: 'order.migrateUnauthorized',
    });
    expect(await ownerOf(order.orderId)).toBe(owner);
  });
});

describe('the stored data of a customer', () => {
  test('is exported to them completely, without data of others', async () => {
    const other = await customer();
    await other.shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 9 }));
    const { shopper, email, order } = await guestOrder();
    await shopper.do((shop) =>
      shop.doRegisterUser({ email, password: PASSWORD, firstName: 'Änne', lastName: 'Groß' }),
    );
    await shopper.do((shop) => shop.doMigrateGuestOrderToCustomer(order));
    await shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 2 }));
    await shopper.do((shop) => shop.doSubscribeNewsletter({ email, consentText: 'Ja' }));
    const data = await shopper.do((shop) => shop.getCustomerExport());
    expect(data).toMatchObject({
      account: { email, firstName: 'Änne', lastName: 'Groß', language: 'de' },
      cart: [{ quantity: 2 }],
      orders: [{ number: order.orderId, email, items: [{ name: 'Weiß', quantity: 1 }] }],
      newsletter: [{ email, confirmedAt: null }],
      logins: [{ event: 'registered' }, { event: 'loggedIn' }],
    });
    expect(data.sessions).toHaveLength(1);
    const text = JSON.stringify(data);
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/argon2|token|hash/i);
  });

  test('a deleted unconfirmed account leaves the newsletter of others unchanged (attack 70)', async () => {
    const running = async (email: string) =>
      (
        await engine.pool.query(
          'select from newsletter_subscriber where email = $1 and ended_at is null',
          [email],
        )
      ).rowCount;
    const subscribe = (email: string) =>
      newcomer().do((shop) => shop.doSubscribeNewsletter({ email, consentText: 'Ja' }));
    const stranger = await customer();
    await subscribe(stranger.email);
    await stranger.shopper.do((shop) => shop.deleteCustomer({ password: PASSWORD }));
    expect(await running(stranger.email)).toBe(1);

    const owner = await customer();
    await subscribe(owner.email);
    await ask(owner.email);
    await set(await linkOf(owner.id, 'password-reset'));
    await login(owner.shopper, owner.email, OTHER);
    await owner.shopper.do((shop) => shop.deleteCustomer({ password: OTHER }));
    expect(await running(owner.email)).toBe(0);
  });

  test('is deleted with the account, except orders; the password is required', async () => {
    const { shopper, email, order } = await guestOrder();
    await shopper.do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
    await shopper.do((shop) => shop.doMigrateGuestOrderToCustomer(order));
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    await shopper.do((shop) => shop.doSubscribeNewsletter({ email, consentText: 'Ja' }));
    const id = await ownerOf(order.orderId);
    const phone = newcomer();
    await login(phone, email);
    const remove = (password: string) => shopper.do((shop) => shop.deleteCustomer({ password }));
    expect(await failure(remove('falsch 123'))).toMatchObject({ key: 'contact.passwordWrong' });
    await remove(PASSWORD);
    expect([await isLoggedIn(shopper), await isLoggedIn(phone)]).toEqual([false, false]);
    expect(await failure(login(newcomer(), email))).toMatchObject({ key: 'login.loginFailed' });
    const left = await engine.pool.query(
      `select (select count(*) from customer where id = $1)::int as accounts,
         (select count(*) from address where customer_id = $1)::int as addresses,
         (select count(*) from cart where customer_id = $1)::int as carts,
         (select count(*) from visitor_session where customer_id = $1)::int as sessions,
         (select count(*) from event_log
           where kind like 'customer.%' and (data->>'customerId')::int = $1)::int as events,
         (select count(*) from newsletter_subscriber
           where email = $2 and ended_at is null)::int as newsletters,
         (select email from orders where id = $3) as order_mail`,
      [id, email, order.orderId],
    );
    expect(left.rows).toEqual([
      {
        accounts: 0,
        addresses: 0,
        carts: 0,
        sessions: 0,
        events: 0,
        newsletters: 0,
        orderMail: email,
      },
    ]);
    expect(await ownerOf(order.orderId)).toBeNull();
    expect(await mails(id)).toContain(`mail:account_deleted to ${email}`);
    await customer(email);
  });
});
