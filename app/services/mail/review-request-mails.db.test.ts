import { beforeEach, describe, expect, test } from 'vitest';
import { ANNA, getReady, offer, type Shopper } from '../../../tests/support/shopper';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { jobContext } from '../commerce/core/commerce-context';
import { startOutbox, type Outbox } from '../commerce/core/outbox/run-outbox';
import { queueReviewMails } from '../commerce/people/review-mails/queue-review-mails';
import { reviewMailKey } from '../commerce/people/review-mails/review-mail-key';
import { mailHandlers } from './mail-handlers';
import type { MailMessage } from './mailer';

const SECRET = Buffer.alloc(32, 7);
const SENT = '2026-04-01T10:00:00Z';
/** Seven days later: not before seven in the morning in Berlin. */
const DAY = '2026-04-08';
const MORNING = `${DAY}T05:00:00Z`;
let white: number;
let brush: number;

const engine = useTestEngine(async ({ fixture, index }) => {
  const made = (name: string, stock = 900) =>
    fixture.item({ name, variations: [{ price: 1000, stock, attributes: { Gebinde: '1 l' } }] });
  white = (await made('Weiß')).variationIds[0]!;
  brush = (await made('Pinsel')).variationIds[0]!;
  await index.applyChanges('everything');
});

beforeEach(async () => {
  engine.setTime(SENT);
  await engine.pool.query('delete from rate_limit');
  await engine.pool.query('delete from review');
  await engine.pool.query('delete from review_mail_objection');
  await engine.pool.query('update orders set review_mail = null');
  await set(7);
});

/** Sets the number of days, or none. */
async function set(reviewMailDays: number | null): Promise<void> {
  await engine.pool.query(
    `insert into setting (key, value) values ('orders', $1)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ reviewMailDays })],
  );
}

type Answer = 'untold' | 'announced' | 'refused';
type Buyer = { shopper: Shopper; email: string; orderId: number; accessKey: string };
type OrderSetup = {
  answer?: Answer;
  lang?: 'de' | 'en';
  email?: string;
  goods?: number[];
  isSent?: boolean;
};

let serial = 0;
function newShopper(lang: 'de' | 'en' = 'de') {
  serial += 1;
  return {
    shopper: engine.shopper({ address: `198.51.100.${serial}`, lang }),
    email: `frage${serial}@example.de`,
  };
}

async function order(shopper: Shopper, { answer = 'announced', isSent = true }: OrderSetup) {
  const form = await offer(shopper);
  const changes = { additionalInformation: { reviewMail: answer } };
  const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder({ ...form, changes }));
  if (isSent) await send(id);
  await engine.pool.query('delete from outbox');
  return { orderId: id, accessKey };
}

async function send(orderId: number): Promise<void> {
  await engine.pool.query(`update orders set status = 'shipped', sent_at = $2 where id = $1`, [
    orderId,
    engine.now(),
  ]);
}

/** A guest whose goods were sent. */
async function guest(wish: OrderSetup = {}): Promise<Buyer> {
  const { shopper, email } = { ...newShopper(wish.lang), ...(wish.email && { email: wish.email }) };
  const goods = (wish.goods ?? [white]).map((variationId) => ({ variationId }));
  await shopper.do((shop) => shop.doAddCartItems(goods));
  await getReady(shopper, { email });
  return { shopper, email, ...(await order(shopper, wish)) };
}

const PASSWORD = 'blaue Wand 7';

async function customer(wish: OrderSetup = {}): Promise<Buyer> {
  const { shopper, email } = newShopper(wish.lang);
  await shopper.do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
  return { shopper, email, ...(await buyAgain(shopper, wish)) };
}

async function buyAgain(shopper: Shopper, wish: OrderSetup = {}) {
  await shopper.do((shop) =>
    shop.doAddCartItems((wish.goods ?? [white]).map((variationId) => ({ variationId }))),
  );
  await shopper.do(async (shop) => {
    await shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true });
    await shop.setPaymentProvider({ paymentId: 1 });
  });
  return order(shopper, wish);
}

type Send = (message: MailMessage, sent: MailMessage[]) => Promise<void>;
const takes: Send = async (message, sent) => void sent.push(message);

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
  queueReviewMails(jobContext({ ...engine, secret: SECRET, now: engine.now }, 'de'));

/** Returns the mails sent at this time: the job runs, then the outbox. */
async function sentAt(moment: string, send?: Send): Promise<MailMessage[]> {
  engine.setTime(moment);
  await queue();
  return delivered(send);
}

async function delivered(send?: Send): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const outbox = worker(sent, send);
  await outbox.runOnce();
  await outbox.stop();
  return sent;
}

const stop = (orderId: number, authString = reviewMailKey(SECRET, orderId)) =>
  engine.shopper().do((shop) => shop.deleteReviewMails({ orderId, authString }));
const judge = (shopper: Shopper, targetId: number, by?: { orderId: number; accessKey: string }) =>
  shopper.do((shop) =>
    shop.doReview({ type: 'review', targetId, ratingValue: 4, title: 'Gut', message: 'Ja.', by }),
  );
const daysShown = (shopper: Shopper) =>
  shopper.do(async (shop) => (await shop.getCheckout()).reviewMailDays);

describe('a mail that asks for reviews', () => {
  test('is sent to a guest so many days after sending, from seven in the morning on, once', async () => {
    const { email, orderId, accessKey } = await guest({ goods: [white, brush] });
    expect(await sentAt('2026-04-08T04:59:59Z')).toEqual([]);
    const [mail, ...more] = await sentAt(MORNING);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: email,
      subject: 'Wie gefällt Ihnen, was Sie gekauft haben?',
    });
    const page = `https://shop.example/confirmation/${orderId}/${accessKey}/review`;
    const link = `https://shop.example/review-mails/stop/${orderId}/${reviewMailKey(SECRET, orderId)}`;
    for (const part of [mail!.text, mail!.html]) {
      for (const words of ['Weiß, 1 l', `${page}/${white}`, `${page}/${brush}`, link]) {
        expect(part).toContain(words);
      }
    }
    expect(mail!.headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await sentAt(`${DAY}T08:00:00Z`)).toEqual([]);
    expect(await sentAt('2026-04-20T08:00:00Z')).toEqual([]);
  });

  test('links a customer to the account, in the language of the order', async () => {
    const { email } = await customer({ lang: 'en' });
    const [mail] = await sentAt(MORNING);
    expect(mail).toMatchObject({ to: email, subject: 'How do you like what you bought?' });
    expect(mail!.text).toContain(`https://shop.example/en/my-account/reviews/${white}`);
    expect(mail!.text).toContain('https://shop.example/en/review-mails/stop/');
  });

  test('is not sent without a configured day, nor if it was not announced to the buyer', async () => {
    await set(null);
    const { shopper } = newShopper();
    await shopper.do((shop) => shop.doAddCartItem({ variationId: white }));
    expect(await daysShown(shopper)).toBeNull();
    await guest();
    expect(await sentAt(MORNING)).toEqual([]);
    await set(7);
    expect(await daysShown(shopper)).toBe(7);
    expect(await sentAt(MORNING)).toEqual([]);
    engine.setTime(SENT);
    await guest({ answer: 'untold' });
    expect(await sentAt(MORNING)).toEqual([]);
  });

  test('is not sent if they are turned off before its day', async () => {
    await guest();
    await set(null);
    expect(await sentAt(MORNING)).toEqual([]);
  });

  test('is sent late if no job ran, but not after a month', async () => {
    await guest();
    expect(await sentAt('2026-05-09T08:00:00Z')).toEqual([]);
    expect(await sentAt('2026-05-08T08:00:00Z')).toHaveLength(1);
  });

  test('waits for the goods to be sent', async () => {
    const { orderId } = await guest({ isSent: false });
    expect(await sentAt(MORNING)).toEqual([]);
    engine.setTime('2026-04-20T10:00:00Z');
    await send(orderId);
    expect(await sentAt('2026-04-26T10:00:00Z')).toEqual([]);
    expect(await sentAt('2026-04-27T10:00:00Z')).toHaveLength(1);
  });
});

describe('it lists goods that were kept and not reviewed', () => {
  test.each([
    ['returned', 'update order_line set returned = 1 where order_id = $1 and variation_id = $2'],
    ['withdrawn', 'update order_line set withdrawn = 1 where order_id = $1 and variation_id = $2'],
    [
      'partly withdrawn from unsent, the rest returned',
      `update order_line set quantity = 2, gross = 2 * unit_gross, unsent = 1, withdrawn = 1, returned = 1
       where order_id = $1 and variation_id = $2`,
    ],
    [
      'a gift card',
      'update order_line set is_gift_card = true, vat_rate = 0 where order_id = $1 and variation_id = $2',
    ],
  ])('not those that were %s, and no mail is sent if those are all', async (_, sql) => {
    const { orderId } = await guest({ goods: [white, brush] });
    await engine.pool.query(sql, [orderId, white]);
    const [mail] = await sentAt(MORNING);
    expect(mail!.text).toContain(`/review/${brush}`);
    expect(mail!.text).not.toContain(`/review/${white}`);
    engine.setTime(SENT);
    const whole = await guest();
    await engine.pool.query(sql, [whole.orderId, white]);
    expect(await sentAt(MORNING)).toEqual([]);
  });

  test('not those that the buyer has reviewed, for any order', async () => {
    const { shopper } = await customer();
    await judge(shopper, white);
    const { orderId, accessKey, shopper: other } = await guest({ goods: [white, brush] });
    await judge(other, brush, { orderId, accessKey });
    await buyAgain(shopper, { goods: [white] });
    const [mail, ...more] = await sentAt(MORNING);
    expect(more).toEqual([]);
    expect(mail!.text).toContain(`/review/${white}`);
    expect(mail!.text).not.toContain(`/review/${brush}`);
  });
});

describe('no mail is sent to a buyer', () => {
  test.each([
    [
      'of a cancelled order',
      `update orders set status = 'cancelled', sent_at = null where id = $1`,
    ],
    ['whose data are deleted', `update orders set email = '' where id = $1`],
    [
      'who is blocked',
      `update customer set is_blocked = true where id = (select customer_id from orders where id = $1)`,
    ],
  ])('%s, even if it happens while the mail waits', async (_, sql) => {
    for (const isQueued of [false, true]) {
      engine.setTime(SENT);
      const { orderId } = await customer();
      engine.setTime(MORNING);
      if (isQueued) await queue();
      await engine.pool.query(sql, [orderId]);
      expect(await sentAt(MORNING)).toEqual([]);
    }
  });

  test('who deleted their account', async () => {
    for (const isQueued of [false, true]) {
      engine.setTime(SENT);
      const { shopper } = await customer();
      engine.setTime(MORNING);
      if (isQueued) await queue();
      await shopper.do((shop) => shop.deleteCustomer({ password: PASSWORD }));
      const mails = await sentAt(MORNING);
      expect(mails.filter(({ headers }) => headers?.['List-Unsubscribe'])).toEqual([]);
    }
  });

  test('who objected at the checkout, about this order or an earlier one', async () => {
    const { email } = await guest();
    await guest({ email: email.toUpperCase(), answer: 'refused' });
    expect(await sentAt(MORNING)).toEqual([]);
    const { rows } = await engine.pool.query('select customer_key from review_mail_objection');
    expect(rows).toEqual([{ customerKey: email }]);
  });

  test('who ended it by the link of a mail, for waiting and later orders', async () => {
    const anna = await customer();
    const { orderId } = await buyAgain(anna.shopper, { goods: [brush] });
    engine.setTime(MORNING);
    await queue();
    expect([await stop(orderId), await stop(orderId)]).toEqual([true, true]);
    expect(await delivered()).toEqual([]);
    engine.setTime(SENT);
    await anna.shopper.do((shop) => shop.doAddCartItem({ variationId: brush }));
    // A customer who only typed the mailbox at registration cannot find out either.
    expect(await daysShown(anna.shopper)).toBe(7);
    await engine.pool.query('update customer set email_proved_at = now() where email = $1', [
      anna.email,
    ]);
    expect(await daysShown(anna.shopper)).toBeNull();
    await buyAgain(anna.shopper, { goods: [brush] });
    // A guest who types their mailbox cannot find out.
    const stranger = await guest({ email: anna.email, isSent: false });
    await stranger.shopper.do((shop) => shop.doAddCartItem({ variationId: brush }));
    expect(await daysShown(stranger.shopper)).toBe(7);
    await send(stranger.orderId);
    expect(await sentAt(MORNING)).toEqual([]);
  });

  test('an objection is reversed only by its link or in the account with the proved mailbox', async () => {
    const { email, orderId, shopper } = await guest({ answer: 'refused' });
    const link = { orderId, authString: reviewMailKey(SECRET, orderId) };
    const wrong = { orderId, authString: reviewMailKey(SECRET, orderId + 1) };
    const objected = () => engine.shopper().do((shop) => shop.getReviewMailObjection(link));
    expect(await objected()).toBe(true);
    const stranger = engine.shopper();
    expect(await stranger.do((shop) => shop.doResumeReviewMails(wrong))).toBe(false);
    expect(await shopper.do((shop) => shop.doResumeReviewMails())).toBe(false);
    // An account alone does not prove the mailbox.
    await stranger.do((shop) => shop.doRegisterUser({ email, password: PASSWORD }));
    expect(await stranger.do((shop) => shop.doResumeReviewMails())).toBe(false);
    expect(await stranger.do((shop) => shop.getReviewMailObjection())).toBeNull();
    expect(await objected()).toBe(true);
    await engine.pool.query('update customer set email_proved_at = now() where email = $1', [
      email,
    ]);
    expect(await stranger.do((shop) => shop.doResumeReviewMails())).toBe(true);
    expect(await objected()).toBe(false);
    await stranger.do((shop) => shop.deleteReviewMails(link));
    expect(
      await Promise.all([1, 2].map(() => stranger.do((shop) => shop.doResumeReviewMails(link)))),
    ).toEqual([true, true]);
    expect(await objected()).toBe(false);
    // Later orders are included again.
    engine.setTime(SENT);
    await guest({ email });
    expect(await sentAt(MORNING)).toHaveLength(1);
  });

  test('a wrong link has no effect', async () => {
    const { orderId } = await guest();
    const key = reviewMailKey(SECRET, orderId);
    expect(await stop(orderId + 1, key)).toBe(false);
    expect(await stop(orderId, `${key}x`)).toBe(false);
    expect(await stop(orderId, '')).toBe(false);
    expect(await stop(2 ** 31, key)).toBe(false);
    expect(await stop(orderId, 'x'.repeat(10_000))).toBe(false);
    expect(await sentAt(MORNING)).toHaveLength(1);
  });
});

describe('at most once', () => {
  test('with several jobs and workers at the same time', async () => {
    await guest();
    engine.setTime(MORNING);
    const counts = await Promise.all([1, 2, 3, 4].map(queue));
    expect(counts.toSorted()).toEqual([0, 0, 0, 1]);
    const sent: MailMessage[] = [];
    const workers = [1, 2, 3, 4].map(() => worker(sent));
    await Promise.all(workers.map((each) => each.runOnce()));
    await Promise.all(workers.map((each) => each.stop()));
    expect(sent).toHaveLength(1);
  });

  test('when a worker dies between claiming it and recording that it was sent', async () => {
    await guest();
    engine.setTime(MORNING);
    await queue();
    const sent: MailMessage[] = [];
    let reached: () => void = () => undefined;
    const isOut = new Promise<void>((resolve) => (reached = resolve));
    const dying = worker(sent, (message) => {
      sent.push(message);
      reached();
      return new Promise(() => undefined);
    });
    void dying.runOnce();
    await isOut;
    expect(await sentAt(`${DAY}T06:00:00Z`)).toEqual([]);
    expect(await sentAt('2026-04-20T06:00:00Z')).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['a server that refused it for now', { responseCode: 451, isUnsent: true }, 1],
    ['a connection that broke after the mail', { command: 'DATA', isUnsent: false }, 0],
    ['a mailbox that will never take it', { isUnsent: true, permanent: true }, 0],
  ])('%s: %o, it is sent later %i times', async (_, trouble, times) => {
    await guest();
    const refuses = () => Promise.reject(Object.assign(new Error('no'), trouble));
    expect(await sentAt(MORNING, refuses)).toEqual([]);
    expect(await sentAt(`${DAY}T08:00:00Z`)).toHaveLength(times);
    expect(await sentAt('2026-04-30T08:00:00Z')).toEqual([]);
  });
});
