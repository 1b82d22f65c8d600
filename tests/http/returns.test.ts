import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newCustomer, orderAsCustomer, type CustomerOrder } from '../support/customer-order';
import { patiently } from '../support/guest';
import { plainGoods, type Goods } from '../support/goods';
import { expectCleanLedger } from '../support/ledger';
import type { ShopClient, ShopForm, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { oneTried } from '../support/words';

const shop = useSharedShop();
let goods: Goods[];

beforeAll(async () => {
  goods = await plainGoods(shop, { free: 60, count: 2 });
});
beforeEach(() => shop.query('delete from rate_limit'));

let serial = 0;
const newMail = () => `returns-${(serial += 1)}@example.com`;

type Purchase = { client: ShopClient; email: string; order: CustomerOrder; path: string };

async function bought(quantity = 3, isSent = true): Promise<Purchase> {
  const email = newMail();
  const client = await newCustomer(shop, email);
  const wanted = goods.map(({ variationId }) => ({ variationId, quantity }));
  const order = await orderAsCustomer(shop, client, wanted, { isSent });
  const path = `/my-account/new-return/${order.id}/${order.accessKey}`;
  return { client, email, order, path };
}

const pathOf = (page: ShopPage) => new URL(page.headers.get('location')!, page.url).pathname;
const formOf = (page: ShopPage) => page.form('main form[action*="new-return"]');
/** Name of the quantity field of a line, by its index. */
const quantity = (form: ShopForm, place = 0) =>
  Object.keys(form.fields).filter((name) => name.startsWith('quantity['))[place]!;
const returnsOf = (order: CustomerOrder) =>
  shop.query<{ id: number; status: string; comment: string }>(
    'select id, status, comment from orders where origin_order_id = $1 order by id',
    [order.id],
  );

describe.each(
  oneTried(
    [
      ['', 'Zurücksenden oder reklamieren', 'angemeldet'],
      ['/en', 'Return or report a fault', 'registered'],
    ],
    1,
  ),
)('under "%s"', (prefix, title, status) => {
  test('a return is registered, shown in the account and reported by mail', async () => {
    const { client, email, order, path } = await bought();
    const page = await client.get(prefix + path);
    expect(page.text('h1')).toBe(title);
    const form = formOf(page);
    const sent = await client.submit(form, { [quantity(form)]: '2', note: 'Ungeöffnet <b>' });
    expect([sent.status, pathOf(sent)]).toEqual([303, `${prefix}/my-account/returns`]);
    const list = await client.follow(sent);
    const [made] = await returnsOf(order);
    expect(list.text('.notice')).toContain(String(made!.id));
    const entry = `[data-return="${made!.id}"]`;
    expect(list.text(entry)).toContain(status);
    expect(list.text(entry)).toContain('2 × ');
    expect(list.text(entry)).toContain('Ungeöffnet <b>');
    expect(list.document.querySelector(`${entry} a`)!.getAttribute('href')).toBe(
      `${prefix}/my-account/my-orders/${order.id}`,
    );
    // The mail is in the language of the order.
    const mail = await shop.mailTo(email, /Ihre Rücksendung/);
    expect(mail.text).toContain(String(made!.id));
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    const note = list.document.querySelector(`${entry} a[download]`)!.getAttribute('href')!;
    const file = await client.get(note);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await shop.client().get(note)).status).not.toBe(200);
    await expectCleanLedger(shop);
  });
});

test('sent twice, and again when nothing is left, it is one return', async () => {
  const { client, order, path } = await bought(1);
  const form = formOf(await client.get(path));
  const all = { [quantity(form)]: '1', [quantity(form, 1)]: '1' };
  const answers = await Promise.all([client.submit(form, all), client.submit(form, all)]);
  answers.push(await client.submit(form, all));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await returnsOf(order)).toHaveLength(1);
  const empty = await client.get(path);
  expect(empty.text('h1')).toBe('Diese Bestellung lässt sich nicht zurücksenden');
});

test('of twenty concurrent ones for the last piece one is made (R34)', async () => {
  const { client, order, path } = await bought(1);
  const forms = await Promise.all(
    Array.from({ length: 20 }, async () => formOf(await patiently(() => client.get(path)))),
  );
  const answers = await Promise.all(
    forms.map((form) => patiently(() => client.submit(form, { [quantity(form)]: '1' }))),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  expect(statuses.filter((status) => status === 422)).toHaveLength(19);
  expect(await returnsOf(order)).toHaveLength(1);
  await expectCleanLedger(shop);
});

test.each([
  ['nothing', {}, 'items.required'],
  ['more than was ordered', { quantity: '4' }, 'quantity.tooMany'],
  ['a negative number', { quantity: '-1' }, 'quantity.wholeNumber'],
  ['a half', { quantity: '1.5' }, 'quantity.wholeNumber'],
  ['a huge number', { quantity: '9'.repeat(400) }, 'quantity.wholeNumber'],
  ['no reason', { quantity: '1', reason: '' }, 'reason.required'],
  ['an unknown reason', { quantity: '1', reason: '999999' }, 'reason.unknown'],
  ['a reason that is none', { quantity: '1', reason: "1' or 1=1" }, 'reason.required'],
  ['a long message', { quantity: '1', note: 'ä'.repeat(2001) }, 'note.invalid'],
])('%s is refused with its code, and the input stays', async (_, typed, code) => {
  const { client, order, path } = await bought();
  const form = formOf(await client.get(path));
  const given = typed as { quantity?: string; reason?: string; note?: string };
  const changes: Record<string, string> = { note: given.note ?? 'Bitte schnell' };
  if (given.quantity !== undefined) changes[quantity(form)] = given.quantity;
  if (given.reason !== undefined) {
    changes[quantity(form).replace('quantity', 'reason')] = given.reason;
  }
  const answer = await client.submit(form, changes);
  expect([answer.status, answer.errorCodes()]).toEqual([422, expect.arrayContaining([code])]);
  for (const link of answer.document.querySelectorAll('.error-summary a')) {
    expect(answer.document.querySelector(link.getAttribute('href')!)).not.toBeNull();
  }
  const kept = formOf(answer).fields;
  expect(kept.note).toBe(changes.note);
  expect(kept.submissionId).toBe(form.fields.submissionId);
  expect(await returnsOf(order)).toEqual([]);
});

describe('access rights', () => {
  test('only a logged-in customer: the log-in redirects back', async () => {
    const { path } = await bought();
    const stranger = shop.client();
    for (const place of [path, '/my-account/returns']) {
      const away = await stranger.get(place);
      expect([away.status, pathOf(away)]).toEqual([302, '/login']);
      expect(away.headers.get('location')).toContain('redirect=/my-account/');
    }
    const posted = await stranger.post(path, { submissionId: 'x'.repeat(22) });
    expect([posted.status, pathOf(posted)]).toEqual([302, '/login']);
  });

  test("another customer's order is a missing page, and nothing changes", async () => {
    const mine = await bought();
    const other = await newCustomer(shop, newMail());
    expect((await other.get(mine.path)).status).toBe(404);
    const form = formOf(await mine.client.get(mine.path));
    const posted = await other.post(mine.path, { ...form.fields, [quantity(form)]: '1' });
    expect(posted.status).toBe(404);
    expect(await returnsOf(mine.order)).toEqual([]);
    const list = await other.get('/my-account/returns');
    expect(list.text('main')).toContain('Sie haben noch nichts zurückgesendet.');
    for (const path of [
      `/my-account/new-return/${mine.order.id}/${'x'.repeat(43)}`,
      `/my-account/new-return/999999/${mine.order.accessKey}`,
      `/my-account/new-return/0/..`,
      '/my-account/returns?page=99',
    ]) {
      expect((await mine.client.get(path)).status).toBe(404);
    }
  });
});

test("an order's page in the account links to it, as long as goods can be returned", async () => {
  const { client, order, path } = await bought(1);
  const link = async () =>
    (await client.get(`/my-account/my-orders/${order.id}`)).document.querySelector(
      `main a[href="${path}"]`,
    );
  expect(await link()).not.toBeNull();
  const form = formOf(await client.get(path));
  await client.submit(form, { [quantity(form)]: '1', [quantity(form, 1)]: '1' });
  expect(await link()).toBeNull();
});

test('before the goods were sent the page explains that and links to the withdrawal', async () => {
  const { client, order, path } = await bought(1, false);
  const page = await client.get(path);
  expect(page.document.querySelector('form[action*="new-return"]')).toBeNull();
  const link = page.document.querySelector(`main a[href^="/withdrawal?order=${order.id}"]`);
  expect(link).not.toBeNull();
});

test('neither page may be cached', async () => {
  const { client, path } = await bought(1);
  for (const place of [path, '/my-account/returns']) {
    const page = await client.get(place);
    expect(page.headers.get('cache-control')).toContain('no-store');
  }
});
