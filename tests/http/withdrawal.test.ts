import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, orderAsCustomer } from '../support/customer-order';
import { plainGoods, type Goods } from '../support/goods';
import { expectCleanLedger } from '../support/ledger';
import type { ShopClient, ShopForm, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();
let orders = 0;

const DECLARATION = {
  name: 'Jürgen Groß',
  orderId: 'Wandfarbe vom 3. November',
  email: 'juergen@example.com',
};

test('a withdrawal needs two steps and is confirmed on the page and by mail', async () => {
  const client = shop.client();
  const form = await client.get('/withdrawal');
  expect(form.text('h1')).toBe('Vertrag widerrufen');

  const check = await client.submit(form.form('main form'), DECLARATION);
  expect(check.text('main button[value=confirm]')).toBe('Widerruf bestätigen');
  const stored = () =>
    shop.query<{ receivedAt: Date }>(
      'select received_at as "receivedAt" from withdrawal where email = $1',
      [DECLARATION.email],
    );
  expect(await stored()).toEqual([]);

  const confirm = check.form('button[value=confirm]');
  const done = await client.submit(confirm);
  expect(done.status).toBe(303);
  const receipt = await client.follow(done);
  expect(receipt.text('main')).toContain('Ihr Widerruf ist eingegangen');
  expect(receipt.text('main')).toContain('Jürgen Groß');

  const [{ receivedAt }] = (await stored()) as [{ receivedAt: Date }];
  const mail = await shop.mailTo('juergen@example.com', /Eingang Ihres Widerrufs/);
  expect(mail.text).toContain('Wandfarbe vom 3. November');
  expect(mail.text).toContain(receivedAt.toISOString());
  expect(mail.text).toMatch(/\d\d:\d\d:\d\d (MEZ|MESZ)/);
});

test('a double click declares once', async () => {
  const client = shop.client();
  const form = await client.get('/en/withdrawal');
  const check = await client.submit(form.form('main form'), {
    ...DECLARATION,
    email: 'twice@example.com',
  });
  const confirm = check.form('button[value=confirm]');
  const answers = await Promise.all([client.submit(confirm), client.submit(confirm)]);
  expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1);
  expect(
    await shop.query(`select 1 from withdrawal where email = 'twice@example.com'`),
  ).toHaveLength(1);
  const mail = await shop.mailTo('twice@example.com', /We have received your withdrawal/);
  expect(mail.html).toContain('Jürgen Groß');
});

test.each([
  ['', 'name', '', 'name.required'],
  ['', 'orderId', ' ', 'orderId.required'],
  ['', 'email', 'no-address', 'email.valid'],
  ['/en', 'email', '', 'email.required'],
  ['', 'email', ' ', 'email.required'],
  ['/en', 'name', ' ', 'name.required'],
])('%s %s "%s" is refused with %s, and the input stays', async (prefix, field, value, code) => {
  const client = shop.client();
  const form = (await client.get(`${prefix}/withdrawal`)).form('main form');
  const answer = await client.submit(form, { ...DECLARATION, [field]: value });
  expect(answer.status).toBe(422);
  expect(answer.errorCodes()).toContain(code);
  if (field === 'email') {
    const lang = prefix === '/en' ? 'en' : 'de';
    const rule = code === 'email.valid' ? code : 'email.required';
    expect(answer.text('.field-error')).toBe(words(lang, `errorMessages.${rule}`));
  }
  expect(answer.document.querySelector(`.error-summary a[href="#${field}"]`)).not.toBeNull();
  const kept = answer.form('main form').fields;
  expect(kept.name).toBe(field === 'name' ? value : DECLARATION.name);
});

test('a receipt that does not exist is a 404 and reveals nothing of orders', async () => {
  const answer = await shop.client().get(`/withdrawal?receipt=${'x'.repeat(22)}`);
  expect(answer.status).toBe(404);
});

describe("from an order's page", () => {
  let goods: Goods[];
  beforeAll(async () => {
    goods = await plainGoods(shop, { free: 60, count: 2 });
  });

  async function ordered({ isSent = false, prefix = '' } = {}) {
    const client = await newCustomer(shop, `withdraw-${(orders += 1)}@example.com`);
    const wanted = goods.map(({ variationId }) => ({ variationId, quantity: 2 }));
    const order = await orderAsCustomer(shop, client, wanted, { isSent });
    const page = await client.get(prefix + order.path);
    const link = page.document.querySelector('a.withdraw-link')!.getAttribute('href')!;
    return { client, order, form: (await client.get(link)).form('main form') };
  }
  const quantityOf = (form: ShopForm, place = 0) =>
    Object.keys(form.fields).filter((name) => name.startsWith('quantity['))[place]!;
  const withdrawn = async (id: number) => {
    const rows = await shop.query<{ withdrawn: number }>(
      'select withdrawn from order_line where order_id = $1 order by position',
      [id],
    );
    return rows.map((row) => row.withdrawn);
  };
  const agree = async (client: ShopClient, check: ShopPage) =>
    client.follow(await client.submit(check.form('button[value=confirm]')));

  describe.each(triedIn('de'))('under "$prefix"', ({ prefix, lang }) => {
    test('the form is filled in, and the whole order is withdrawn in two steps', async () => {
      const { client, order, form } = await ordered({ prefix });
      expect(form.fields).toMatchObject({ orderId: String(order.id), scope: 'all' });
      const check = await client.submit(form);
      expect(check.text('h1')).toBe(words(lang, 'withdrawal.checkTitle'));
      expect(check.text('button[value=confirm]')).toBe(words(lang, 'withdrawal.confirm'));
      expect(check.text('main')).toContain(String(order.id));
      const receipt = await agree(client, check);
      expect(receipt.text('h1')).toBe(words(lang, 'withdrawal.receivedTitle'));
      const back = receipt.document.querySelector(`main a[href="${prefix}${order.path}"]`);
      expect(back).not.toBeNull();
      expect(await withdrawn(order.id)).toEqual([2, 2]);
      const page = await client.get(prefix + order.path);
      expect(page.document.querySelector('[data-withdrawn]')).not.toBeNull();
      expect(page.text('[data-withdrawn]')).toContain(words(lang, 'order.withdrawnUnpaid'));
      expect(page.text('.confirmation-number')).toContain(words(lang, 'account.status.withdrawn'));
      expect(page.document.querySelector('.payment-data')).toBeNull();
    });

    test('part of it by line and quantity is named on every page and in the mail', async () => {
      const { client, order, form } = await ordered({ isSent: true, prefix });
      const email = `part-${lang}@example.com`;
      const part = { scope: 'part', [quantityOf(form)]: '1' };
      const check = await client.submit(form, { ...part, email });
      expect(check.text('main')).toContain('1 × ');
      const changed = await client.submit(check.form('button[value=change]'));
      expect(changed.form('main form').fields).toMatchObject(part);
      const receipt = await agree(client, check);
      expect(receipt.text('main')).toContain('1 × ');
      const mail = await shop.mailTo(email, new RegExp(words(lang, 'mail.withdrawal.title')));
      expect(mail.text).toContain('1 × ');
      expect(await withdrawn(order.id)).toEqual([1, 0]);
      const page = await client.get(prefix + order.path);
      expect(page.text('[data-withdrawn]')).toContain('1 × ');
      const [send = ''] = words(lang, 'order.withdrawnSend', { date: '{date}' }).split('{date}');
      expect(page.text('[data-withdrawn]')).toContain(send.trim());
      const list = await client.get(`${prefix}/my-account/returns`);
      expect(list.document.querySelectorAll('[data-return]')).toHaveLength(1);
      await expectCleanLedger(shop);
    });
  });

  test('the same again, in two tabs and by a double click, counts each piece once', async () => {
    const { client, order, form } = await ordered({ isSent: true });
    const checks = await Promise.all([client.submit(form), client.submit(form)]);
    const sent = checks.flatMap((check) => [check, check]);
    await Promise.all(sent.map((check) => agree(client, check)));
    expect(await withdrawn(order.id)).toEqual([2, 2]);
    const rows = await shop.query('select id from withdrawal where order_id = $1', [order.id]);
    expect(rows).toHaveLength(2);
    const returns = await shop.query('select id from orders where origin_order_id = $1', [
      order.id,
    ]);
    expect(returns).toHaveLength(1);
    await expectCleanLedger(shop);
  });

  test.each([
    ['', 'items.required'],
    ['3', 'quantity.range'],
    ['-1', 'quantity.range'],
    ['zwei', 'quantity.range'],
    ['9'.repeat(50), 'quantity.range'],
  ])('a part of "%s" pieces is requested again (%s)', async (typed, code) => {
    const { client, order, form } = await ordered();
    const answer = await client.submit(form, { scope: 'part', [quantityOf(form)]: typed });
    expect([answer.status, answer.errorCodes()]).toEqual([422, [code]]);
    for (const link of answer.document.querySelectorAll('.error-summary a')) {
      expect(answer.document.querySelector(link.getAttribute('href')!)).not.toBeNull();
    }
    expect(answer.form('main form').fields).toMatchObject({ scope: 'part', order: `${order.id}` });
    expect(await withdrawn(order.id)).toEqual([0, 0]);
  });

  test('a visitor who has only the link gets an empty form, and declares all the same', async () => {
    const { order } = await ordered();
    const stranger = shop.client();
    const query = `order=${order.id}&key=${order.accessKey}`;
    const form = (await stranger.get(`/withdrawal?${query}`)).form('main form');
    expect(form.fields).toMatchObject({ name: '', orderId: '', email: '' });
    expect(form.fields).not.toHaveProperty('scope');
    const check = await stranger.submit(form, { ...DECLARATION, orderId: String(order.id) });
    expect((await agree(stranger, check)).text('h1')).toBe('Ihr Widerruf ist eingegangen');
    expect(await withdrawn(order.id)).toEqual([0, 0]);
  });

  test.each(['', '/en'])(
    'pieces 0 under "%s" show the form again, with its error',
    async (prefix) => {
      const { client, order, form } = await ordered({ prefix });
      const check = (await client.submit(form)).form('button[value=confirm]');
      const answer = await client.submit(check, { lines: '1x0' });
      expect([answer.status, answer.errorCodes()]).toEqual([422, ['items.invalid']]);
      const link = answer.document.querySelector('.error-summary a')!.getAttribute('href')!;
      expect(answer.document.querySelector(link)).not.toBeNull();
      const kept = answer.form('main form').fields;
      expect(kept).toMatchObject({ orderId: String(order.id), email: form.fields.email });
      const stranger = shop.client();
      const words = (await stranger.get(`${prefix}/withdrawal`)).form('main form');
      const unknown = await stranger.submit(words, {
        ...DECLARATION,
        intent: 'confirm',
        lines: '1x0',
      });
      expect([unknown.status, unknown.errorCodes()]).toEqual([422, ['items.invalid']]);
      expect(unknown.document.querySelector('.error-summary a[href="#items"]')).not.toBeNull();
    },
  );

  test('the form links to the one for faulty goods, and back', async () => {
    const { client, order } = await ordered({ isSent: true });
    const path = `/withdrawal?order=${order.id}&key=${order.accessKey}`;
    const claim = `main a[href="${order.path}/return"]`;
    expect((await client.get(path)).document.querySelector(claim)).not.toBeNull();
    const page = await client.get(`${order.path}/return`);
    const links = [...page.document.querySelectorAll('main a')];
    expect(links.map((link) => link.getAttribute('href'))).toContain(path);
    const unsent = await ordered();
    const other = `/withdrawal?order=${unsent.order.id}&key=${unsent.order.accessKey}`;
    const away = (await unsent.client.get(other)).document.querySelector(
      'main a[href="/order-lookup"]',
    );
    expect(away).not.toBeNull();
  });

  test('manipulated hidden fields of the check page do no harm', async () => {
    const { client, order, form } = await ordered();
    const other = await ordered();
    const check = (await client.submit(form)).form('button[value=confirm]');
    const foreign = quantityOf(other.form).replace(/\D/g, '');
    for (const lines of ['x', '1x0', '-1x1', '1x99999', `1x1,${'2x1 '.repeat(9000)}`]) {
      expect([422, 413]).toContain((await client.submit(check, { lines })).status);
    }
    expect(await shop.query('select 1 from withdrawal where order_id = $1', [order.id])).toEqual(
      [],
    );
    expect((await client.submit(check, { submissionId: 'kurz' })).status).toBe(400);
    const sent = await client.submit(check, { lines: `${foreign}x1`, declared: 'fremd' });
    expect(sent.status).toBe(303);
    expect(await withdrawn(other.order.id)).toEqual([0, 0]);
    expect(await withdrawn(order.id)).toEqual([0, 0]);
  });
});
