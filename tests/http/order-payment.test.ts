import { beforeEach, describe, expect, test } from 'vitest';
import { newCustomer, orderAsCustomer } from '../support/customer-order';
import { plainGoods } from '../support/goods';
import { becomeGuest, orderForm, patiently, placeOrder } from '../support/guest';
import type { ShopClient } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();
let client: ShopClient;
let path: string;
let id: number;
let methods: Record<string, number>;

let orders = 0;
beforeEach(async () => {
  orders += 1;
  const goods = await plainGoods(shop, { free: 20, count: 1 });
  client = shop.client();
  await becomeGuest(client, { email: `pay-${orders}@example.com`, goods });
  const rows = await shop.query<{ id: number; key: string }>(
    'select id, payment_key as key from payment_method',
  );
  methods = Object.fromEntries(rows.map((row) => [row.key, row.id]));
  const form = await orderForm(client);
  const placed = await placeOrder(client, form);
  path = new URL(placed.headers.get('location') ?? '', placed.url).pathname;
  id = Number(path.split('/')[2]);
  await setMethod('PREPAYMENT', 'pendingPayment');
});

/** As if the order had been placed with this payment method. */
async function setMethod(key: string, status: string) {
  await shop.query(
    `update orders o set payment_method_id = m.id, payment_method_name = m.name_de,
       payment_key = m.payment_key, status = $3 from payment_method m
     where o.id = $1 and m.payment_key = $2`,
    [id, key, status],
  );
  await shop.query(
    `update payment p set method_id = o.payment_method_id, payment_key = o.payment_key
     from orders o where o.id = p.order_id and o.id = $1`,
    [id],
  );
}

async function stored() {
  const [row] = await shop.query<{ key: string; status: string; payments: number }>(
    `select payment_key as key, status,
       (select count(*)::int from payment where order_id = o.id) as payments
     from orders o where id = $1`,
    [id],
  );
  return row;
}

describe('paying an order with another method, without script', () => {
  test.each(triedIn('en'))('$lang', async ({ prefix, lang }) => {
    const confirmation = await client.get(prefix + path);
    expect(confirmation.html).toContain(`href="${prefix}${path}/payment"`);
    const page = await client.get(`${prefix}${path}/payment`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.document.querySelectorAll('script')).toHaveLength(0);
    expect(page.text('main h1')).toBe(words(lang, 'orderPayment.title'));
    const checked = page.document.querySelector('input[name=paymentId]:checked');
    expect(checked?.getAttribute('value')).toBe(String(methods.PREPAYMENT));
    const answer = await client.post(`${prefix}${path}/payment`, {
      paymentId: String(methods.INVOICE),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, prefix + path]);
    expect(await stored()).toEqual({ key: 'INVOICE', status: 'confirmed', payments: 2 });
    const after = await client.follow(answer);
    expect(after.text('#notices')).toContain(words(lang, 'orderPayment.changed'));
    expect(after.text('main')).not.toContain('IBAN');
    const back = await client.post(`${prefix}${path}/payment`, {
      paymentId: String(methods.PREPAYMENT),
    });
    expect((await client.follow(back)).text('main')).toContain('IBAN');
    expect(await stored()).toEqual({ key: 'PREPAYMENT', status: 'pendingPayment', payments: 3 });
  });

  test('sent twice and twenty times concurrently it is done once', async () => {
    const form = { paymentId: String(methods.INVOICE) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => patiently(() => client.post(`${path}/payment`, form))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303));
    expect(await stored()).toEqual({ key: 'INVOICE', status: 'confirmed', payments: 2 });
    const mails = await shop.query(`select from outbox where dedupe_key like $1`, [
      `mail:payment_changed:${id}:%`,
    ]);
    expect(mails).toHaveLength(1);
  });

  test('an impossible change is reported with its code, and changes nothing', async () => {
    const before = await stored();
    const refused = async (paymentId: string) => {
      const answer = await client.post(`${path}/payment`, { paymentId });
      expect(answer.text('main')).toContain(words('de', 'orderPayment.title'));
      return [answer.status, ...answer.errorCodes()];
    };
    expect(await refused('99')).toEqual([422, 'order.paymentMethodNotExist']);
    for (const nonsense of ['', '-1', '1e9', 'x'.repeat(50_000), '1; drop table orders']) {
      expect(await refused(nonsense)).toEqual([422, 'payment.required']);
    }
    await shop.query(`update payment set status = 'pending' where order_id = $1`, [id]);
    expect(await refused(String(methods.INVOICE))).toEqual([422, 'order.paymentInProgress']);
    expect((await client.get(path)).text('main')).toContain(words('de', 'orderPayment.inProgress'));
    await shop.query(`update payment set status = 'paid', received = amount where order_id = $1`, [
      id,
    ]);
    expect(await refused(String(methods.INVOICE))).toEqual([422, 'order.paymentMethodCantSwitch']);
    expect({ ...(await stored()), status: before?.status }).toEqual(before);
    const paid = await client.get(`${path}/payment`);
    expect([paid.status, paid.document.querySelectorAll('main form').length]).toEqual([200, 0]);
    expect((await client.get(path)).html).not.toContain(`${path}/payment`);
  });

  test('a failed payment is retried', async () => {
    await shop.query(`update payment set status = 'failed' where order_id = $1`, [id]);
    const page = await client.get(path);
    expect(page.text('main')).toContain(words('de', 'orderPayment.notCompleted'));
    expect(page.text('main')).toContain(words('de', 'orderPayment.payOnceMore'));
    const again = await client.get(`${path}/payment`);
    expect(again.text('main')).toContain(words('de', 'orderPayment.notCompleted'));
    expect((await client.submit(again.form('main form button'))).status).toBe(303);
    expect(await stored()).toMatchObject({ key: 'PREPAYMENT', payments: 2 });
  });

  test('a stranger needs a proof first; a wrong key leads nowhere', async () => {
    const stranger = shop.client();
    const form = { paymentId: String(methods.INVOICE) };
    const led = await stranger.get(`${path}/payment`);
    expect([led.status, led.headers.get('location')]).toEqual([302, path]);
    const posted = await stranger.post(`${path}/payment`, form);
    expect([posted.status, posted.headers.get('location')]).toEqual([302, path]);
    const wrong = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await client.get(`${wrong}/payment`)).status).toBe(404);
    expect((await client.post(`${wrong}/payment`, form)).status).toBe(404);
    expect(await stored()).toMatchObject({ key: 'PREPAYMENT', payments: 1 });
  });
});

test('a customer does it from the account; for everybody else the order does not exist', async () => {
  const customer = await newCustomer(shop, `pay-customer-${orders}@example.com`);
  const goods = await plainGoods(shop, { free: 20, count: 1 });
  const order = await orderAsCustomer(shop, customer, goods, { isSent: false });
  id = order.id;
  await setMethod('PREPAYMENT', 'pendingPayment');
  const own = await customer.get(`/my-account/my-orders/${order.id}`);
  expect(own.html).toContain(`href="${order.path}/payment"`);
  const form = { paymentId: String(methods.INVOICE) };
  const other = await newCustomer(shop, `pay-other-${orders}@example.com`);
  // Its page shows the reason to a customer of another account.
  expect((await other.post(`${order.path}/payment`, form)).headers.get('location')).toBe(
    order.path,
  );
  expect((await other.get(order.path)).status).toBe(404);
  expect(await stored()).toMatchObject({ key: 'PREPAYMENT', payments: 1 });
  expect((await customer.post(`${order.path}/payment`, form)).status).toBe(303);
  expect(await stored()).toMatchObject({ key: 'INVOICE', status: 'confirmed', payments: 2 });
});
