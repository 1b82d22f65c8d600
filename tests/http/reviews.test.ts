import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newCustomer, orderAsCustomer, sendByHand } from '../support/customer-order';
import { becomeGuest, orderForm, placeOrder } from '../support/guest';
import { plainGoods, type Goods } from '../support/goods';
import type { ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';

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

describe.each([
  ['', 'Bewerten', 'Wir lesen sie noch', 'Gekauft bei uns'],
  ['/en', 'Review', 'We are still reading it', 'Bought here'],
])('under "%s"', (prefix, write, underReview, verified) => {
  test('a customer judges, changes and deletes; others read it once it is shown', async () => {
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

    // Sent once more from the old page it is told, and what was typed stays.
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
    expect((await other.get(answerPath)).status).toBe(404);
  });
});

test('a guest judges by the link of the order, where a link stands once it is sent', async () => {
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

test('who has not bought it is told so, and led to what they did buy', async () => {
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

const NASTY = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<style>*{display:none}</style>',
  '<form action="//evil"><input name=password></form>',
  '<!--',
  ']]>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '&lt;b&gt;',
  '&amp;amp;',
  '\u2028\u2029',
  '\u202eRTL\u202c',
  '\u200b\u200d\ufeff',
  'Ä'.repeat(500),
  '👩🏽‍🎨'.repeat(60),
  'x'.repeat(500),
  'a\n\n\n\nb',
  '\ttab',
  'https://evil.example/?a=1&b=2',
  '[link](javascript:alert(1))',
  "'; drop table review; --",
  '%00%0d%0aSet-Cookie: a=b',
  'ﷺ'.repeat(20),
  'Z̸̛͔a̴l̵g̶o'.repeat(20),
];

test('nasty texts are shown as they were written, and do nothing', async () => {
  await shop.query(
    `insert into review (item_id, lang, author_name, title, text, rating, is_visible, source)
     select $1, 'de', left(t, 60), left(t, 100), t, 3, true, 'contact' from unnest($2::text[]) t`,
    [itemId, NASTY],
  );
  const page = await shop.client().get(`${paths['']}?feedbacksPerPage=50&feedbackStars=3`);
  const shown = [...page.document.querySelectorAll('.review > .review-message')].map(
    (each) => each.textContent,
  );
  for (const text of NASTY) expect(shown).toContain(text);
  const harm = '.reviews :is(script, style, iframe, form, img, [onload], [onerror])';
  expect(page.document.querySelector(harm)).toBeNull();
  expect(page.document.querySelector('a[href^="javascript:"]')).toBeNull();
  await shop.query(`delete from review where external_id is null and source = 'contact'`);
});

test('what is wrong with a review is told by the contact form, which names it', async () => {
  const form = (await shop.client().get('/contact?review=12')).form('main form');
  expect(form.fields.subject).toBe('Bewertung 12 melden');
  expect((await shop.client().get('/en/contact?review=<b>')).form('main form').fields.subject).toBe(
    '',
  );
});
