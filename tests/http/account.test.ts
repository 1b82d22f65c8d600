import { beforeAll, describe, expect, test } from 'vitest';
import { register } from '../support/customer';
import { plainGoods, type Goods } from '../support/goods';
import { ADDRESS, becomeGuest, orderForm, placeOrder, putInCart } from '../support/guest';
import type { ShopClient } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();
let goods: Goods;
let tin: number;
let anna: ShopClient;
let berta: ShopClient;
let order: { id: string; path: string };

beforeAll(async () => {
  [goods] = (await plainGoods(shop, { free: 40, count: 1 })) as [Goods];
  anna = shop.client();
  await register(anna, 'anna.konto@example.com');
  berta = shop.client();
  await register(berta, 'berta.konto@example.com');
  [{ tin }] = (await shop.query<{ tin: number }>(
    `select v.id as tin from variation v join item i on i.id = v.item_id
       join stock s on s.variation_id = v.id
      where i.shade_id is not null and not i.is_tester and v.is_active and i.is_active
        and i.item_type = 'default' and v.minimum_order_quantity = 1 and v.availability_id < 9
        and v.weight_g < 5000 and s.on_hand - s.reserved > 5 and not exists (
          select from item_property ip join property p on p.id = ip.property_id
           where ip.item_id = i.id and p.is_order_property)
      order by v.id limit 1`,
  )) as [{ tin: number }];
  await putInCart(anna, goods.variationId);
  await putInCart(anna, tin);
  const address = { ...ADDRESS, intent: 'shipping-address', addressKind: 'shipping-address' };
  await anna.post('/checkout', { ...address, useAsBilling: 'on' });
  const confirmation = await anna.follow(await placeOrder(anna, await orderForm(anna)));
  const path = new URL(confirmation.url).pathname;
  order = { id: path.split('/')[2]!, path };
});

const PAGES = ['', '/my-orders', '/wishlist'].map((page) => `/my-account${page}`);

describe.each(triedIn('de'))('pages of the account under "$prefix"', ({ prefix }) => {
  test('redirect everybody else to the log-in and back', async () => {
    const guest = shop.client();
    await becomeGuest(guest, { email: 'gast@example.com', goods: [goods] });
    for (const path of [...PAGES, `/my-account/my-orders/${order.id}`]) {
      for (const client of [shop.client(), guest]) {
        const answer = await client.get(`${prefix}${path}?page=1`);
        expect([answer.status, answer.headers.get('location')]).toEqual([
          302,
          `${prefix}/login?redirect=${prefix}${path}%3Fpage%3D1`,
        ]);
      }
    }
  });

  test('are not cached, not indexed, and mark the current section', async () => {
    for (const path of PAGES) {
      const page = await anna.get(`${prefix}${path}`);
      expect(page.status, path).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-store');
      const robots = page.document.querySelector('meta[name=robots]')?.getAttribute('content');
      expect(robots).toContain('noindex');
      const current = page.document.querySelector('.account-navigation [aria-current]');
      expect(current?.getAttribute('href')).toBe(`${prefix}${path}`);
      expect(page.document.querySelectorAll('h1')).toHaveLength(1);
    }
  });
});

describe('orders in the account', () => {
  test('are on the first page and in the list, and open', async () => {
    for (const path of ['/my-account', '/my-account/my-orders']) {
      const page = await anna.get(path);
      const entry = page.document.querySelector(`[data-order="${order.id}"]`)!;
      expect(entry.querySelector('a')!.getAttribute('href')).toBe(
        `/my-account/my-orders/${order.id}`,
      );
      expect(entry.innerHTML).toContain(`${order.path}/order-again`);
    }
    const page = await anna.get(`/my-account/my-orders/${order.id}`);
    expect(page.status).toBe(200);
    expect(page.text('main h1')).toBe(`Bestellung ${order.id}`);
    expect(page.text('main')).toContain(ADDRESS.city);
  });

  test('of another customer are missing, whatever is requested', async () => {
    const strange = await berta.get(`/my-account/my-orders/${order.id}`);
    const unknown = await berta.get('/my-account/my-orders/999999');
    expect([strange.status, unknown.status]).toEqual([404, 404]);
    expect(strange.text('main').replace(order.id, '999999')).toBe(unknown.text('main'));
    for (const id of ['0', '-1', '1.5', 'x', '9'.repeat(5000), '2147483648', '%00']) {
      expect([400, 404, 414]).toContain((await anna.get(`/my-account/my-orders/${id}`)).status);
    }
    expect((await berta.get(order.path)).status).toBe(404);
    const again = await berta.get(`${order.path}/order-again`);
    expect(again.headers.get('location')).toBe(order.path);
    expect((await berta.get('/my-account/my-orders')).html).not.toContain(order.id);
  });

  test('require a log-in on another device, which leads back to them', async () => {
    const answer = await shop.client().get(order.path);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/login?redirect=${order.path}`,
    ]);
    const again = await shop.client().get(`${order.path}/order-again`);
    expect(again.headers.get('location')).toBe(order.path);
    expect((await anna.get(order.path)).status).toBe(200);
  });

  test('an invalid page is the first or the last', async () => {
    for (const page of ['0', '-3', 'x', '1e9', '99999999999', '2']) {
      const list = await anna.get(`/my-account/my-orders?page=${page}`);
      expect(list.status).toBe(200);
      expect(list.document.querySelectorAll('[data-order]')).toHaveLength(1);
    }
  });

  test('none yet: a sentence and a link', async () => {
    for (const path of ['/my-account', '/my-account/my-orders']) {
      const page = await berta.get(path);
      expect(page.text('main')).toContain(words('de', 'account.noOrders'));
      expect(page.document.querySelector('.empty-state a')!.getAttribute('href')).toBe(
        '/categories',
      );
    }
  });
});

describe.each(triedIn('de'))('default addresses under "$prefix"', ({ prefix }) => {
  const panel = (name: string) => `[data-default-address=${name}]`;

  test('are on the first page, each with a link to change it', async () => {
    const page = await anna.get(`${prefix}/my-account`);
    for (const name of ['shipping-details', 'billing-details']) {
      expect(page.text(panel(name))).toContain(`${ADDRESS.streetName} ${ADDRESS.apartment}`);
      const links = [...page.document.querySelectorAll(`${panel(name)} a`)];
      const [change, all] = links.map((link) => link.getAttribute('href')!);
      expect(all).toBe(`${prefix}/my-account/${name}`);
      expect(change).toMatch(new RegExp(`^${prefix}/my-account/${name}\\?edit=\\d+$`));
      expect((await anna.get(change!)).form('button[value=save]').fields.city).toBe(ADDRESS.city);
    }
  });

  test('that are missing are added from there', async () => {
    const page = await berta.get(`${prefix}/my-account`);
    for (const name of ['shipping-details', 'billing-details']) {
      const links = [...page.document.querySelectorAll(`${panel(name)} a`)];
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        `${prefix}/my-account/${name}?edit=new`,
      ]);
      expect(page.document.querySelector(`${panel(name)} address`)).toBeNull();
    }
  });
});

test('the default address on the first page is the selected one', async () => {
  const client = shop.client();
  await register(client, 'zwei.adressen@example.com');
  const save = (city: string, more: Record<string, string> = {}) =>
    client.post('/my-account/shipping-details', {
      ...ADDRESS,
      intent: 'save',
      addressId: '',
      city,
      ...more,
    });
  expect((await save('Ulm')).status).toBe(303);
  expect((await save('Bremen')).status).toBe(303);
  const shown = async () =>
    (await client.get('/my-account')).text('[data-default-address=shipping-details] address');
  expect(await shown()).toContain('Ulm');
  expect((await save('Kiel', { primary: 'on' })).status).toBe(303);
  expect(await shown()).toContain('Kiel');
});

test('a bought shade keeps a note; another one does not exist', async () => {
  const stranger = await berta.post('/my-account', {
    variationId: String(goods.variationId),
    stated: '',
    note: 'Flur',
  });
  expect(stranger.status).toBe(404);
  expect((await anna.post('/my-account', { variationId: 'x', note: 'Flur' })).status).toBe(404);
  expect((await shop.client().post('/my-account', { note: 'Flur' })).status).toBe(302);
  const fields = { variationId: String(tin), stated: '' };
  const answer = await anna.post('/my-account', { ...fields, note: 'Flur' });
  expect(answer.headers.get('location')).toBe('/my-account#bought-shades');
  const page = await anna.get('/my-account');
  expect(page.document.querySelector('[name=note]')!.getAttribute('value')).toBe('Flur');
  const long = await anna.post('/my-account', { ...fields, note: 'x'.repeat(61) });
  expect([long.status, long.errorCodes()]).toEqual([422, ['boughtShade.noteInvalid']]);
});

describe.each(triedIn('de'))('a reminder of a shade under "$prefix"', ({ prefix }) => {
  const lang = prefix === '' ? 'de' : 'en';
  const inYears = (years: number) => `${new Date().getUTCFullYear() + years}-05-23`;
  const home = () => anna.get(`${prefix}/my-account`);
  const formOf = async () => (await home()).form('button[value=remind]');

  test('is off, and is set, changed and ended by a plain form', async () => {
    const page = await home();
    expect(page.form('button[value=remind]').fields.remindOn).toBe('');
    expect(page.document.querySelector('button[value=forget]')).toBeNull();
    expect(page.text('.bought-shade-reminder summary')).toBe(words(lang, 'boughtShades.remind'));

    const first = inYears(2);
    for (const remindOn of [first, first, `23.5.${inYears(3).slice(0, 4)}`]) {
      const answer = await anna.submit(await formOf(), { remindOn });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`${prefix}/my-account#bought-shades`);
      const year = remindOn === first ? first.slice(0, 4) : inYears(3).slice(0, 4);
      expect((await anna.follow(answer)).text('[data-notice=positive]')).toContain(year);
    }
    const set = await home();
    expect(set.form('button[value=remind]').fields.remindOn).toBe(inYears(3));
    const ended = await anna.submit(set.form('button[value=forget]'));
    expect(ended.status).toBe(303);
    expect((await formOf()).fields.remindOn).toBe('');
    const empty = await anna.submit(await formOf(), { remindOn: '' });
    expect(empty.status).toBe(303);
  });

  test('for an invalid day is refused, and the input stays', async () => {
    for (const remindOn of ['2020-01-01', '31.2.2099', 'x'.repeat(60_000)]) {
      const refused = await anna.submit(await formOf(), { remindOn });
      expect(refused.status).toBe(422);
      expect(refused.errorCodes()).toEqual(['boughtShade.reminderInvalid']);
      expect(refused.document.querySelector('.bought-shade-reminder')!.hasAttribute('open')).toBe(
        true,
      );
      const field = refused.document.querySelector('[name=remindOn]')!;
      expect(field.getAttribute('value')).toBe(remindOn.slice(0, 40));
    }
    expect((await formOf()).fields.remindOn).toBe('');
  });

  test('of another customer does not exist', async () => {
    const fields = { intent: 'remind', variationId: String(tin), stated: '', remindOn: inYears(1) };
    expect((await berta.post(`${prefix}/my-account`, fields)).status).toBe(404);
    const wrong = { ...fields, variationId: 'x' };
    expect((await anna.post(`${prefix}/my-account`, wrong)).status).toBe(404);
    expect((await shop.client().post(`${prefix}/my-account`, fields)).status).toBe(302);
  });

  test('is sent by mail, whose link ends all of them without a log-in', async () => {
    const ask = async () => anna.submit(await formOf(), { remindOn: inYears(2) });
    const count = async () => (await shop.query('select from shade_reminder')).length;
    await ask();
    // As the job does when the day has come.
    await shop.query(
      `insert into outbox (kind, dedupe_key, payload, next_at, created_at)
       select 'mail:shade_reminder', 'now ' || id || lang,
              jsonb_build_object('reminderId', id, 'remindOn', remind_on), now(), now()
         from shade_reminder`,
    );
    const title = lang === 'de' ? /^Ihr Farbton/ : /^Your shade/;
    const mail = await shop.mailTo('anna.konto@example.com', title);
    const link = new URL(/https?:\S+\/shade-reminders\/stop\/\S+/.exec(mail.text ?? '')![0]);
    expect(link.pathname.startsWith(`${prefix}/shade-reminders/`)).toBe(true);
    const header = (key: string) => mail.headers.find((each) => each.key === key)?.value;
    expect(header('list-unsubscribe')).toBe(`<${link.href}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect((await formOf()).fields.remindOn).toBe('');

    await ask();
    const before = await count();
    const stranger = shop.client();
    const page = await stranger.get(link.pathname);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await count()).toBe(before);
    const ended = await stranger.submit(page.form('main form'));
    expect([ended.status, await count()]).toEqual([303, before - 1]);
    expect((await stranger.follow(ended)).text()).toContain(words(lang, 'boughtShades.stopped'));

    await ask();
    const oneClick = await shop.client().post(link.pathname, { 'List-Unsubscribe': 'One-Click' });
    expect([oneClick.status, oneClick.html, await count()]).toEqual([204, '', before - 1]);
    await ask();
    for (const path of [link.pathname.slice(0, -1), link.pathname.replace(/\d+\//, '999999/')]) {
      const wrong = await stranger.post(path, {});
      expect([wrong.status, await count()]).toEqual([422, before]);
    }
    await anna.submit((await home()).form('button[value=forget]'));
  });
});

test('the wishlist of an account is there after the log-out and the next log-in', async () => {
  const fields = { add: String(goods.variationId), redirectTo: '/my-account/wishlist' };
  const answer = await berta.post('/my-account/wishlist', fields);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my-account/wishlist']);
  const list = await berta.follow(answer);
  expect(list.document.querySelectorAll('.card')).toHaveLength(1);
  expect((await berta.get('/wishlist')).document.querySelectorAll('.card')).toHaveLength(1);
  const refused = await berta.post('/my-account/wishlist', { add: 'x' });
  expect([refused.status, refused.errorCodes()]).toEqual([422, ['wishlist.unknown']]);
  expect((await shop.client().post('/my-account/wishlist', fields)).status).toBe(302);
  expect((await anna.get('/wishlist')).document.querySelectorAll('.card')).toHaveLength(0);
});

test('the newsletter is subscribed to on the first page of the account, and ended there', async () => {
  const press = async (intent: string) => {
    const page = await berta.get('/my-account');
    const answer = await berta.submit(page.form(`[data-newsletter] button[value=${intent}]`));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my-account']);
    const after = await berta.follow(answer);
    return after.document.querySelector('[data-newsletter]')?.getAttribute('data-newsletter');
  };
  expect(await press('subscribe')).toBe('pending');
  expect(await press('unsubscribe')).toBe('ended');
});
