import { beforeAll, describe, expect, test } from 'vitest';
import { register } from '../support/customer';
import { ADDRESS } from '../support/guest';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { words } from '../support/words';

const shop = useSharedShop();
let anna: ShopClient;
let berta: ShopClient;
beforeAll(async () => {
  anna = shop.client();
  await register(anna, 'anna.adressen@example.com');
  berta = shop.client();
  await register(berta, 'berta.adressen@example.com');
});

const entries = (page: ShopPage) =>
  [...page.document.querySelectorAll('[data-address]')].map((entry) => ({
    id: entry.getAttribute('data-address')!,
    text: entry.textContent ?? '',
    isDefault: entry.querySelector('.address-default') !== null,
  }));

describe.each(['shipping-details', 'billing-details'])('%s', (name) => {
  const path = `/my-account/${name}`;
  const save = (client: ShopClient, fields: Record<string, string>, prefix = '') =>
    client.post(prefix + path, { ...ADDRESS, intent: 'save', addressId: '', ...fields });

  test('begins empty and leads to a form; errors are reported at their fields', async () => {
    const empty = await anna.get(path);
    expect(empty.document.querySelector('.empty-state a')!.getAttribute('href')).toBe(
      `${path}?edit=new`,
    );
    const page = await anna.get(`${path}?edit=new`);
    const form = page.form('.account-page form');
    const refused = await anna.submit(form, { firstName: 'Änne', zipCode: '12', intent: 'save' });
    expect(refused.status).toBe(422);
    expect(refused.errorCodes()).toEqual(
      expect.arrayContaining(['lastName.required', 'streetName.required', 'zipCode.format']),
    );
    expect(refused.document.querySelector('[name=firstName]')!.getAttribute('value')).toBe('Änne');
    // The page preselects a country; a client may leave it out.
    const bare = await anna.post(path, { intent: 'save' });
    expect(bare.errorCodes()).toEqual(
      expect.arrayContaining(['firstName.required', 'city.required', 'country.required']),
    );
    expect(entries(await anna.get(path))).toEqual([]);
  });

  test('the first is the default; another becomes it; one is changed and deleted', async () => {
    expect((await save(anna, {})).headers.get('location')).toBe(path);
    expect((await save(anna, { city: 'Hamburg', zipCode: '20457' }, '/en')).status).toBe(303);
    const [first, second] = entries(await anna.get(path));
    expect([first!.isDefault, second!.isDefault]).toEqual([true, false]);
    await anna.post(path, { intent: 'primary', addressId: second!.id });
    const [now] = entries(await anna.get(path));
    expect(now).toMatchObject({ id: second!.id, isDefault: true });

    const form = (await anna.get(`${path}?edit=${second!.id}`)).form('.account-page form');
    expect(form.fields).toMatchObject({ city: 'Hamburg', addressId: second!.id });
    await anna.submit(form, { streetName: 'Speicherstadt', intent: 'save' });
    expect(entries(await anna.get(path))[0]!.text).toContain('Speicherstadt');
    const gone = await anna.post(path, { intent: 'delete', addressId: second!.id });
    expect(gone.status).toBe(303);
    expect(entries(await anna.get(path))).toMatchObject([{ id: first!.id, isDefault: true }]);
  });

  test('of one deleted in another tab no input is lost, and the second press is reported', async () => {
    await save(anna, { city: 'Bremen', zipCode: '28195' });
    const { id } = entries(await anna.get(path)).find(({ text }) => text.includes('Bremen'))!;
    const form = (await anna.get(`${path}?edit=${id}`)).form('.account-page form');
    const remove = { intent: 'delete', addressId: id };
    expect((await anna.post(path, remove)).status).toBe(303);
    const again = await anna.post(path, remove);
    const title = words('de', 'errorPages.goneTitle');
    expect([again.status, again.text('h1')]).toEqual([404, title]);
    expect(again.document.title).toContain(title);
    // In the frame of the page, like every answer.
    expect(again.document.querySelectorAll('header, .account-navigation, footer')).toHaveLength(3);
    expect(again.document.querySelectorAll('main')).toHaveLength(1);

    const refused = await anna.submit(form, { streetName: 'Am Wall', intent: 'save' });
    expect([refused.status, refused.errorCodes()]).toEqual([404, ['address.gone']]);
    // The input is valid.
    expect(refused.document.querySelector('[aria-invalid=true]')).toBeNull();
    const kept = refused.form('.account-page form');
    expect(kept.fields).toMatchObject({ streetName: 'Am Wall', city: 'Bremen', addressId: '' });
    expect((await anna.submit(kept, { intent: 'save' })).status).toBe(303);
    const saved = entries(await anna.get(path)).find(({ text }) => text.includes('Am Wall'))!;
    await anna.post(path, { ...remove, addressId: saved.id });
  });

  test('another customer’s address does not exist, and is not changed', async () => {
    const [mine] = entries(await anna.get(path));
    expect((await berta.get(`${path}?edit=${mine!.id}`)).status).toBe(404);
    for (const intent of ['save', 'primary', 'delete']) {
      const fields = { ...ADDRESS, intent, addressId: mine!.id, city: 'Nirgends' };
      expect((await berta.post(path, fields)).status, intent).toBe(404);
      const other = path.replace(
        name,
        name === 'shipping-details' ? 'billing-details' : 'shipping-details',
      );
      expect((await anna.post(other, fields)).status, intent).toBe(404);
    }
    expect(entries(await anna.get(path))).toEqual([mine]);
    expect(entries(await berta.get(path))).toEqual([]);
  });

  test('invalid input is refused', async () => {
    const [mine] = entries(await anna.get(path));
    for (const id of ['0', '-1', 'x', '1e3', '9'.repeat(60_000), '2147483647']) {
      expect((await anna.post(path, { intent: 'delete', addressId: id })).status).toBe(404);
      expect((await anna.get(`${path}?edit=${id.slice(0, 50)}`)).status).toBe(404);
    }
    expect((await anna.post(path, { intent: 'x', addressId: mine!.id })).status).toBe(400);
    const long = await save(anna, { city: 'x'.repeat(60_000) });
    expect([long.status, long.errorCodes()]).toEqual([422, ['city.length']]);
    expect((await shop.client().post(path, { intent: 'delete', addressId: mine!.id })).status).toBe(
      302,
    );
    expect(entries(await anna.get(path))).toEqual([mine]);
  });
});

test('a saved address that is no longer deliverable opens with its errors', async () => {
  const path = '/my-account/shipping-details';
  const fields = { ...ADDRESS, intent: 'save', addressId: '', zipCode: '20457' };
  expect((await anna.post(path, { ...fields, city: 'Helgoland' })).status).toBe(303);
  const old = entries(await anna.get(path)).find(({ text }) => text.includes('Helgoland'))!;
  await shop.query("update address set zip_code = '27498' where id = $1", [old.id]);
  const refused = await anna.post(path, { intent: 'primary', addressId: old.id });
  expect([refused.status, refused.errorCodes()]).toEqual([422, ['zipCode.notDelivered']]);
  expect(refused.text()).toContain('Dorthin liefern wir nicht: Helgoland.');
});
