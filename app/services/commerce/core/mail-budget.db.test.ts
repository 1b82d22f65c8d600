import { beforeEach, describe, expect, test } from 'vitest';
import { offer, readyToOrder, settle, type Shopper } from '../../../../tests/support/shopper';
import { useTestEngine } from '../../../../tests/support/use-test-engine';
import { transact } from './commerce-context';
import { mailboxCounter } from './mailbox-counter';
import { mayMail, whenToMail, type MAIL_BUDGET } from './mail-budget';

const PASSWORD = 'blaue Wand 7';
let variationId: number;
const engine = useTestEngine(async ({ fixture }) => {
  const variations = [{ price: 1000, stock: 500 }];
  variationId = (await fixture.item({ name: 'Weiß', variations })).variationIds[0]!;
});

let hour = 0;
beforeEach(() => {
  hour += 50;
  engine.setTime(new Date(Date.UTC(2026, 2, 1, hour, 20)));
});

let network = 0;
const somebody = () => engine.shopper({ address: `192.0.2.${(network += 1) % 250}` });

/** The mails to people, other than to the shop, since this test began; the outbox is emptied. */
async function mailsOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  await engine.pool.query('delete from outbox');
  await work();
  const { rows } = await engine.pool.query<{ kind: string; count: number }>(
    `select kind, count(*)::int from outbox
     where kind like 'mail:%' and kind not like '%_notice' group by kind order by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind.replace('mail:', ''), count]));
}

const room = (kind: keyof typeof MAIL_BUDGET, mailbox: string) =>
  somebody().do((_, ctx) => transact(ctx, (ctx) => mayMail(ctx, mailbox, kind)));

describe('the budget', () => {
  test('is one for all spellings of a mailbox, and for rivals', async () => {
    const spelt = ['opfer@x.de', 'Opfer@X.de', 'opfer+a@x.de', 'OPFER+b@x.de'];
    const rivals = Array.from({ length: 40 }, (_, i) => room('notice', spelt[i % 4]!));
    expect((await Promise.all(rivals)).filter(Boolean)).toHaveLength(6);
    expect(await room('notice', 'opfer@y.de')).toBe(true);
  });

  test('reserves mails for links, and never refuses an order', async () => {
    const mailbox = 'voll@x.de';
    for (let i = 0; i < 6; i += 1) expect(await room('notice', mailbox)).toBe(true);
    expect(await room('notice', mailbox)).toBe(false);
    for (let i = 0; i < 3; i += 1) expect(await room('link', mailbox)).toBe(true);
    expect(await room('link', mailbox)).toBe(false);
    for (let i = 0; i < 9; i += 1) expect(await room('order', mailbox)).toBe(true);
  });

  test('is renewed each hour, and counts no mail that was rolled back', async () => {
    const undone = somebody().do((_, ctx) =>
      transact(ctx, async (ctx) => {
        for (let i = 0; i < 6; i += 1) await mayMail(ctx, 'neu@x.de', 'notice');
        throw new Error('undone');
      }),
    );
    await expect(undone).rejects.toThrow('undone');
    for (let i = 0; i < 6; i += 1) expect(await room('notice', 'neu@x.de')).toBe(true);
    expect(await room('notice', 'neu@x.de')).toBe(false);
    engine.setTime(new Date(Date.UTC(2026, 2, 1, hour + 1)));
    expect(await room('notice', 'neu@x.de')).toBe(true);
  });

  test('makes a receipt wait for the first hour with room, and no longer than two days', async () => {
    const when = () =>
      somebody().do((_, ctx) => transact(ctx, (ctx) => whenToMail(ctx, 'warten@x.de')));
    const at = (hours: number, minutes = 0) =>
      new Date(Date.UTC(2026, 2, 1, hour + hours, minutes));
    for (let i = 0; i < 9; i += 1) expect(await when()).toEqual(at(0, 20));
    for (let i = 0; i < 9; i += 1) expect(await when()).toEqual(at(1));
    expect(await when()).toEqual(at(2));
    const key = await somebody().do(async (_, ctx) => `mail:${mailboxCounter(ctx, 'warten@x.de')}`);
    await engine.pool.query(`update rate_limit set count = 9 where key = $1`, [key]);
    await engine.pool.query(
      `insert into rate_limit (key, window_start, count)
       select $2, $1::timestamptz + n * interval '1 hour', 9 from generate_series(3, 60) n`,
      [at(0), key],
    );
    expect(await when()).toEqual(at(47));
  });
});

describe('a stranger gets few mails an hour (attack 67)', () => {
  const email = 'fremde@x.de';

  test('by orders and changes of their payment; each order is confirmed', async () => {
    const orders = async () => {
      for (let i = 0; i < 3; i += 1) {
        const buyer = await readyToOrder(engine, [{ variationId }], { email });
        const form = await offer(buyer);
        const placed = await buyer.do((shop) => shop.doPlaceOrder(form));
        for (const paymentId of [2, 1, 2, 1, 2, 1]) {
          const link = { orderId: placed.id, accessKey: placed.accessKey };
          await buyer.do((shop) => shop.setOrderPaymentMethod({ ...link, paymentId }));
        }
      }
    };
    expect(await mailsOf(orders)).toEqual({ order_received: 3, payment_changed: 5 });
  });

  const register = async (mailbox: string) => {
    const shopper = somebody();
    await shopper.do((shop) => shop.doRegisterUser({ email: mailbox, password: PASSWORD }));
    return shopper;
  };

  test('by registering and deleting in turn', async () => {
    const inTurn = async () => {
      for (let i = 0; i < 5; i += 1) {
        const shopper = await register(`fremde+${i}@x.de`);
        await shopper.do((shop) => shop.deleteCustomer({ password: PASSWORD }));
      }
    };
    expect(await mailsOf(inTurn)).toEqual({ account_deleted: 3, registered: 3 });
  });

  test('by changes of address, of other passwords, and of everything together', async () => {
    const numbers = Array.from({ length: 12 }, (_, i) => i);
    const own = await Promise.all(numbers.map((i) => register(`boese${i}@y.de`)));
    const change = (shopper: Shopper, i: number) =>
      shopper.do((shop) => shop.doChangeEmail({ email: `fremde+${i}@x.de`, password: PASSWORD }));
    const mails = await mailsOf(async () => {
      const { errors } = await settle(own.map(change));
      expect(errors).toMatchObject([{ code: 429 }, { code: 429 }, { code: 429 }]);
      await somebody().do((shop) => shop.doRequestOwnData({ email }));
      await somebody().do((shop) => shop.doSubscribeNewsletter({ email, consentText: 'Ja.' }));
      await register(email);
    });
    expect(mails).toEqual({ email_confirm: 9 });
  });
});

test('no counter contains a mailbox, whatever form it was typed into', async () => {
  const { rows } = await engine.pool.query<{ kinds: string[] }>(
    `select array_agg(distinct regexp_replace(key, 'mail:.*', 'mail')) as kinds
     from rate_limit where key like '%mail:%'`,
  );
  expect(rows[0]!.kinds).toEqual(['data:mail', 'mail', 'newsletter:mail', 'order:mail']);
  const { rows: told } = await engine.pool.query(`select key from rate_limit where key like '%@%'`);
  expect(told).toEqual([]);
});
