import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plainGoods, setFreeStock, type Goods } from '../support/goods';
import { expectCleanLedger } from '../support/ledger';
import { makeOffer, type OfferReference } from '../support/offer';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { oneTried } from '../support/words';

const shop = useSharedShop();
let goods: Goods;
let scarce: Goods;

beforeAll(async () => {
  [goods, scarce] = (await plainGoods(shop, { free: 40, count: 2 })) as [Goods, Goods];
});
beforeEach(() => shop.query('delete from rate_limit'));

const offerOf = (change: object = {}) =>
  makeOffer(shop, { variationId: goods.variationId, price: 700, ...change });

/** A device with a proof that it knows the offer. */
async function opened({ path }: OfferReference): Promise<{ client: ShopClient; page: ShopPage }> {
  const client = shop.client();
  const proved = await client.post(path, { postcode: '10623' });
  expect(proved.status).toBe(303);
  return { client, page: await client.follow(proved) };
}

const pathOf = (page: ShopPage) => new URL(page.headers.get('location')!, page.url).pathname;
const accept = (client: ShopClient, page: ShopPage) =>
  client.submit(page.form('button[value=accept]'), { terms: 'on' });

describe.each(
  oneTried(
    [
      ['de', 'Angebot zahlungspflichtig annehmen', 'Unser Angebot', ''],
      ['en', 'Accept offer with obligation to pay', 'Our offer', '/en'],
    ],
    1,
  ),
)('an offer in %s', (language, button, subject, prefix) => {
  test('is opened by its link and a postcode, accepted, and becomes an order', async () => {
    const email = `${language}-offer@example.com`;
    const made = await offerOf({
      language,
      email,
      quantity: 2,
      shipping: 490,
      note: 'Wie <b>besprochen</b>',
    });
    const mail = await shop.mailTo(email, new RegExp(subject));
    expect(mail.text).toContain(shop.server.origin + made.path);
    expect(made.path.startsWith(`${prefix}/offer/`)).toBe(true);

    const first = await shop.client().get(made.path);
    expect(first.form('main form').fields).toHaveProperty('postcode');
    expect(first.html).not.toContain('Groß');

    const { client, page } = await opened(made);
    expect(page.text('main')).toContain('Wie <b>besprochen</b>');
    expect(page.document.querySelector('[data-total]')?.getAttribute('data-total')).toBe('1890');
    expect(page.text('button[value=accept]')).toBe(button);

    const without = await client.submit(page.form('button[value=accept]'));
    expect([without.status, without.errorCodes()]).toEqual([422, ['terms.required']]);

    const accepted = await accept(client, page);
    expect(accepted.status).toBe(303);
    expect(pathOf(accepted)).toMatch(new RegExp(`^${prefix}/confirmation/\\d+/[\\w-]+$`));
    const order = await client.follow(accepted);
    expect(order.document.querySelector('[data-total]')?.getAttribute('data-total')).toBe('1890');
    await shop.mailTo(email, /Bestellbestätigung|Order confirmation/);

    const after = await client.get(made.path);
    expect(after.document.querySelector('[data-offer-state=accepted]')).not.toBeNull();
    expect(after.document.querySelector('button[value=accept]')).toBeNull();
    await expectCleanLedger(shop);
  });
});

test('sent twice and concurrently it is one order', async () => {
  const made = await offerOf();
  const { client, page } = await opened(made);
  const answers = await Promise.all([accept(client, page), accept(client, page)]);
  answers.push(await accept(client, page));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(new Set(answers.map(pathOf)).size).toBe(1);
  const orders = await shop.query('select id from orders where origin_order_id = $1', [made.id]);
  expect(orders).toHaveLength(1);
  await expectCleanLedger(shop);
});

test('is declined with a comment, stored as written, and then closed', async () => {
  const made = await offerOf();
  const { client, page } = await opened(made);
  const text = '<script>alert(1)</script> zu teuer';
  const long = await client.submit(page.form('button[value=reject]'), { text: 'ä'.repeat(2001) });
  expect([long.status, long.errorCodes()]).toEqual([422, ['offer.commentInvalid']]);
  expect(long.form('button[value=reject]').fields.text).toBe('ä'.repeat(2001));
  const declined = await client.submit(page.form('button[value=reject]'), { text });
  expect([declined.status, pathOf(declined)]).toEqual([303, '/']);
  expect((await client.follow(declined)).text()).toContain('Sie haben das Angebot abgelehnt');
  const [stored] = await shop.query('select status, comment from orders where id = $1', [made.id]);
  expect(stored).toEqual({ status: 'rejected', comment: text });
  const late = await accept(client, page);
  expect([late.status, late.errorCodes()]).toEqual([422, ['offer.rejected']]);
  expect(late.document.querySelector('[data-offer-state=rejected]')).not.toBeNull();
});

test('past its date is marked as expired and cannot be accepted', async () => {
  const made = await offerOf();
  const { client, page } = await opened(made);
  await shop.query(`update orders set valid_until = now() where id = $1`, [made.id]);
  const shown = await client.get(made.path);
  expect(shown.text('main')).toContain('Dieses Angebot ist abgelaufen.');
  expect(shown.document.querySelector('main button')).toBeNull();
  const late = await accept(client, page);
  expect([late.status, late.errorCodes()]).toEqual([422, ['offer.expired']]);
});

test('with missing goods names them, and no order is made', async () => {
  const made = await offerOf({ variationId: scarce.variationId, quantity: 3 });
  const { client, page } = await opened(made);
  await setFreeStock(shop, scarce.variationId, 2);
  const shown = await client.get(made.path);
  expect(shown.document.querySelector('button[value=accept]')).toBeNull();
  expect(shown.document.querySelector('button[value=reject]')).not.toBeNull();
  const refused = await accept(client, page);
  expect([refused.status, refused.errorCodes()]).toEqual([422, ['offer.itemOutOfStock']]);
  await setFreeStock(shop, scarce.variationId, 3);
  expect((await accept(client, page)).status).toBe(303);
  await setFreeStock(shop, scarce.variationId, scarce.free);
  await expectCleanLedger(shop);
});

describe('the link', () => {
  test('with a wrong key, number or form is a missing page', async () => {
    const [mine, other] = [await offerOf(), await offerOf()];
    const { client } = await opened(mine);
    const [, , number, key] = mine.path.split('/');
    const otherKey = other.path.split('/')[3];
    for (const path of [
      `/offer/${number}/${otherKey}`,
      `/offer/999999/${key}`,
      `/offer/x/${key}`,
    ]) {
      expect((await client.get(path)).status).toBe(404);
      const posted = await client.post(path, { intent: 'accept', terms: 'on' });
      expect(posted.status).toBe(404);
    }
    expect((await client.get(`/confirmation/${number}/${key}`)).status).toBe(404);
    const rows = await shop.query('select status from orders where id = $1', [other.id]);
    expect(rows).toEqual([{ status: 'open' }]);
  });

  test('without a proof opens nothing, whatever is posted', async () => {
    const made = await offerOf();
    const stranger = shop.client();
    const posted = await stranger.post(made.path, { intent: 'accept', terms: 'on' });
    expect([posted.status, pathOf(posted)]).toEqual([303, made.path]);
    const wrong = await stranger.post(made.path, { postcode: '99999' });
    expect([wrong.status, wrong.errorCodes()]).toEqual([422, ['offer.openUnauthorized']]);
    expect(wrong.form('main form').fields.postcode).toBe('99999');
    const empty = await stranger.post(made.path, { postcode: ' ', name: '' });
    expect([empty.status, empty.errorCodes()]).toEqual([422, ['postcode.required']]);
    const rows = await shop.query('select status from orders where id = $1', [made.id]);
    expect(rows).toEqual([{ status: 'open' }]);
  });

  test('is not cached, not indexed, not sent to other sites, not in the log', async () => {
    const made = await offerOf();
    const { page } = await opened(made);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.document.querySelector('script[src]')).toBeNull();
    expect(await shop.log()).not.toContain(made.path.split('/')[3]);
  });

  test.each(['name', 'text', 'postcode', 'terms'])(
    'accepts malicious text in %s',
    async (field) => {
      const made = await offerOf();
      // A visitor with a proof is not asked again.
      const isProof = field === 'name' || field === 'postcode';
      const client = isProof ? shop.client() : (await opened(made)).client;
      const nasty = `"'><svg onload=alert(1)>\u0000${'\u202e𝕏'.repeat(1500)}`;
      const intent = field === 'text' ? 'reject' : field === 'terms' ? 'nonsense' : '';
      const answer = await client.post(made.path, { intent, [field]: nasty });
      expect(answer.status).toBe(422);
      expect(answer.html).not.toContain('<svg onload');
    },
  );
});
