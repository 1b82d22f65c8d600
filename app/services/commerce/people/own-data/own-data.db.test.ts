import { describe, expect, test } from 'vitest';
import { getReady, offer, settle } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { dataKey } from './own-data-key';

const SECRET = Buffer.alloc(32, 7);
const VISIT = 'v'.repeat(22);
const OTHER_VISIT = 'w'.repeat(22);
const ASKED = '2026-04-01T10:00:00Z';
let variationId: number;

const engine = useTestEngine(async (engine) => {
  engine.setTime(ASKED);
  variationId = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
});

let serial = 0;
function newcomer() {
  serial += 1;
  return engine.shopper({ address: `198.51.${serial >> 8}.${serial & 255}` });
}
const newMail = () => `auskunft${(serial += 1)}@example.de`;

/** An order placed as a guest, by a device that may see it. */
async function guestOrder(email: string) {
  const shopper = newcomer();
  await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  await getReady(shopper, { email });
  const { id, accessKey } = await shopper.do(async (shop) =>
    shop.doPlaceOrder(await offer(shopper)),
  );
  return { shopper, order: { orderId: id, accessKey } };
}

const withdraw = (orderId: number | null, email: string, message: string) =>
  engine.pool.query(
    `insert into withdrawal (submission_id_hash, order_id, name, contract, email, items, message, lang, received_at)
     values (sha256($4::bytea), $1, 'Widerrufende Person', 'Vertrag', $2, '', $3, 'de', $5)`,
    [orderId, email, message, `${(serial += 1)}`, engine.now()],
  );

const ask = (email: string, shopper = newcomer()) =>
  shopper.do((shop) => shop.doRequestOwnData({ email }));

/** The links of the mails to an address, latest first, as its owner finds them there. */
async function linksOf(email: string) {
  const { rows } = await engine.pool.query<{ id: number; email: string; at: Date }>(
    `select r.id, r.email, r.requested_at as at from data_request r
       join outbox x on x.kind = 'mail:data_link' and (x.payload->>'requestId')::int = r.id
     where r.email = lower($1) order by r.id desc`,
    [email],
  );
  return rows.map(({ id, at, email: to }) => ({
    requestId: id,
    key: dataKey(SECRET, { requestId: id, email: to, requestedAt: at }),
  }));
}

async function linkOf(email: string) {
  await ask(email);
  return (await linksOf(email))[0]!;
}

const open = (link: { requestId: number; key: string }, visit = VISIT, shopper = newcomer()) =>
  shopper.do((shop) => shop.doOpenDataLink({ ...link, visit }));
const read = (link: { requestId: number; key: string }, visit = VISIT) =>
  newcomer().do((shop) => shop.getOwnData({ ...link, visit }));
const state = (link: { requestId: number; key: string }, visit?: string) =>
  newcomer().do((shop) => shop.getDataLink({ ...link, ...(visit && { visit }) }));

async function dataOf(email: string) {
  const link = await linkOf(email);
  await open(link);
  return (await read(link))!;
}

describe('the stored data about a mail address', () => {
  test('are exported to its owner completely: orders, withdrawals, messages, newsletter, sessions', async () => {
    const email = newMail();
    const { shopper, order } = await guestOrder(email.toUpperCase());
    await withdraw(order.orderId, 'andere@example.de', 'zu dieser Bestellung');
    await withdraw(null, email, 'ohne Bestellnummer');
    await shopper.do((shop) =>
      shop.doSubscribeNewsletter({ email, firstName: 'Änne', consentText: 'Ja' }),
    );
    await shopper.do((shop) =>
      shop.doCustomerContactMail({
        name: 'Änne Groß',
        email,
        subject: 'Frage',
        message: 'Welcher Ton?',
        orderId: null,
        wantsCopy: false,
        submissionId: 's'.repeat(22),
      }),
    );
    const guest = newcomer();
    await guest.do((shop) => shop.doAddCartItem({ variationId, quantity: 3 }));
    await guest.do((shop) => shop.doLoginAsGuest({ email }));
    await guest.do((shop) => shop.doAddWishlistItem({ variationId }));
    const data = await dataOf(email);
    expect(data).toMatchObject({
      email,
      orders: [{ number: order.orderId, items: [{ name: 'Weiß', quantity: 1 }] }],
      withdrawals: [{ message: 'zu dieser Bestellung' }, { message: 'ohne Bestellnummer' }],
      contact: [{ subject: 'Frage', message: 'Welcher Ton?' }],
      newsletter: [{ email, firstName: 'Änne', consent: 'Ja', confirmedAt: null }],
      cart: [{ quantity: 3 }],
      wishlist: [{ quantity: 1 }],
    });
    expect(data.sessions).toHaveLength(2);
    expect(data.addresses.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/argon2|token|hash/i);
  });

  test('are empty for an unknown address', async () => {
    const { madeAt: _, email: __, requests, ...data } = await dataOf(newMail());
    expect(requests).toHaveLength(1);
    expect(new Set(Object.values(data).flat())).toEqual(new Set());
  });

  test('include none of an account or of another address', async () => {
    const email = newMail();
    const own = await guestOrder(email);
    await guestOrder(newMail());
    const { shopper, order } = await guestOrder(email);
    const account = newMail();
    await shopper.do((shop) => shop.doRegisterUser({ email: account, password: 'blaue Wand 7' }));
    await shopper.do((shop) => shop.doMigrateGuestOrderToCustomer(order));
    await withdraw(order.orderId, email, 'aus dem Konto');
    await shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 8 }));
    const data = await dataOf(email);
    expect(data.orders).toMatchObject([{ number: own.order.orderId }]);
    expect(data.withdrawals).toEqual([]);
    expect(data.cart).toEqual([]);
    expect(JSON.stringify(data)).not.toContain(account);
    // The account's own address: data of the account are exported there.
    expect((await dataOf(account)).orders).toEqual([]);
  });
});

describe('an account', () => {
  test('exports its own data, and none that depend on its unconfirmed address', async () => {
    const email = newMail();
    const { order } = await guestOrder(email);
    await withdraw(order.orderId, email, 'Geheimnis der Bestellung');
    await withdraw(null, email, 'Geheimnis ohne Bestellung');
    await newcomer().do((shop) =>
      shop.doSubscribeNewsletter({ email, firstName: 'Geheimnis', consentText: 'Ja' }),
    );
    const stranger = newcomer();
    await stranger.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
    const data = await stranger.do((shop) => shop.getCustomerExport());
    expect(JSON.stringify(data)).not.toContain('Geheimnis');
    expect(data.orders).toEqual([]);
  });

  test('exports its wishlist, notes and reminders', async () => {
    const { shopper, order } = await guestOrder(newMail());
    await shopper.do((shop) => shop.doRegisterUser({ email: newMail(), password: 'blaue Wand 7' }));
    await shopper.do((shop) => shop.doMigrateGuestOrderToCustomer(order));
    await shopper.do((shop) => shop.doAddWishlistItem({ variationId }));
    await engine.pool.query(
      `with mine as (select customer_id as id from orders where id = $1),
         noted as (insert into bought_shade_note (customer_id, variation_id, stated, note, updated_at)
                   select id, $2, '', 'Küche', now() from mine)
       insert into shade_reminder (customer_id, variation_id, stated, remind_on, lang, asked_at)
       select id, $2, '', '2027-05-23', 'de', now() from mine`,
      [order.orderId, variationId],
    );
    expect(await shopper.do((shop) => shop.getCustomerExport())).toMatchObject({
      wishlist: [{ quantity: 1 }],
      shadeNotes: [{ note: 'Küche' }],
      reminders: [{ remindOn: '2027-05-23', sentAt: null }],
    });
  });
});

describe('the link', () => {
  test('is valid once, for the visit that opens it, however often that reads it', async () => {
    engine.setTime(ASKED);
    const link = await linkOf(newMail());
    expect(await state(link)).toBe('new');
    expect(await read(link)).toBeNull();
    expect([await open(link), await open(link), await open(link, OTHER_VISIT)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await state(link), await state(link, VISIT), await state(link, OTHER_VISIT)]).toEqual([
      null,
      'opened',
      null,
    ]);
    expect(await read(link)).not.toBeNull();
    expect(await read(link, OTHER_VISIT)).toBeNull();
  });

  test('of many rivals one opens it', async () => {
    const link = await linkOf(newMail());
    const visits = Array.from({ length: 8 }, (_, n) => `${n}`.repeat(22));
    const { done } = await settle(visits.map((visit) => open(link, visit)));
    expect(done.filter(Boolean)).toHaveLength(1);
  });

  test('ends after a day, and what it opened after half an hour', async () => {
    engine.setTime(ASKED);
    const [late, inTime] = [await linkOf(newMail()), await linkOf(newMail())];
    engine.setTime('2026-04-02T10:00:00Z');
    expect(await open(inTime)).toBe(true);
    engine.setTime('2026-04-02T10:00:01Z');
    expect([await state(late), await open(late)]).toEqual([null, false]);
    engine.setTime('2026-04-02T10:30:00Z');
    expect(await read(inTime)).not.toBeNull();
    engine.setTime('2026-04-02T10:30:01Z');
    expect([await read(inTime), await open(inTime)]).toEqual([null, false]);
    engine.setTime(ASKED);
  });

  test.each([
    ['of another address', async () => ({ key: (await linkOf(newMail())).key })],
    ['that was changed', async (key: string) => ({ key: `A${key.slice(1)}B` })],
    ['that is empty', async () => ({ key: '' })],
    ['with an unknown id', async () => ({ requestId: 2 ** 31 - 1 })],
    ['with an invalid id', async () => ({ requestId: 2 ** 31 })],
  ])('%s opens nothing', async (_, change) => {
    const link = await linkOf(newMail());
    const wrong = { ...link, ...(await change(link.key)) };
    expect([await state(wrong), await open(wrong), await read(wrong)]).toEqual([null, false, null]);
    expect(await state(link)).toBe('new');
  });
});

describe('a request', () => {
  test('sends the same mail to every address, and one for a double click', async () => {
    engine.setTime(ASKED);
    const [known, unknown] = [newMail(), newMail()];
    await guestOrder(known);
    for (const email of [known, unknown]) {
      await Promise.all([ask(email), ask(email.toUpperCase()), ask(email)]);
      expect(await linksOf(email)).toHaveLength(1);
    }
  });

  test('sends another mail once a clock that was ahead is corrected', async () => {
    const email = newMail();
    engine.setTime('2026-04-12T10:00:00Z');
    await ask(email);
    engine.setTime('2026-04-11T10:00:00Z');
    await ask(email);
    expect(await linksOf(email)).toHaveLength(2);
    engine.setTime(ASKED);
  });

  test('sends at most three mails a day, and the answer is the same', async () => {
    const email = newMail();
    for (let minute = 10; minute < 50; minute += 5) {
      engine.setTime(`2026-04-03T10:${minute}:00Z`);
      expect(await ask(email)).toBeUndefined();
    }
    expect(await linksOf(email)).toHaveLength(3);
    engine.setTime(ASKED);
  });

  test('is refused for a network with too many requests, and for an invalid address', async () => {
    engine.setTime('2026-04-04T10:00:00Z');
    const shopper = newcomer();
    for (let i = 0; i < 20; i += 1) await ask(newMail(), shopper);
    await expect(ask(newMail(), shopper)).rejects.toMatchObject({ code: 429 });
    for (const email of ['', 'anna', 'a@b.de, c@d.de', 'x'.repeat(100_000)]) {
      await expect(ask(email)).rejects.toMatchObject({ key: 'contact.emailInvalid', code: 422 });
    }
    engine.setTime(ASKED);
  });
});
