import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import type { Right } from '../../app/services/operator-api/operator';
import { rawRequest } from '../support/raw-request';
import type { ShopClient, ShopForm, ShopPage } from '../support/shop-client';
import { useShop } from '../support/use-shop';
import { words } from '../support/words';

const shop = useShop();
const PASSWORD = 'blaue Wand, weiße Decke';
const MEGABYTE = 1024 * 1024;
const EDIT = '/operator/edit';
let anna: ShopClient;

beforeAll(async () => {
  anna = await operator('anna@example.com');
});

beforeEach(async () => {
  await shop.query('truncate block_draft, block_revision, picture, rate_limit');
  await shop.query(`delete from block_document where identifier = 'index'`);
  for (const lang of ['de', 'en']) {
    await shop.query(
      `insert into block_document (identifier, type, lang, blocks)
       values ('index', 'immutable', $1, $2)`,
      [lang, JSON.stringify(BLOCKS)],
    );
  }
});

const block = (name: string, uuid: string, content: unknown, type = 'content') => ({
  name,
  type,
  meta: { uuid },
  content,
});
const BLOCKS = [
  block('Image', 'picture', { desktop: '/blocks/alt.webp', alt: 'Alt' }),
  block('TextCard', 'card', { text: { title: 'Titel' }, button: { label: 'Mehr' } }),
  {
    ...block(
      'Carousel',
      'slides',
      [block('Banner', 'slide', { image: { brightness: 0.5 }, text: { title: 'Eins' } })],
      'structure',
    ),
    configuration: {},
  },
  block('ColourPalette', 'palette', { products: ['1001', '1002'] }),
];

async function operator(email: string, rights?: Right[]): Promise<ShopClient> {
  const account = { email, name: `Name ${email}`, password: PASSWORD, ...(rights && { rights }) };
  await createOperator({ pool: shop.pool, now: () => new Date() }, account);
  const client = shop.client();
  await client.post('/operator/login', { intent: 'password', email, password: PASSWORD });
  return client;
}

async function draft(uuid: string): Promise<Record<string, unknown>> {
  type StoredBlock = { meta: { uuid: string }; content: unknown };
  const [row] = await shop.query<{ blocks: StoredBlock[] }>('select blocks from block_draft');
  const flat = (each: StoredBlock): StoredBlock[] =>
    Array.isArray(each.content) ? [each, ...(each.content as StoredBlock[]).flatMap(flat)] : [each];
  const found = (row?.blocks ?? (BLOCKS as StoredBlock[])).flatMap(flat);
  return found.find(({ meta }) => meta.uuid === uuid)!.content as Record<string, unknown>;
}

let shade = 0;
async function png(name = 'Flur.png', { width = 1300, height = 650 } = {}): Promise<File> {
  shade += 1;
  const background = { r: (shade * 47) % 256, g: 120, b: (shade * 83) % 256 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .png()
    .toBuffer();
  return new File([bytes], name);
}

const settings = (page: ShopPage, uuid: string): ShopForm =>
  page.form(`.settings-form:has(input[name=block][value="${uuid}"])`);
const uploadForm = (page: ShopPage) => page.form('button[value=upload]');
const pictureForm = (page: ShopPage) => page.form('button[name=intent][value=picture]');
const library = (page: ShopPage) =>
  [...page.document.querySelectorAll('.library-name')].map(({ textContent }) => textContent);

/** Sends the settings form with the button that opens a picker, and follows. */
async function pick(uuid: string, path: string, changes = {}, edit = uuid): Promise<ShopPage> {
  const page = await anna.get(`${EDIT}?edit=${edit}`);
  return anna.follow(
    await anna.submit(settings(page, uuid), { ...changes, intent: `pick:${path}` }),
  );
}

async function upload(page: ShopPage, file: File, alt = ''): Promise<ShopPage> {
  return anna.submitWithFile(uploadForm(page), { field: 'file', file, changes: { alt } });
}

describe('a picture', () => {
  test('goes from the settings into the library and, in four sizes, into the block', async () => {
    const picker = await pick('picture', 'desktop', { alt: 'Getippt' });
    expect(new URL(picker.url).search).toBe('?edit=picture&pick=desktop');
    expect(await draft('picture')).toMatchObject({ alt: 'Getippt' });
    expect(picker.text('#panel')).toContain(words('de', 'editorPicker.empty'));

    const sent = await upload(picker, await png('Flur.png'), 'Ein heller Flur');
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toMatch(/&picture=[0-9a-f]{64}#panel$/);
    const chosen = await anna.follow(sent);
    const form = pictureForm(chosen);
    expect(form.fields).toMatchObject({ alt: 'Ein heller Flur', screens: 'all' });
    const key = String(form.fields['picture']);

    const done = await anna.submit(form);
    expect(done.headers.get('location')).toBe(`${EDIT}?edit=picture#picture-desktop`);
    const at = (width: number) => `/media/${key}/${width}.avif`;
    expect(await draft('picture')).toEqual({
      wideScreen: at(1300),
      desktop: at(1300),
      tablet: at(1280),
      mobile: at(960),
      alt: 'Ein heller Flur',
    });
    const page = await anna.follow(done);
    expect(page.document.querySelector('main .image-block img')?.getAttribute('src')).toBe(at(960));

    // Undone in one step; shoppers have seen nothing of it.
    await anna.post(EDIT, { intent: 'undo' });
    expect(await draft('picture')).toEqual({ desktop: '/blocks/alt.webp', alt: 'Getippt' });
    expect((await shop.client().get('/')).html).not.toContain(key);
  });

  test('is sent with its type, cached permanently, and contains no location or camera', async () => {
    const sent = await upload(await pick('picture', 'mobile'), await png());
    const key = /picture=([0-9a-f]{64})/.exec(sent.headers.get('location')!)![1]!;
    for (const [name, type, width] of [
      ['960.avif', 'image/avif', 960],
      ['960.webp', 'image/webp', 960],
      ['full/', 'image/webp', 1300],
    ] as const) {
      const answer = await fetch(`${shop.server.origin}/media/${key}/${name}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width / 2 });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    for (const path of ['source', 'source.webp', '1111.avif', '../secret', 'full', 'full/x']) {
      expect((await fetch(`${shop.server.origin}/media/${key}/${path}`)).status, path).toBe(404);
    }
    expect(readdirSync(join(shop.server.dataDir, 'private-files', 'incoming'))).toEqual([]);
  });

  test('for one screen leaves the others unchanged', async () => {
    const chosen = await anna.follow(await upload(await pick('picture', 'mobile'), await png()));
    await anna.submit(pictureForm(chosen), { alt: 'Ein Flur', screens: 'one' });
    expect(await draft('picture')).toMatchObject({
      desktop: '/blocks/alt.webp',
      mobile: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/960\.avif$/),
      alt: 'Ein Flur',
    });
    expect(await draft('picture')).not.toHaveProperty('tablet');
  });

  test('has a description, or is marked as decoration', async () => {
    const chosen = await anna.follow(await upload(await pick('picture', 'desktop'), await png()));
    const form = pictureForm(chosen);
    const missing = await anna.submit(form, { alt: ' ', screens: 'one' });
    expect(missing.status).toBe(422);
    expect(missing.errorCodes()).toEqual(['alt.required']);
    expect(missing.document.querySelector('#picker-alt')?.getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(pictureForm(missing).fields).toMatchObject({ screens: 'one' });
    const long = await anna.submit(form, { alt: 'x'.repeat(201) });
    expect(long.errorCodes()).toEqual(['alt.invalid']);
    expect(pictureForm(long).fields['alt']).toBe('x'.repeat(201));
    expect((await anna.submit(form, { alt: '', decorative: 'on' })).status).toBe(303);
    expect((await draft('picture'))['alt']).toBe('');
  });

  test('of a slide is put into the slide, and leads back to its carousel', async () => {
    const typed = { 'text.title': 'Neu', 'beside:image.brightness': '0.8' };
    const picker = await pick('slide', 'image.tablet', typed, 'slides');
    expect(new URL(picker.url).search).toBe('?edit=slides&pick=image.tablet&block=slide');
    const chosen = await anna.follow(await upload(picker, await png(), 'Ein Flur'));
    const done = await anna.submit(pictureForm(chosen));
    expect(done.headers.get('location')).toBe(`${EDIT}?edit=slides#slide-image.tablet`);
    expect(await draft('slide')).toMatchObject({
      image: { brightness: 0.8, alt: 'Ein Flur', tablet: expect.stringContaining('/1280.avif') },
      text: { title: 'Neu' },
    });
  });

  test('is found by its description, and listed where it is used', async () => {
    const picker = await pick('picture', 'desktop');
    await upload(picker, await png('eins.png'), 'Ein Bad in Salbei');
    await upload(picker, await png('zwei.png'), 'Ein Flur');
    const all = await anna.get(picker.url);
    expect(library(all)).toEqual(['zwei.png', 'eins.png']);
    const search = all.form('#panel form[role=search]');
    expect(search.method).toBe('get');
    const found = await anna.submit(search, { search: 'salbei' });
    expect(library(found)).toEqual(['eins.png']);
    const nothing = await anna.submit(search, { search: '<b>nichts' });
    expect(nothing.text('#panel [role=status]')).toContain('<b>nichts');

    const link = found.document.querySelector('.library a')!.getAttribute('href')!;
    await anna.submit(pictureForm(await anna.get(link)));
    const again = await anna.get(picker.url);
    const present = again.document.querySelector('.library [aria-current]');
    expect(present?.textContent).toContain('eins.png');
  });
});

describe('an invalid picture', () => {
  const wrong: [string, () => Promise<File> | File, string][] = [
    ['a drawing', () => new File(['<svg onload="alert(1)"/>'], 'a.svg'), 'file.fileType'],
    ['a page named as a picture', () => new File(['<script>'], 'a.png'), 'file.fileContent'],
    ['a GIF named as a picture', () => new File(['GIF89a<script>'], 'a.jpg'), 'file.fileContent'],
    ['nothing', () => new File([''], 'a.png'), 'file.fileEmpty'],
    [
      'half a picture',
      async () => new File([(await png()).slice(0, 900)], 'a.png'),
      'file.fileContent',
    ],
    ['a name that is a path', () => png('../../a.png'), 'file.fileName'],
    ['two endings', () => png('a.png.html'), 'file.fileType'],
    [
      'one byte too many',
      () => new File([new Uint8Array(15 * MEGABYTE + 1)], 'a.png'),
      'file.fileSize',
    ],
  ];

  test.each(wrong)('%s is refused with the page and the input', async (_, make, code) => {
    const picker = await pick('picture', 'desktop');
    const refused = await upload(picker, await make(), 'Ein Flur');
    expect(refused.status).toBe(422);
    expect(refused.errorCodes()).toEqual([code]);
    expect(refused.text('.error-summary')).not.toContain('editor.');
    expect(uploadForm(refused).fields['alt']).toBe('Ein Flur');
    expect(refused.document.querySelector('details[open] #upload-file')).not.toBeNull();
    expect(await shop.query('select 1 from picture')).toEqual([]);
    expect(readdirSync(join(shop.server.dataDir, 'private-files', 'incoming'))).toEqual([]);
  });

  test('no file at all, two files, and far too much', async () => {
    const picker = await pick('picture', 'desktop');
    const none = await anna.submit(uploadForm(picker));
    expect([none.status, none.errorCodes()]).toEqual([422, ['file.required']]);
    const huge = (headers: Record<string, string>) =>
      rawRequest(shop.server.origin, {
        method: 'POST',
        path: EDIT,
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': String(200 * MEGABYTE),
          ...headers,
        },
      });
    const cookie = `shop_operator=${anna.cookie('shop_operator')}`;
    expect((await huge({ cookie })).status).toBe(413);
    // An anonymous upload is not even measured: it redirects to the log-in.
    expect((await huge({})).status).toBe(303);
  });
});

describe('access rights', () => {
  test('an upload requires the right to edit, and otherwise nothing is stored', async () => {
    const form = uploadForm(await pick('picture', 'desktop'));
    const reader = await operator('reader@example.com', ['preview']);
    for (const [client, status] of [
      [shop.client(), 303],
      [reader, 403],
    ] as const) {
      const sent = await client.submitWithFile(form, { field: 'file', file: await png() });
      expect(sent.status).toBe(status);
    }
    expect(await shop.query('select 1 from picture')).toEqual([]);
    expect(readdirSync(join(shop.server.dataDir, 'private-files', 'incoming'))).toEqual([]);
  });

  test('a limited number an hour', async () => {
    const picker = await pick('picture', 'desktop');
    await upload(picker, await png());
    await shop.query(`update rate_limit set count = 100000 where key like 'picture:%'`);
    const refused = await upload(picker, await png(), 'Ein Flur');
    expect([refused.status, refused.errorCodes()]).toEqual([429, ['file.tooMany']]);
    expect(uploadForm(refused).fields['alt']).toBe('Ein Flur');
  });
});

const PAINTS = `select name_url as path from category_detail d join category c on c.id = d.category_id
   where lang = 'de' and c.type = 'item' and c.parent_id is null order by c.id limit 1`;

describe('a link', () => {
  test('is selected among pages, categories and products, and may still be typed', async () => {
    const picker = await pick('card', 'button.link', { 'text.title': 'Neuer Titel' });
    expect(await draft('card')).toMatchObject({ text: { title: 'Neuer Titel' } });
    const buttons = [...picker.document.querySelectorAll('button[name=address]')];
    const addresses = buttons.map((button) => button.getAttribute('value'));
    expect(addresses[0]).toBe('/');
    const [category] = await shop.query<{ path: string }>(PAINTS);
    expect(addresses).toContain(`/${category!.path}`);

    const search = picker.form('#panel form[role=search]');
    const found = await anna.submit(search, { search: 'salbei' });
    const product = found.document.querySelector('[aria-labelledby=picker-products] button')!;
    const address = product.getAttribute('value')!;
    expect(address).toMatch(/^\/.+_\d+/);
    expect((await shop.client().get(address)).status).toBe(200);
    const done = await anna.submit(found.form('[aria-labelledby=picker-products] form'), {
      address,
    });
    expect(done.headers.get('location')).toBe(`${EDIT}?edit=card#card-button.link`);
    expect(await draft('card')).toMatchObject({ button: { label: 'Mehr', link: address } });
    const page = await anna.follow(done);
    expect(settings(page, 'card').fields['button.link']).toBe(address);
    await anna.submit(settings(page, 'card'), { 'button.link': 'https://example.com/' });
    expect(await draft('card')).toMatchObject({ button: { link: 'https://example.com/' } });
  });

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
    'to %s is refused',
    async (address) => {
      const picker = await pick('card', 'button.link');
      const sent = await anna.post(picker.url, { intent: 'address', address });
      expect([sent.status, sent.errorCodes()]).toEqual([422, ['invalidFields']]);
      expect(await draft('card')).toMatchObject({ button: { label: 'Mehr' } });
    },
  );
});

test('a product of a palette is selected for its own entry, behind entries that were emptied', async () => {
  const picker = await pick('palette', 'products.2', { 'products.0': '' });
  expect(new URL(picker.url).search).toBe('?edit=palette&pick=products.1');
  const found = await anna.submit(picker.form('#panel form[role=search]'), { search: 'salbei' });
  const id = found.document.querySelector('button[name=address]')!.getAttribute('value')!;
  expect(id).toMatch(/^\d+$/);
  await anna.submit(found.form('button[name=address]'), { address: id });
  expect(await draft('palette')).toMatchObject({ products: ['1002', id] });
});

describe('a picker', () => {
  test('keeps the input after an error', async () => {
    const page = await anna.get(`${EDIT}?edit=card`);
    const typed = { 'text.title': 'Neuer Titel', 'text.color': 'rot', intent: 'pick:button.link' };
    const refused = await anna.submit(settings(page, 'card'), typed);
    expect([refused.status, refused.errorCodes()]).toEqual([422, ['text.color.invalid']]);
    expect(settings(refused, 'card').fields).toMatchObject({
      'text.title': 'Neuer Titel',
      'text.color': 'rot',
    });
  });

  test('opens only for fields of its kinds, otherwise the settings open', async () => {
    for (const query of [
      'edit=picture&pick=alt',
      'edit=picture&pick=__proto__',
      'edit=picture&pick=',
      'edit=card&pick=button.link&block=gone',
      'edit=card&pick=text.title',
    ]) {
      const page = await anna.get(`${EDIT}?${query}`);
      expect(page.status, query).toBe(200);
      expect(page.document.querySelector('form[role=search].picker-search'), query).toBeNull();
      expect(page.document.querySelector('.settings-form'), query).not.toBeNull();
    }
    for (const intent of ['address', 'picture', 'upload']) {
      const sent = await anna.post(`${EDIT}?edit=gone&pick=alt`, { intent, address: '/' });
      expect([sent.status, sent.errorCodes()], intent).toEqual([422, ['unknownBlock']]);
    }
    const unknown = await anna.post(`${EDIT}?edit=picture&pick=desktop&picture=x`, {
      intent: 'picture',
      picture: '0'.repeat(64),
      alt: 'x',
    });
    expect([unknown.status, unknown.errorCodes()]).toEqual([422, ['picture.unknown']]);
  });

  test('Enter in a settings form saves it', async () => {
    const page = await anna.get(`${EDIT}?edit=picture`);
    expect(settings(page, 'picture').fields['intent']).toBe('change');
  });
});

test('all pictures of the shop are found, described, and named with the pages they are on', async () => {
  const all = await anna.get(`${EDIT}?pictures=`);
  const sent = await upload(all, await png('Flur.png'), 'Ein Flur');
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toMatch(
    /\/operator\/edit\?pictures=&picture=[0-9a-f]{64}#panel$/,
  );
  const one = await anna.follow(sent);
  expect(one.text('#panel')).toContain(words('de', 'editorPictures.unused'));

  const address = one.document.querySelector('.chosen-picture img')!.getAttribute('src')!;
  const fields = { intent: 'change', block: 'picture', desktop: address, alt: 'Flur' };
  expect((await anna.post(EDIT, fields)).status).toBe(303);
  const used = await anna.get(one.url);
  const name = { page: words('de', 'editor.homePage'), language: 'deutsch' };
  expect(used.text('#panel .drawer-children')).toBe(
    words('de', 'editorPictures.draft', { ...name, name: 'Name anna@example.com' }),
  );
  expect(used.document.querySelector('.drawer-children a')?.getAttribute('href')).toBe(EDIT);
  await anna.post(EDIT, { intent: 'publish' });
  const live = await anna.get(`/en${EDIT}${new URL(one.url).search}`);
  expect(live.text('#panel .drawer-children')).toBe('Home page (German)');
  expect(live.document.querySelector('.drawer-children a')).toBeNull();

  const form = (page: ShopPage) => page.form('button[value="describe-picture"]');
  const long = await anna.submit(form(used), { alt: 'x'.repeat(201) });
  expect(long.status).toBe(422);
  expect(long.document.querySelector('[data-error="alt.invalid"]')).not.toBeNull();
  expect(long.document.querySelector('#picture-alt')?.getAttribute('value')).toHaveLength(201);
  const said = await anna.submit(form(used), { alt: 'Ein langer Flur' });
  expect(said.status).toBe(303);
  expect(library(await anna.get(`${EDIT}?pictures=&search=langer`))).toEqual(['Flur.png']);
  expect(library(await anna.get(`${EDIT}?pictures=&search=nichts`))).toEqual([]);
});
