import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendByHand } from '../support/customer-order';
import { ADDRESS, becomeGuest, orderForm, placeOrder } from '../support/guest';
import { plainGoods, type Goods } from '../support/goods';
import { expectCleanLedger } from '../support/ledger';
import type { ShopClient, ShopForm } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();
let goods: Goods[];
let serial = 0;
beforeAll(async () => {
  goods = await plainGoods(shop, { free: 40, count: 1 });
});
beforeEach(() => shop.query('delete from rate_limit'));

type Purchase = { client: ShopClient; email: string; id: number; path: string };

/** Two pieces that a guest ordered and the shop sent. */
async function bought({ prefix = '', isSent = true } = {}): Promise<Purchase> {
  const client = shop.client();
  const email = `guest-returns-${(serial += 1)}@example.com`;
  const wanted = goods.map(({ variationId }) => ({ variationId, quantity: 2 }));
  await becomeGuest(client, { email, goods: wanted, prefix });
  const placed = await placeOrder(client, await orderForm(client, `${prefix}/checkout`));
  const path = new URL(placed.headers.get('location') ?? '/', placed.url).pathname;
  const id = Number(/confirmation\/(\d+)/.exec(path)?.[1]);
  if (isSent) await sendByHand(shop, id);
  return { client, email, id, path };
}

const formOf = async ({ client, path }: Purchase): Promise<ShopForm> =>
  (await client.get(`${path}/return`)).form('main form[action$="/return"]');
/** The input of a customer who claims a fault of the first line. */
async function fault(form: ShopForm, quantity = '1'): Promise<Record<string, string>> {
  const field = Object.keys(form.fields).find((name) => name.startsWith('quantity['))!;
  const [reason] = await shop.query<{ id: number }>(
    'select id from return_reason where is_fault order by id limit 1',
  );
  return { [field]: quantity, [field.replace('quantity', 'reason')]: String(reason!.id) };
}
const returnsOf = (id: number) =>
  shop.query<{ id: number }>('select id from orders where origin_order_id = $1', [id]);

describe.each(triedIn('en'))('under "$prefix"', ({ prefix, lang }) => {
  test('a guest claims a fault by the link of the order, and its page lists it', async () => {
    const mine = await bought({ prefix });
    const page = await mine.client.get(mine.path);
    const link = page.document.querySelector(`main a[href="${mine.path}/return"]`);
    expect(link?.textContent).toBe(words(lang, 'returns.newTitle'));
    const form = await formOf(mine);
    const sent = await mine.client.submit(form, { ...(await fault(form)), note: 'Undicht <b>' });
    expect(sent.status).toBe(303);
    expect(new URL(sent.headers.get('location')!, sent.url).pathname).toBe(mine.path);
    const after = await mine.client.follow(sent);
    const [made] = await returnsOf(mine.id);
    expect(after.text('.notice')).toContain(String(made!.id));
    expect(after.text(`[data-return="${made!.id}"]`)).toContain(
      words(lang, 'returns.status.requested'),
    );
    expect(after.text(`[data-return="${made!.id}"]`)).toContain('Undicht <b>');
    const mail = await shop.mailTo(mine.email, new RegExp(String(made!.id)));
    expect(mail.text).toContain(words(lang, 'mail.returnReceived.faults'));
    await expectCleanLedger(shop);
  });

  test('the form explains what it is not for, and reports its errors', async () => {
    const mine = await bought({ prefix });
    const page = await mine.client.get(`${mine.path}/return`);
    expect(page.text('main')).toContain(words(lang, 'returns.withdrawalHint'));
    expect(page.document.querySelector('main a[href*="/withdrawal?order="]')).not.toBeNull();
    const answer = await mine.client.submit(page.form('main form[action$="/return"]'), {
      note: 'Bitte schnell',
    });
    expect([answer.status, answer.errorCodes()]).toEqual([422, ['items.required']]);
    const target = answer.document.querySelector('.error-summary a')!.getAttribute('href')!;
    expect(answer.document.querySelector(target)).not.toBeNull();
    expect(answer.form('main form[action$="/return"]').fields.note).toBe('Bitte schnell');
  });
});

test('after a month the form accepts only faults, and explains why', async () => {
  const mine = await bought();
  const before = await formOf(mine);
  await shop.query(`update orders set sent_at = now() - interval '31 days' where id = $1`, [
    mine.id,
  ]);
  const page = await mine.client.get(`${mine.path}/return`);
  expect(page.text('h1')).toBe(words('de', 'returns.claimTitle'));
  const typed = await fault(before);
  const reason = Object.keys(typed).find((name) => name.startsWith('reason['))!;
  const late = await mine.client.submit(before, { ...typed, [reason]: before.fields[reason]! });
  expect([late.status, late.errorCodes()]).toEqual([422, ['reason.tooLate']]);
  expect((await mine.client.submit(await formOf(mine), typed)).status).toBe(303);
});

test('sent twice it is one return; concurrent ones have each piece once', async () => {
  const mine = await bought();
  const form = await formOf(mine);
  const typed = await fault(form);
  const twice = [mine.client.submit(form, typed), mine.client.submit(form, typed)];
  expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([303, 303]);
  expect(await returnsOf(mine.id)).toHaveLength(1);
  const forms = await Promise.all([1, 2, 3, 4].map(() => formOf(mine)));
  const rivals = await Promise.all(forms.map((each) => mine.client.submit(each, typed)));
  const statuses = rivals.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([303, 422, 422, 422]);
  expect(await returnsOf(mine.id)).toHaveLength(2);
  await expectCleanLedger(shop);
});

test('goods that are not sent yet cannot be claimed', async () => {
  const mine = await bought({ isSent: false });
  const page = await mine.client.get(`${mine.path}/return`);
  expect(page.text('h1')).toBe(words('de', 'returns.notPossibleTitle'));
  const posted = await mine.client.post(`${mine.path}/return`, { submissionId: 'x'.repeat(22) });
  expect([posted.status, posted.errorCodes()]).toEqual([422, ['return.notPossible']]);
  expect(await returnsOf(mine.id)).toEqual([]);
});

describe('access rights', () => {
  test('a visitor with only the link is asked for a proof', async () => {
    const mine = await bought();
    const form = await formOf(mine);
    const stranger = shop.client();
    const away = await stranger.get(`${mine.path}/return`);
    expect([away.status, new URL(away.headers.get('location')!, away.url).pathname]).toEqual([
      302,
      mine.path,
    ]);
    const typed = { ...form.fields, ...(await fault(form)) };
    expect((await stranger.post(`${mine.path}/return`, typed)).status).toBe(302);
    expect(await returnsOf(mine.id)).toEqual([]);
    await stranger.post(mine.path, { postcode: ADDRESS.zipCode });
    expect((await stranger.post(`${mine.path}/return`, typed)).status).toBe(303);
  });

  test("a wrong key opens nothing, and a line of another order is not the order's", async () => {
    const [mine, other] = [await bought(), await bought()];
    const wrong = `/confirmation/${mine.id}/${'x'.repeat(43)}/return`;
    expect((await mine.client.get(wrong)).status).toBe(404);
    const form = await formOf(mine);
    const foreign = await fault(await formOf(other));
    const answer = await mine.client.submit(form, foreign);
    expect([answer.status, answer.errorCodes()]).toEqual([422, ['items.required']]);
    expect([...(await returnsOf(mine.id)), ...(await returnsOf(other.id))]).toEqual([]);
  });

  test('the page is not cached, and sends its address to no other site', async () => {
    const mine = await bought();
    const { headers } = await mine.client.get(`${mine.path}/return`);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});
