import { beforeEach, describe, expect, test } from 'vitest';
import { ANNA, offer, type Shopper } from '../../../tests/support/shopper';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { queueShadeReminders } from '../commerce/people/bought-shades/queue-reminders';
import { shadeReminderKey } from '../commerce/people/bought-shades/reminder-key';
import { jobContext } from '../commerce/core/commerce-context';
import { startOutbox, type Outbox } from '../commerce/core/outbox/run-outbox';
import { mailHandlers } from './mail-handlers';
import type { MailMessage } from './mailer';

const SECRET = Buffer.alloc(32, 7);
const ASKED = '2026-04-01T10:00:00Z';
const DAY = '2026-04-10';
const MORNING = `${DAY}T05:00:00Z`;
let wall: number;

const engine = useTestEngine(async ({ fixture, index }) => {
  const shade = { name: 'Salbei', number: 'RAL 6021', color: '#8a9977' };
  const variations = [{ price: 2000, attributes: { Gebinde: '2,5 l' } }];
  wall = (await fixture.item({ name: 'Wandfarbe', shade, variations })).variationIds[0]!;
  await index.applyChanges('everything');
});

beforeEach(async () => {
  engine.setTime(ASKED);
  await engine.pool.query('delete from shade_reminder');
  await engine.pool.query('delete from outbox');
});

let serial = 0;
type Buyer = { shopper: Shopper; email: string; id: number };

async function buyer(lang: 'de' | 'en' = 'de'): Promise<Buyer> {
  serial += 1;
  const shopper = engine.shopper({ address: `198.51.100.${serial}`, lang });
  const email = `erinnerung${serial}@example.de`;
  await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
  await shopper.do((shop) => shop.doAddCartItem({ variationId: wall }));
  await shopper.do(async (shop) => {
    await shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true });
    await shop.setPaymentProvider({ paymentId: 1 });
  });
  const form = await offer(shopper);
  await shopper.do((shop) => shop.doPlaceOrder(form));
  const { rows } = await engine.pool.query('select id from customer where email = $1', [email]);
  await engine.pool.query('delete from outbox');
  return { shopper, email, id: rows[0].id };
}

const remind = ({ shopper }: Buyer, remindOn: string | null, variationId = wall, stated = '') =>
  shopper.do((shop) => shop.setBoughtShadeReminder({ variationId, stated, remindOn }));
const remindOn = async ({ shopper }: Buyer) =>
  (await shopper.do((shop) => shop.getBoughtShades()))[0]!.remindOn;

type Send = (message: MailMessage, sent: MailMessage[]) => Promise<void>;
const takes: Send = async (message, sent) => void sent.push(message);

/** A worker with a separate mailer; sent mails are added to `sent`. */
function worker(sent: MailMessage[], send: Send = takes): Outbox {
  const { pool, index } = engine;
  const base = { pool, index, secret: SECRET, now: () => engine.now() };
  const mailer = {
    send: (message: MailMessage) => send(message, sent),
    forget: async () => undefined,
    close: async () => undefined,
  };
  const handlers = mailHandlers({
    ...base,
    mailer,
    publicOrigin: 'https://shop.example',
    media: '',
  });
  return startOutbox({ pool, handlers, now: base.now, pollMs: 3_600_000 });
}

const queue = () =>
  queueShadeReminders(jobContext({ ...engine, secret: SECRET, now: engine.now }, 'de'));

/** Returns the mails sent at this time: the job runs, then the outbox. */
async function sentAt(moment: string, send?: Send): Promise<MailMessage[]> {
  engine.setTime(moment);
  await queue();
  const sent: MailMessage[] = [];
  const outbox = worker(sent, send);
  await outbox.runOnce();
  await outbox.stop();
  return sent;
}

describe('a reminder of a shade', () => {
  test('is sent only if a customer requests it, who can change and end it', async () => {
    const anna = await buyer();
    expect(await remindOn(anna)).toBeNull();
    expect(await sentAt(MORNING)).toEqual([]);
    engine.setTime(ASKED);
    await remind(anna, DAY);
    await remind(anna, DAY);
    expect(await remindOn(anna)).toBe(DAY);
    await remind(anna, '2027-01-01');
    expect(await remindOn(anna)).toBe('2027-01-01');
    expect(await sentAt(MORNING)).toEqual([]);
    engine.setTime(ASKED);
    await remind(anna, null);
    await remind(anna, null);
    expect(await remindOn(anna)).toBeNull();
    expect(await sentAt('2027-01-02T10:00:00Z')).toEqual([]);
  });

  test.each([
    ['today', '2026-04-01'],
    ['yesterday', '2026-03-31'],
    ['in more than ten years', '2036-04-03'],
    ['no day', '2026-02-30'],
    ['words', 'morgen'],
    ['very long', '9'.repeat(100_000)],
  ])('is refused for a day that is %s', async (_, day) => {
    const anna = await buyer();
    await expect(remind(anna, day)).rejects.toMatchObject({
      key: 'boughtShade.reminderInvalid',
      code: 422,
      cause: { first: '2026-04-02', last: '2036-04-01' },
    });
    expect(await remindOn(anna)).toBeNull();
  });

  test('is refused for goods that were not bought, and without a log-in', async () => {
    const anna = await buyer();
    const notFound = { key: 'boughtShade.notFound', code: 404 };
    await expect(remind(anna, DAY, wall, 'Salbei')).rejects.toMatchObject(notFound);
    await expect(remind(anna, DAY, -1)).rejects.toMatchObject(notFound);
    const guest = { ...anna, shopper: engine.shopper() };
    await expect(remind(guest, DAY)).rejects.toMatchObject(notFound);
  });

  test('is sent on its day from seven in the morning on, once', async () => {
    const anna = await buyer();
    await remind(anna, DAY);
    expect(await sentAt(`${DAY}T04:59:59Z`)).toEqual([]);
    const [mail, ...more] = await sentAt(MORNING);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: anna.email, subject: 'Ihr Farbton Salbei RAL 6021' });
    const stop = `https://shop.example/shade-reminders/stop/${anna.id}/${shadeReminderKey(SECRET, anna.id)}`;
    for (const part of [mail!.text, mail!.html]) {
      expect(part).toContain('Wandfarbe, 2,5 l');
      expect(part).toMatch(new RegExp(`https://shop.example/\\S*_${wall}\\b`));
      expect(part).toContain(stop);
    }
    expect(mail!.headers).toEqual({
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await remindOn(anna)).toBeNull();
    expect(await sentAt(`${DAY}T08:00:00Z`)).toEqual([]);
    expect(await sentAt('2026-04-11T08:00:00Z')).toEqual([]);
  });

  test('is written in the language of the request, with the note of that time', async () => {
    const anna = await buyer('en');
    await remind(anna, DAY);
    await anna.shopper.do((shop) =>
      shop.setBoughtShadeNote({ variationId: wall, stated: '', note: '<b>Kitchen</b>' }),
    );
    const [mail] = await sentAt(MORNING);
    expect(mail!.subject).toMatch(/^Your shade /);
    expect(mail!.text).toContain('<b>Kitchen</b>');
    expect(mail!.html).toContain('&lt;b&gt;Kitchen&lt;/b&gt;');
    expect(mail!.text).toContain('https://shop.example/en/shade-reminders/stop/');
  });

  test('is sent late if no job ran on its day, and again if it was requested again', async () => {
    const anna = await buyer();
    await remind(anna, DAY);
    expect(await sentAt('2026-04-20T10:00:00Z')).toHaveLength(1);
    await remind(anna, '2026-04-25');
    expect(await sentAt('2026-04-25T10:00:00Z')).toHaveLength(1);
  });

  test('postponed while its mail waits is sent only on the new day', async () => {
    const anna = await buyer();
    await remind(anna, DAY);
    engine.setTime(MORNING);
    await queue();
    await remind(anna, '2026-04-12');
    expect(await sentAt(MORNING)).toEqual([]);
    expect(await sentAt('2026-04-12T10:00:00Z')).toHaveLength(1);
  });
});

describe('no reminder is sent to a customer', () => {
  test.each([
    ['who is blocked', 'update customer set is_blocked = true where id = $1'],
    ['whose account is deleted', 'delete from customer where id = $1'],
  ])('%s, even if it happens while the mail waits', async (_, sql) => {
    for (const isQueued of [false, true]) {
      const anna = await buyer();
      await remind(anna, DAY);
      engine.setTime(MORNING);
      if (isQueued) await queue();
      await engine.pool.query(sql, [anna.id]);
      expect(await sentAt(MORNING)).toEqual([]);
      engine.setTime(ASKED);
    }
  });

  test('whose order was cancelled', async () => {
    const anna = await buyer();
    await remind(anna, DAY);
    await engine.pool.query(`update orders set status = 'cancelled' where customer_id = $1`, [
      anna.id,
    ]);
    expect(await sentAt(MORNING)).toEqual([]);
  });

  test('who ended it by the link of a mail; a wrong link ends nothing', async () => {
    const [anna, berta] = [await buyer(), await buyer()];
    for (const each of [anna, berta]) await remind(each, DAY);
    const stop = (customerId: number, authString: string) =>
      engine.shopper().do((shop) => shop.deleteShadeReminders({ customerId, authString }));
    const key = shadeReminderKey(SECRET, anna.id);
    expect(await stop(berta.id, key)).toBe(false);
    expect(await stop(anna.id, `${key}x`)).toBe(false);
    expect(await stop(anna.id, '')).toBe(false);
    expect(await stop(2 ** 31, key)).toBe(false);
    expect(await stop(anna.id, 'x'.repeat(10_000))).toBe(false);
    expect([await stop(anna.id, key), await stop(anna.id, key)]).toEqual([true, true]);
    expect((await sentAt(MORNING)).map(({ to }) => to)).toEqual([berta.email]);
  });
});

describe('at most once', () => {
  test('with several workers and jobs at the same time', async () => {
    const anna = await buyer();
    await remind(anna, DAY);
    engine.setTime(MORNING);
    const sent: MailMessage[] = [];
    await Promise.all([1, 2, 3, 4].map(queue));
    const workers = [1, 2, 3, 4].map(() => worker(sent));
    await Promise.all(workers.map((each) => each.runOnce()));
    await Promise.all(workers.map((each) => each.stop()));
    expect(sent).toHaveLength(1);
  });

  test('when a worker dies between claiming it and recording that it was sent', async () => {
    const anna = await buyer();
    await remind(anna, DAY);
    engine.setTime(MORNING);
    await queue();
    const sent: MailMessage[] = [];
    let reached: () => void = () => undefined;
    const isOut = new Promise<void>((resolve) => (reached = resolve));
    // It has passed the mail on and never returns.
    const dying = worker(sent, (message) => {
      sent.push(message);
      reached();
      return new Promise(() => undefined);
    });
    void dying.runOnce();
    await isOut;
    expect(await sentAt(`${DAY}T06:00:00Z`)).toEqual([]);
    expect(await sentAt('2026-04-11T06:00:00Z')).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['a server that refused it for now', { responseCode: 451, isUnsent: true }, 1],
    ['a server that was not reached', { command: 'CONN', isUnsent: true }, 1],
    ['a connection that broke after the mail', { command: 'DATA', isUnsent: false }, 0],
    ['a mailbox that will never take it', { isUnsent: true, permanent: true }, 0],
  ])('%s: %o, it is sent later %i times', async (_, trouble, times) => {
    const anna = await buyer();
    await remind(anna, DAY);
    const refuses = () => Promise.reject(Object.assign(new Error('no'), trouble));
    expect(await sentAt(MORNING, refuses)).toEqual([]);
    expect(await sentAt(`${DAY}T08:00:00Z`)).toHaveLength(times);
    expect(await sentAt('2026-05-20T08:00:00Z')).toEqual([]);
  });
});
