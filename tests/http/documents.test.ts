import { expect, test } from 'vitest';
import { runOrderCommand } from '../../server/commands/order-command';
import { logIn, register } from '../support/customer';
import { filesInPdf, textOfPdf } from '../support/documents';
import { brokenRules } from '../support/en16931';
import { ADDRESS, becomeGuest, orderForm, placeOrder, putInCart } from '../support/guest';
import { plainGoods } from '../support/goods';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn } from '../support/words';

const shop = useSharedShop();

const WORDS = {
  de: { confirmation: /Bestellbestätigung AB-/, invoice: /Rechnung RE-/, subject: /^Rechnung/ },
  en: { confirmation: /Order confirmation AB-/, invoice: /Invoice RE-/, subject: /^Invoice/ },
};
const quiet = { log: () => {}, error: () => {} };

async function move(orderId: number, ...actions: string[]): Promise<void> {
  const env = { DATABASE_URL: shop.databaseUrl };
  for (const action of actions) {
    expect(await runOrderCommand([action, String(orderId)], env, quiet)).toBe(0);
  }
}

/** The answer of a link, with its bytes. */
async function load(client: ShopClient, href: string) {
  const session = client.cookie('shop_session');
  const answer = await fetch(new URL(href, client.origin), {
    redirect: 'manual',
    headers: { connection: 'close', ...(session && { cookie: `shop_session=${session}` }) },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

type Purchase = { page: ShopPage; orderId: number; path: string };

async function buy(
  client: ShopClient,
  { email, prefix = '', company = '' }: { email: string; prefix?: string; company?: string },
): Promise<Purchase> {
  const goods = (await plainGoods(shop)).slice(0, 2);
  await becomeGuest(client, { email, goods, prefix });
  if (company) {
    await client.post(`${prefix}/checkout`, {
      ...ADDRESS,
      companyName: company,
      vatNumber: 'DE136695976',
      intent: 'shipping-address',
      addressKind: 'shipping-address',
      useAsBilling: 'on',
    });
  }
  const placed = await placeOrder(client, await orderForm(client, `${prefix}/checkout`));
  const path = new URL(placed.headers.get('location') ?? '', client.origin).pathname;
  const [, number] = /\/confirmation\/(\d+)\//.exec(path) ?? [];
  return { page: await client.follow(placed), orderId: Number(number), path };
}

const links = (page: ShopPage) =>
  [...page.document.querySelectorAll<HTMLAnchorElement>('.documents a')].map((link) => link.href);

test.each(triedIn('de'))(
  'in "$prefix": mail and page have the documents of an order, which agree with the page',
  async ({ prefix, lang }) => {
    const client = shop.client();
    const email = `papiere-${lang}@example.com`;
    const { orderId, path } = await buy(client, { email, prefix });
    const confirmed = await shop.mailTo(email, new RegExp(String(orderId)));
    const [document] = confirmed.attachments;
    expect(document).toMatchObject({ mimeType: 'application/pdf' });
    const words = await textOfPdf(new Uint8Array(document!.content as ArrayBuffer));
    expect(words).toMatch(WORDS[lang].confirmation);
    expect(words).toContain('Änne Groß-Łukasz');

    await move(orderId, 'paid', 'sent');
    const brought = await shop.mailTo(email, WORDS[lang].subject);
    expect(brought.attachments).toHaveLength(1);
    const page = await client.get(path);
    const documents = links(page);
    expect(documents).toHaveLength(3);
    const types = [...page.document.querySelectorAll('[data-document]')].map((each) =>
      each.getAttribute('data-document'),
    );
    expect(types).toEqual(['orderConfirmation', 'deliveryNote', 'invoice']);

    const invoice = await load(client, documents[2]!);
    expect(invoice.status).toBe(200);
    expect(Object.fromEntries(invoice.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(invoice.bytes.length),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const mailed = new Uint8Array(brought.attachments[0]!.content as ArrayBuffer);
    expect(Buffer.compare(invoice.bytes, mailed)).toBe(0);
    const text = await textOfPdf(invoice.bytes);
    expect(text).toMatch(WORDS[lang].invoice);
    const sums = page.text('.totals').match(/[\d.,]+ €|€[\d.,]+/g)!;
    expect(sums.length).toBeGreaterThan(2);
    for (const sum of sums) expect(text).toContain(sum);
  },
);

test('a business gets XRechnung beside its PDF, on the page and by mail (L-71)', async () => {
  const client = shop.client();
  const email = 'betrieb@example.com';
  const { orderId, path } = await buy(client, { email, company: 'Malerbetrieb Groß & Söhne' });
  await move(orderId, 'paid', 'sent');
  const brought = await shop.mailTo(email, /^Rechnung/);
  expect(brought.attachments.map(({ mimeType }) => mimeType)).toEqual([
    'application/pdf',
    'application/xml',
  ]);
  const xml = links(await client.get(path)).find((link) => link.endsWith('.xml'))!;
  const { bytes, headers } = await load(client, xml);
  expect(headers.get('content-disposition')).toMatch(/Rechnung-RE-\d{4}-\d{5}\.xml$/);
  expect(brokenRules(new TextDecoder().decode(bytes), { isXRechnung: true })).toEqual([]);
  const pdf = await load(client, xml.replace('.xml', '.pdf'));
  expect(Object.keys(await filesInPdf(pdf.bytes))).toEqual(['factur-x.xml']);
});

test('a visitor without a proof gets none of an order’s documents', async () => {
  const owner = shop.client();
  const mine = await buy(owner, { email: 'eigen@example.com' });
  const theirs = await buy(shop.client(), { email: 'fremd@example.com' });
  await shop.mailTo('eigen@example.com', /./);
  await shop.mailTo('fremd@example.com', /./);
  const own = links(await owner.get(mine.path))[0]!;
  const document = Number(/(\d+)\.pdf$/.exec(own)![1]);

  // The key opens the order for a visitor with the proof; for others the shop asks for it first.
  const stranger = shop.client();
  const asked = await load(stranger, own);
  expect([asked.status, asked.headers.get('location')]).toEqual([302, mine.path]);
  await stranger.post(mine.path, { postcode: ADDRESS.zipCode });
  expect((await load(stranger, own)).status).toBe(200);

  for (const path of [
    `${theirs.path}/documents/${document}.pdf`,
    `${mine.path}/documents/${document}.xml`,
    `${mine.path}/documents/999999.pdf`,
    `${mine.path}x/documents/${document}.pdf`,
    `/confirmation/${mine.orderId}/${'a'.repeat(100)}/documents/${document}.pdf`,
  ]) {
    const answer = await owner.get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.html).toContain('<html');
  }
});

test('a customer gets the documents of an order from the account, and no other customer does', async () => {
  const email = 'konto@example.com';
  const client = shop.client();
  await register(client, email);
  const [paint] = await plainGoods(shop);
  await putInCart(client, paint!.variationId);
  const address = { ...ADDRESS, intent: 'shipping-address', addressKind: 'shipping-address' };
  await client.post('/checkout', { ...address, useAsBilling: 'on' });
  const placed = await placeOrder(client, await orderForm(client));
  const [, number] = /\/confirmation\/(\d+)\//.exec(placed.headers.get('location') ?? '') ?? [];
  await move(Number(number), 'paid', 'sent');

  const elsewhere = shop.client();
  await logIn(elsewhere, email);
  const documents = links(await elsewhere.get(`/my-account/my-orders/${number}`));
  expect(documents.length).toBeGreaterThanOrEqual(2);
  expect((await load(elsewhere, documents.at(-1)!)).status).toBe(200);

  const other = shop.client();
  await register(other, 'andere@example.com');
  const asked = await other.get(documents.at(-1)!);
  expect(asked.status).toBe(302);
  expect((await other.follow(asked)).status).toBe(404);
});

test('a cancelled order is marked as such on paper, and in its mail', async () => {
  const client = shop.client();
  const email = 'storno@example.com';
  const { orderId, path } = await buy(client, { email });
  await move(orderId, 'cancel');
  const mail = await shop.mailTo(email, /aufgehoben/);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^Stornobeleg-ST-\d{4}-\d{5}\.pdf$/),
  ]);
  const types = [...(await client.get(path)).document.querySelectorAll('[data-document]')];
  expect(types.at(-1)?.getAttribute('data-document')).toBe('reversalDocument');
});
