import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newCustomer, orderAsCustomer, sendByHand } from '../support/customer-order';
import { becomeGuest, orderForm, placeOrder } from '../support/guest';
import { plainGoods, type Goods } from '../support/goods';
import { NASTY_TEXTS } from '../support/nasty-texts';
import type { ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { oneTried } from '../support/words';

const shop = useSharedShop();
let goods: Goods;
let itemId: number;
/** Of the product, by prefix. */
const paths: Record<string, string> = {};

beforeAll(async () => {
  goods = (await plainGoods(shop, { free: 40, count: 1 }))[0]!;
  itemId = goods.itemId;
  const texts = await shop.query<{ lang: string; urlPath: string }>(
    'select lang, url_path as "urlPath" from item_text where item_id = $1',
    [itemId],
  );
  for (const { lang, urlPath } of texts) {
    const prefix = lang === 'de' ? '' : `/${lang}`;
    paths[prefix] = `${prefix}/${urlPath}_${itemId}_${goods.variationId}`;
  }
});
beforeEach(() => shop.query('delete from rate_limit'));
afterAll(() => shop.query('delete from review where external_id is null'));

let serial = 0;
const newMail = () => `reviews-${(serial += 1)}@example.com`;
const pathOf = (page: ShopPage) => new URL(page.headers.get('location')!, page.url).pathname;
const JUDGED = { ratingValue: '2', title: 'Deckt <b>nicht</b>', message: 'Erst\r\nbeim dritten.' };

async function buyer() {
  const client = await newCustomer(shop, newMail());
  await orderAsCustomer(shop, client, [{ variationId: goods.variationId }]);
  return client;
}

const lastReview = async () =>
  (
    await shop.query<{ id: number; text: string; visible: boolean; source: string }>(
      'select id, text, is_visible as visible, source from review order by id desc limit 1',
    )
  )[0]!;
const publish = (id: number) =>
  shop.query('update review set is_visible = true where id = $1', [id]);

describe.each(
  oneTried(
    [
      ['', 'Bewerten', 'Wir lesen sie noch', 'Gekauft bei uns'],
      ['/en', 'Review', 'We are still reading it', 'Bought here'],
    ],
    0,
  ),
)('under "%s"', (prefix, write, underReview, verified) => {
  test('a customer reviews, changes and deletes; others read it once it is shown', async () => {
    const client = await buyer();
    const list = await client.get(`${prefix}/my-account/reviews`);
    const entry = `[data-variation="${goods.variationId}"]`;
    expect(list.text(`${entry} .my-review-link`)).toContain(write);
    const form = (await client.get(`${prefix}/my-account/reviews/${goods.variationId}`)).form(
      '.review-page > form',
    );

    const refused = await client.submit(form, { message: 'x'.repeat(501), authorName: 'Änne' });
    expect(refused.status).toBe(422);
    expect(refused.errorCodes()).toEqual([
      'ratingValue.required',
      'title.required',
      'message.tooLong',
    ]);
    const kept = refused.form('.review-page > form').fields;
    expect(kept).toMatchObject({ message: 'x'.repeat(501), authorName: 'Änne' });

    const sent = await client.submit(form, JUDGED);
    expect([sent.status, pathOf(sent)]).toEqual([303, `${prefix}/my-account/reviews`]);
    expect((await client.follow(sent)).text(entry)).toContain(underReview);
    const review = await lastReview();
    expect(review).toMatchObject({
      text: 'Erst\nbeim dritten.',
      visible: false,
      source: 'orderItem',
    });
    const stranger = shop.client();
    const shown = async () => (await stranger.get(`${paths[prefix]}?feedbackStars=2`)).html;
    expect(await shown()).not.toContain('beim dritten');

    // Sent again from the old page, it is reported, and the input stays.
    const again = await client.submit(form, { ...JUDGED, title: 'Noch einmal' });
    expect([again.status, again.errorCodes()]).toEqual([422, ['feedback.writtenBefore']]);
    expect(again.form('.review-page > form').fields).toMatchObject({
      intent: 'update-review',
      title: 'Noch einmal',
    });

    await publish(review.id);
    await expect.poll(shown).toContain('beim dritten');
    const product = await stranger.get(`${paths[prefix]}?feedbackStars=2`);
    expect(product.text('.reviews')).toContain('Deckt <b>nicht</b>');
    expect(product.text('.reviews')).toContain(verified);

    const other = await newCustomer(shop, newMail());
    const answerPath = `${prefix}/my-account/replies/${review.id}`;
    const asked = await stranger.get(answerPath);
    expect([asked.status, pathOf(asked)]).toEqual([302, `${prefix}/login`]);
    const answer = (await other.get(answerPath)).form('.review-page > form');
    expect((await other.submit(answer, { message: '' })).errorCodes()).toEqual([
      'message.required',
    ]);
    expect((await other.submit(answer, { message: 'Bei uns auch.' })).status).toBe(303);
    expect((await other.get(`${prefix}/my-account/reviews`)).text('.my-reply')).toContain(
      'Bei uns auch.',
    );

    const page = await client.get(`${prefix}/my-account/reviews/${goods.variationId}`);
    const [change, remove] = [
      page.form('.review-page > form'),
      page.form('.review-page details form'),
    ];
    expect((await client.submit(change, { ratingValue: '5' })).status).toBe(303);
    await expect.poll(shown).not.toContain('beim dritten');
    expect((await client.submit(remove)).status).toBe(303);
    expect((await client.submit(remove)).status).toBe(404);
    // Changed in an older tab, it is written again instead of lost.
    expect((await client.submit(change, { title: 'Doch noch' })).status).toBe(303);
    expect((await client.get(`${prefix}/my-account/reviews`)).text(entry)).toContain('Doch noch');
    expect((await other.get(answerPath)).status).toBe(404);
  });
});

test('a guest reviews by the link of the order, which appears once the goods are sent', async () => {
  const client = shop.client();
  await becomeGuest(client, { email: newMail(), goods: [{ variationId: goods.variationId }] });
  const order = pathOf(await placeOrder(client, await orderForm(client)));
  const link = `main a[href="${order}/review/${goods.variationId}"]`;
  expect((await client.get(order)).document.querySelector(link)).toBeNull();
  await sendByHand(shop, Number(order.split('/')[2]));
  expect((await client.get(order)).text(link)).toContain('Bewerten');

  const page = await client.get(`${order}/review/${goods.variationId}`);
  expect(page.form('.review-page > form').fields).toMatchObject({ authorName: 'Änne G.' });
  const sent = await client.submit(page.form('.review-page > form'), JUDGED);
  expect([sent.status, pathOf(sent)]).toEqual([303, order]);
  const again = await client.get(`${order}/review/${goods.variationId}`);
  expect(again.form('.review-page > form').fields).toMatchObject({ intent: 'update-review' });
  const others = await shop.client().get(`${order}/review/${goods.variationId}`);
  expect([others.status, pathOf(others)]).toEqual([302, order]);
  const unbought = await client.get(`${order}/review/999999`);
  expect([unbought.status, pathOf(unbought)]).toEqual([303, order]);
});

test('a customer without a purchase gets a message, and their bought goods', async () => {
  const stranger = await shop.client().get(`/my-account/reviews?item=${itemId}`);
  expect(pathOf(stranger)).toBe('/login');
  const customer = await newCustomer(shop, newMail());
  const told = await customer.get(`/my-account/reviews?item=${itemId}`);
  expect(told.text('h2')).toBe('Diesen Artikel haben Sie noch nicht gekauft');
  const led = await (await buyer()).get(`/my-account/reviews?item=${itemId}`);
  expect([led.status, pathOf(led)]).toEqual([302, `/my-account/reviews/${goods.variationId}`]);
  const form = { intent: 'create-review', ...JUDGED };
  const posted = await customer.post(`/my-account/reviews/${goods.variationId}`, form);
  expect([posted.status, pathOf(posted)]).toEqual([303, '/my-account/reviews']);
  expect((await customer.follow(posted)).text('.notice')).toContain(
    'Sie können nur Artikel bewerten, die Sie bei uns gekauft haben.',
  );
});

test('malicious texts are shown as written, and have no effect', async () => {
  const factsOf = ({ document }: ShopPage) =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (each) => each.textContent,
    );
  const before = factsOf(await shop.client().get(paths['']!));
  await shop.query(
    `insert into review (item_id, lang, author_name, title, text, rating, is_visible, source)
     select $1, 'de', left(t, 60), left(t, 100), t, 3, true, 'contact' from unnest($2::text[]) t`,
    [itemId, NASTY_TEXTS],
  );
  const page = await shop.client().get(`${paths['']}?feedbacksPerPage=50&feedbackStars=3`);
  const shown = [...page.document.querySelectorAll('.review > .review-message')].map(
    (each) => each.textContent,
  );
  for (const text of NASTY_TEXTS) expect(shown).toContain(text);
  // The data for machines are still the shop's, all in one element.
  const facts = factsOf(page);
  expect(facts).toHaveLength(before.length);
  for (const each of facts) expect(() => JSON.parse(each) as unknown).not.toThrow();
  const harm = '.reviews :is(script, style, iframe, form, img, [onload], [onerror])';
  expect(page.document.querySelector(harm)).toBeNull();
  expect(page.document.querySelector('a[href^="javascript:"]')).toBeNull();
  await shop.query(`delete from review where external_id is null and source = 'contact'`);
});

test('a review is reported by the contact form, which names it', async () => {
  const form = (await shop.client().get('/contact?review=12')).form('main form');
  expect(form.fields.subject).toBe('Bewertung 12 melden');
  expect((await shop.client().get('/en/contact?review=<b>')).form('main form').fields.subject).toBe(
    '',
  );
});

describe('the mail that requests reviews', () => {
  const days = (reviewMailDays: number | null) =>
    shop.query(
      `insert into setting (key, value) values ('orders', $1::jsonb)
       on conflict (key) do update set value = setting.value || excluded.value`,
      [JSON.stringify({ reviewMailDays })],
    );
  afterAll(() => days(null));

  test('is announced where the address is entered, with a checkbox to object, while it is on', async () => {
    const client = shop.client();
    const email = newMail();
    await becomeGuest(client, { email, goods: [goods] });
    const boxes = async () => [
      ...(await client.get('/checkout')).document.querySelectorAll('[name^=reviewMail]'),
    ];
    expect(await boxes()).toEqual([]);
    await days(9);
    await expect
      .poll(async () => (await client.get('/guest/login')).text('main'))
      .toContain('9 Tage nach dem Versand');
    const page = await client.get('/checkout');
    expect(page.text('#contact-information')).toContain('9 Tage nach dem Versand');
    expect((await boxes()).map((each) => each.hasAttribute('checked'))).toEqual([false, false]);

    // Refused for the terms alone, the tick stays; ordered with it, the mailbox has objected.
    const told = { reviewMailTold: 'yes', reviewMailRefused: 'on' };
    const { path, fields } = await orderForm(client);
    const { terms: _, ...without } = fields;
    const refused = await client.post(path, { ...without, ...told });
    expect([refused.status, refused.errorCodes()]).toEqual([422, ['terms.required']]);
    const box = refused.document.querySelector('[name=reviewMailRefused]');
    expect(box!.hasAttribute('checked')).toBe(true);
    const again = await orderForm(client);
    await placeOrder(client, { ...again, fields: { ...again.fields, ...told } });
    expect(await shop.query('select review_mail from orders where email = $1', [email])).toEqual([
      { review_mail: null },
    ]);
    const objected = 'select from review_mail_objection where customer_key = $1';
    expect(await shop.query(objected, [email])).toHaveLength(1);
  });

  test.each(['', '/en'])(
    'is ended by its link under "%s", or by the mail program',
    async (prefix) => {
      const client = shop.client();
      const email = newMail();
      await becomeGuest(client, { email, goods: [goods], prefix });
      const form = await orderForm(client, `${prefix}/checkout`);
      const placed = await placeOrder(client, form);
      const id = Number(pathOf(placed).split('/').at(-2));
      await sendByHand(shop, id);
      // As the job does when the day has come.
      await shop.query(`update orders set review_mail = 'queued' where id = $1`, [id]);
      await shop.query(
        `insert into outbox (kind, dedupe_key, payload, next_at, created_at)
       values ('mail:review_request', 'now ' || $1, jsonb_build_object('orderId', $1::int), now(), now())`,
        [id],
      );
      const mail = await shop.mailTo(email, prefix === '' ? /^Wie gefällt/ : /^How do you/);
      const links = (mail.text ?? '').match(/https?:\S+/g)!.map((each) => new URL(each).pathname);
      const stop = links.find((each) => each.includes('/review-mails/stop/'))!;
      const judge = links.find((each) => each.endsWith(`/review/${goods.variationId}`))!;
      expect([stop, judge].every((each) => each.startsWith(`${prefix}/`))).toBe(true);
      expect((await client.get(judge)).status).toBe(200);

      const objected = async () =>
        (await shop.query('select from review_mail_objection where customer_key = $1', [email]))
          .length;
      const stranger = shop.client();
      const page = await stranger.get(stop);
      expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
      expect(await objected()).toBe(0);
      expect((await stranger.post(`${stop}x`, {})).status).toBe(422);
      expect(await objected()).toBe(0);
      const ended =
        prefix === ''
          ? await stranger.submit(page.form('main form'))
          : await stranger.post(stop, { 'List-Unsubscribe': 'One-Click' });
      expect(ended.status).toBe(prefix === '' ? 303 : 204);
      expect(await objected()).toBe(1);
    },
  );
});
