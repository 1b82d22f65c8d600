import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOrderCommand } from '../../server/commands/order-command';
import { startFakeVies, type FakeVies } from '../fakes/vies';
import { textOfPdf } from '../support/documents';
import { plainGoods } from '../support/goods';
import { ADDRESS, becomeGuest, orderForm, placeOrder } from '../support/guest';
import { startShop, type TestShop } from '../support/shop';
import type { ShopClient } from '../support/shop-client';

let vies: FakeVies;
let shop: TestShop;
beforeAll(async () => {
  vies = await startFakeVies();
  shop = await startShop({ VIES: 'on', VIES_ORIGIN: vies.origin });
});
afterAll(async () => {
  await shop?.stop();
  await vies?.close();
});

const BUSINESS = {
  ...ADDRESS,
  intent: 'shipping-address',
  addressKind: 'shipping-address',
  useAsBilling: 'on',
  companyName: 'Handel GmbH',
  country: '2',
  zipCode: '1010',
  city: 'Wien',
};

/** A guest from Austria with goods and this number. */
async function guest(email: string, vatNumber: string, prefix = ''): Promise<ShopClient> {
  const client = shop.client();
  await becomeGuest(client, { email, prefix, goods: (await plainGoods(shop)).slice(0, 2) });
  const saved = await client.post(`${prefix}/checkout?edit=shipping-address`, {
    ...BUSINESS,
    vatNumber,
  });
  expect(saved.status).toBe(303);
  return client;
}

test('a malformed number is refused at its field, and stays there', async () => {
  const client = shop.client();
  await becomeGuest(client, { email: 'form@example.com', goods: await oneOf() });
  const wrong = { ...BUSINESS, vatNumber: 'ATU12' };
  const refused = await client.post('/checkout?edit=shipping-address', wrong);
  expect(refused.status).toBe(422);
  expect(refused.errorCodes()).toEqual(['vatNumber.format']);
  expect(refused.document.querySelector('[name=vatNumber]')?.getAttribute('value')).toBe('ATU12');
  expect(vies.asked).toEqual([]);
});

test('a business whose number is confirmed orders without VAT, and every document states why', async () => {
  vies.answerWith('valid');
  const email = 'handel@example.com';
  const client = await guest(email, 'ATU 12345675');
  expect(vies.asked).toEqual([
    '/taxation_customs/vies/rest-api/ms/AT/vat/U12345675?requesterMemberStateCode=DE&requesterNumber=000000000',
  ]);
  const page = await client.get('/checkout');
  const notice = page.text('#order-summary');
  expect(notice).toContain('Ihre USt-IdNr. ATU12345675 ist bestätigt');
  const [, exempt, taxed] = /Sie zahlen ([\d,]+ €) statt ([\d,]+ €)/.exec(notice)!;
  expect(page.text('.totals-total')).toContain(exempt);
  expect(exempt).not.toBe(taxed);
  expect(page.text('#billing-address, #shipping-address')).toContain('ATU12345675');

  const placed = await placeOrder(client, await orderForm(client));
  const path = new URL(placed.headers.get('location')!, client.origin).pathname;
  const order = await client.follow(placed);
  const why = 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b, § 6a UStG).';
  expect(order.text('main')).toContain(why);
  const mail = await shop.mailTo(email, /Bestellbestätigung/);
  const words = mail.text!.replaceAll(/\s+/g, ' ');
  expect(words).toContain(why);
  expect(words).not.toContain('Gesamtsumme inkl. MwSt.');
  const [, number] = /\/confirmation\/(\d+)\//.exec(path)!;
  const env = { DATABASE_URL: shop.databaseUrl };
  const quiet = { log: () => {}, error: () => {} };
  for (const action of ['paid', 'sent']) {
    expect(await runOrderCommand([action, number!], env, quiet)).toBe(0);
  }
  const brought = await shop.mailTo(email, /^Rechnung/);
  const invoice = await textOfPdf(new Uint8Array(brought.attachments[0]!.content as ArrayBuffer));
  expect(invoice).toContain(why);
  expect(invoice).toContain('ATU12345675');
  const [kept] = await shop.query<{ vat_check: { consultation: string } }>(
    `select vat_check from orders where id = ${number}`,
  );
  expect(kept!.vat_check.consultation).toBe('WAPIFAKE00000001');
});

test('while the check is pending, VAT is charged and both totals are shown; then a new quote is offered', async () => {
  vies.answerWith('away');
  const client = await guest('spaeter@example.com', 'ATU22222222', '/en');
  const page = await client.get('/en/checkout');
  const notice = page.text('#order-summary');
  expect(notice).toContain('could not be checked yet');
  const [, taxed, exempt] = /charge VAT: (€[\d.]+)\..*stands here: (€[\d.]+)\./.exec(notice)!;
  expect(page.text('.totals-total')).toContain(taxed);
  const form = await orderForm(client, '/en/checkout');
  // Meanwhile the outbox, or another request, got an answer.
  await shop.query(
    `update vat_number_check set state = 'valid', answered_at = now() where number = 'ATU22222222'`,
  );
  const refused = await placeOrder(client, form);
  expect(refused.status).toBe(422);
  expect(refused.text('[data-price-change]')).toMatch(new RegExp(`${taxed}.*${exempt}`));
  const placed = await placeOrder(client, await orderForm(client, '/en/checkout'));
  expect(placed.status).toBe(303);
  expect((await client.follow(placed)).text('main')).toContain(
    'Intra-Community supply free of VAT',
  );
});

test.each(['invalid', 'error', 'lying'] as const)(
  'an answer that is %s removes no VAT',
  async (mood) => {
    vies.answerWith(mood);
    const number = { invalid: 'ATU33333333', error: 'ATU44444444', lying: 'ATU55555555' }[mood];
    const client = await guest(`${mood}@example.com`, number);
    const text = (await client.get('/checkout')).text('#order-summary');
    expect(text).toContain(mood === 'invalid' ? 'nicht gültig' : 'ließ sich noch nicht prüfen');
    expect(text).toMatch(/darin 20\s% MwSt\./);
  },
);

async function oneOf() {
  return (await plainGoods(shop)).slice(0, 1);
}
