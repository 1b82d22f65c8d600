import { readdirSync, readFileSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { becomeGuest, orderForm, orderNumber, placeOrder } from '../support/guest';
import { rawRequest } from '../support/raw-request';
import type { ShopClient, ShopForm, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();

const MEGABYTE = 1024 * 1024;
const PNG = '\x89PNG\r\n\x1a\n';
const NAME = 'Etikett Flur (größer).png';

let field: string;
let variationId: number;
const path = { de: '', en: '' };
beforeAll(async () => {
  const [found] = await shop.query<{
    variationId: number;
    property: number;
    de: string;
    en: string;
  }>(
    `select v.id as "variationId", p.id as property,
            format('/%s_%s_%s', de.url_path, v.item_id, v.id) as de,
            format('/en/%s_%s_%s', en.url_path, v.item_id, v.id) as en
       from property p
       join item_property ip on ip.property_id = p.id
       join variation v on v.item_id = ip.item_id
       join item_text de on de.item_id = v.item_id and de.lang = 'de'
       join item_text en on en.item_id = v.item_id and en.lang = 'en'
      where p.value_type = 'file' order by v.id limit 1`,
  );
  variationId = found!.variationId;
  field = `property[${found!.property}]`;
  Object.assign(path, { de: found!.de, en: found!.en });
});

function png(size = 5000, name = NAME): File {
  return new File([Buffer.from(PNG, 'latin1'), Buffer.alloc(size - PNG.length, 7)], name);
}

const buyForm = (page: ShopPage) => page.form('form.buy');

/** The form of the product page with its required fields. */
async function filledForm(client: ShopClient, lang: 'de' | 'en' = 'de'): Promise<ShopForm> {
  const page = await client.get(path[lang]);
  const form = buyForm(page);
  const selects = [...page.document.querySelectorAll<HTMLSelectElement>('form.buy select')];
  for (const { name, options } of selects) form.fields[name] = options[1]!.value;
  const text = page.document.querySelector<HTMLInputElement>(
    'form.buy input[list], form.buy input[type=text][required]',
  );
  form.fields[text!.name] = '4120';
  return form;
}

test('goods that are gone since their page was sent are named in the cart (8.46)', async () => {
  const client = shop.client();
  const form = await filledForm(client);
  await shop.query('update variation set is_active = false where id = $1', [variationId]);
  try {
    const answer = await client.submit(form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
    const cart = await client.get('/cart');
    expect(cart.text('#notices')).toContain(
      words('de', 'storefrontError.cart.addToBasket.variationNotFound'),
    );
  } finally {
    await shop.query('update variation set is_active = true where id = $1', [variationId]);
  }
});

const privateFiles = () => join(shop.server.dataDir, 'private-files');
const incoming = () => readdirSync(join(privateFiles(), 'incoming'));

describe.each(triedIn('en'))('under "$prefix"', ({ prefix, lang }) => {
  test('a file is passed from the product page to order and mail, and no other visitor gets it', async () => {
    const client = shop.client();
    const page = await client.get(path[lang]);
    expect(page.form('form.buy')).toBeTruthy();
    expect(page.document.querySelector('form.buy')?.getAttribute('enctype')).toBe(
      'multipart/form-data',
    );
    const input = page.document.querySelector(`input[type=file][name="${field}"]`)!;
    expect(input.getAttribute('accept')).toContain('.pdf');
    expect(page.text(`[id="${input.getAttribute('aria-describedby')}"]`)).toContain('10 MB');

    // Another field is invalid: the file stays with the page.
    const form = await filledForm(client, lang);
    const refused = await client.submitWithFile(form, {
      field,
      file: png(),
      changes: { quantity: '99999' },
    });
    expect(refused.status).toBe(422);
    expect(refused.errorCodes()).toEqual(['wholeNumber']);
    const again = buyForm(refused);
    const kept = String(again.fields[field]);
    expect(kept).toMatch(/^[\w-]{43}\//);
    expect(refused.text('.kept-file')).toContain(NAME);
    expect(again.fields).toMatchObject({ ...form.fields, quantity: '99999', [field]: kept });

    const added = await client.submit(again, { quantity: '1' });
    expect(added.status).toBe(303);
    const cart = await client.get(`${prefix}/cart`);
    const link = cart.document.querySelector<HTMLAnchorElement>('.cart-line a[download]')!;
    expect(link.textContent).toBe(NAME);
    const own = await client.get(link.href);
    expect(own.status).toBe(200);
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '5000',
      'content-disposition': `attachment; filename*=UTF-8''Etikett%20Flur%20%28gr%C3%B6%C3%9Fer%29.png`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await shop.client().get(link.href)).status).toBe(404);

    const email = `datei${lang}@example.com`;
    await becomeGuest(client, { email, goods: [], prefix });
    const placed = await placeOrder(client, await orderForm(client, `${prefix}/checkout`));
    expect(orderNumber(placed)).not.toBeNull();
    const confirmation = await client.follow(placed);
    const fileLink = confirmation.document.querySelector<HTMLAnchorElement>(
      '.summary-line a[download]',
    )!;
    expect(fileLink.href).toBe(link.href);
    expect((await client.get(link.href)).status).toBe(200);
    const mail = await shop.mailTo(email, /./);
    expect(mail.text).toContain(NAME);
    expect(mail.text).not.toContain(kept.split('/')[0]);

    const other = shop.client();
    const page404 = await other.get(link.href);
    expect(page404.status).toBe(404);
    await other.post(placed.headers.get('location')!, { postcode: '10623' });
    expect((await other.get(link.href)).status).toBe(200);
  });
});

describe('a refused file', () => {
  const pdf = (content: string, name = 'a.pdf') => new File([content], name);

  test.each([
    ['fileContent', pdf('PK\x03\x04')],
    ['fileEmpty', pdf('')],
    ['fileType', pdf('MZ', 'a.exe')],
    ['fileName', pdf('%PDF-', 'a\u202efdp.pdf')],
    ['fileSize', new File([Buffer.alloc(10 * MEGABYTE + 1)], 'a.txt')],
  ])('%s: 422, the summary links to the field, and every other value stays', async (code, file) => {
    const client = shop.client();
    const form = await filledForm(client);
    const page = await client.submitWithFile(form, { field, file, changes: { quantity: '3' } });
    expect(page.status).toBe(422);
    expect(page.errorCodes()).toEqual([code]);
    const target = page.document.querySelector('.error-summary a')!.getAttribute('href')!.slice(1);
    expect(page.document.getElementById(decodeURIComponent(target))?.getAttribute('name')).toBe(
      field,
    );
    expect(buyForm(page).fields).toMatchObject({ ...form.fields, quantity: '3' });
    expect(buyForm(page).fields[field]).toBeUndefined();
    expect(incoming()).toEqual([]);
  });

  test('leaves the former one unchanged; unticked, that one is not used', async () => {
    const client = shop.client();
    const form = await filledForm(client);
    const first = await client.submitWithFile(form, {
      field,
      file: png(),
      changes: { quantity: '99999' },
    });
    const kept = buyForm(first);
    const second = await client.submitWithFile(kept, {
      field,
      file: pdf('nothing'),
      changes: { quantity: '1' },
    });
    expect(second.errorCodes()).toEqual(['fileContent']);
    expect(buyForm(second).fields[field]).toBe(kept.fields[field]);
    expect((await client.submit(buyForm(second), { [field]: null })).status).toBe(303);
    expect((await client.get('/cart')).text('.cart-line')).not.toContain(NAME);
    const other = png(300, 'neu.png');
    expect((await client.submitWithFile(buyForm(second), { field, file: other })).status).toBe(303);
    const cart = await client.get('/cart');
    const names = [...cart.document.querySelectorAll('.cart-line a[download]')];
    expect(names.map(({ textContent }) => textContent)).toEqual(['neu.png']);
  });

  test('of another visitor is not offered again', async () => {
    const owner = shop.client();
    const form = await filledForm(owner);
    const page = await owner.submitWithFile(form, {
      field,
      file: png(),
      changes: { quantity: '99999' },
    });
    const stolen = String(buyForm(page).fields[field]);
    const thief = shop.client();
    const refused = await thief.submit(await filledForm(thief), { [field]: stolen });
    expect([refused.status, refused.errorCodes()]).toEqual([422, ['file']]);
    expect(refused.html).not.toContain('kept-file');
    const url = `/files/${stolen.split('/')[0]}/${encodeURIComponent(NAME)}`;
    expect((await thief.get(url)).status).toBe(404);
    for (const wrong of [
      '/files/x/y',
      `${url}/..%2f..%2fsecret`,
      url.replace(/[^/]+$/, '..%2F..%2Fsecret'),
    ]) {
      expect((await owner.get(wrong)).status).toBe(404);
    }
  });

  test('without a field is not stored', async () => {
    const client = shop.client();
    const form = await filledForm(client);
    const post = async (action: string, to: string, changes = {}) => {
      const wish = { field: to, file: png(), changes };
      return (await client.submitWithFile({ ...form, action }, wish)).status;
    };
    const menu = (await client.get('/categories')).document;
    const category = menu.querySelector<HTMLAnchorElement>('main a[href^="/"]')!.href;
    const cart = `${shop.server.origin}/api/cart`;
    expect(await post(form.action, 'label')).toBe(303);
    expect(await post(form.action, 'property[999999]')).toBe(422);
    expect(await post(category, field)).toBe(405);
    expect(await post(cart, field, { intent: 'coupon', couponCode: 'X' })).toBe(303);
    expect(incoming()).toEqual([]);
  });

  test('is one sent to a page without file fields', async () => {
    const body = `--xx\r\nContent-Disposition: form-data; name="email"; filename="a.txt"\r\n\r\n${'x'.repeat(1000)}\r\n--xx--\r\n`;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=xx' };
    const small = await rawRequest(shop.server.origin, {
      method: 'POST',
      path: '/newsletter',
      headers,
      body,
    });
    expect(small.status).toBe(422);
    const large = body.replace('x'.repeat(1000), 'x'.repeat(70_000));
    for (const page of [
      '/newsletter',
      '/checkout',
      '/en/checkout',
      '/api/locale',
      '/guest/login',
    ]) {
      const answer = await rawRequest(shop.server.origin, {
        method: 'POST',
        path: page,
        headers,
        body: large,
      });
      expect([page, answer.status]).toEqual([page, 413]);
    }
    expect(incoming()).toEqual([]);
  });
});

test('a script sends the same form to the cart, which answers with the result', async () => {
  const client = shop.client({ Accept: 'application/json' });
  const form = { ...(await filledForm(client)), action: `${shop.server.origin}/api/cart` };
  const answer = await client.submitWithFile(form, { field, file: png() });
  expect([answer.status, JSON.parse(answer.html)]).toMatchObject([200, { cartCount: 1 }]);
  expect(JSON.parse(answer.html).quickCheckoutHtml).toContain(NAME);
  const refused = await client.submitWithFile(form, { field, file: new File(['x'], 'a.pdf') });
  expect(refused.status).toBe(422);
  // The same file again is the same, and the two are one line.
  await client.submitWithFile(form, { field, file: png() });
  expect((await client.get('/cart')).document.querySelectorAll('.cart-line')).toHaveLength(1);
});

/** A post of a file that is sent in pieces. */
function slowUpload(size: number): {
  send: (bytes: number) => Promise<void>;
  post: ClientRequest;
  status: Promise<number>;
} {
  const { hostname, port } = new URL(shop.server.origin);
  const head =
    `--xx\r\nContent-Disposition: form-data; name="productId"\r\n\r\n${variationId}\r\n` +
    `--xx\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n${PNG}`;
  const end = '\r\n--xx--\r\n';
  const post = request({
    hostname,
    port,
    method: 'POST',
    path: path.de,
    agent: false,
    headers: {
      'Content-Type': 'multipart/form-data; boundary=xx',
      'Content-Length': Buffer.byteLength(head, 'latin1') + size - PNG.length + end.length,
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    post.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    post.on('error', reject);
  });
  status.catch(() => undefined);
  post.write(head, 'latin1');
  let left = size - PNG.length;
  return {
    post,
    status,
    async send(bytes) {
      const piece = Math.min(bytes, left);
      left -= piece;
      await new Promise((resolve) => post.write(Buffer.alloc(piece, 7), resolve));
      if (left === 0) post.end(end);
    },
  };
}

/** The memory of the shop in bytes. */
function memory(): number {
  const status = readFileSync(`/proc/${shop.server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

const PATIENCE = { timeout: 60_000 };

describe('many concurrent files', () => {
  test('eight files of 10 MB from one address take no memory; a ninth comes back later', async () => {
    const first = slowUpload(MEGABYTE);
    await first.send(MEGABYTE);
    await first.status;
    const before = memory();
    const uploads = Array.from({ length: 8 }, () => slowUpload(10 * MEGABYTE));
    for (const { send } of uploads) await send(MEGABYTE);
    await expect.poll(() => incoming().length, PATIENCE).toBe(8);
    const ninth = slowUpload(10 * MEGABYTE);
    expect(await ninth.status).toBe(503);
    ninth.post.destroy();
    let most = 0;
    for (let sent = 1; sent < 10; sent += 1) {
      for (const { send } of uploads) await send(MEGABYTE);
      most = Math.max(most, memory());
    }
    // They lack quantity and shade, so that each answer is a page; the files are stored.
    expect(new Set(await Promise.all(uploads.map(({ status }) => status)))).toEqual(new Set([422]));
    expect(most - before).toBeLessThan(60 * MEGABYTE);
    await expect.poll(incoming, PATIENCE).toEqual([]);
  });

  test('an aborted upload leaves nothing, and its slot is free for the next', async () => {
    for (let round = 0; round < 3; round += 1) {
      const uploads = Array.from({ length: 8 }, () => slowUpload(10 * MEGABYTE));
      for (const { send } of uploads) await send(MEGABYTE);
      await expect.poll(() => incoming().length, PATIENCE).toBe(8);
      for (const { post } of uploads) post.destroy();
      await expect.poll(incoming, PATIENCE).toEqual([]);
    }
  });

  test('far too large a file is refused by its length, unread', async () => {
    const huge = slowUpload(100 * MEGABYTE);
    expect(await huge.status).toBe(413);
    huge.post.destroy();
    expect(incoming()).toEqual([]);
  });
});
