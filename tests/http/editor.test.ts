import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockDefinitions } from '../../app/blocks/definitions';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import type { Right } from '../../app/services/operator-api/operator';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useShop();
const PASSWORD = 'blaue Wand, weiße Decke';
let anna: ShopClient;
let bert: ShopClient;

beforeAll(async () => {
  anna = await operator('anna@example.com');
  bert = await operator('bert@example.com');
});

const SAVE_WITH_DESIGN = `${words('de', 'editor.save')} ${words('de', 'editor.design.too')}`;
const RICH_TEXT = blockDefinitions.TextCard.title;
const offer = (name: 'TextCard' | 'NewsletterSubscribe') =>
  blockDefinitions[name].variations[0]!.title.de;
const LONG = 'x'.repeat(100_000);
const card = (uuid: string, title: string) => ({
  name: 'TextCard',
  type: 'content',
  meta: { uuid },
  content: { text: { title } },
});

beforeEach(async () => {
  await shop.query('truncate block_draft, block_revision');
  await shop.query(`delete from block_document where identifier = 'index'`);
  for (const lang of ['de', 'en']) await store([card('a', 'Erste'), card('b', 'Zweite')], lang);
});

async function store(blocks: unknown[], lang = 'de', identifier = 'index'): Promise<void> {
  await shop.query(
    `insert into block_document (identifier, type, lang, blocks) values ($1, $2, $3, $4)
     on conflict (identifier, type, lang) do update set blocks = excluded.blocks, version = 1`,
    [identifier, identifier === 'index' ? 'immutable' : 'category', lang, JSON.stringify(blocks)],
  );
}

async function operator(email: string, rights?: Right[]): Promise<ShopClient> {
  const account = { email, name: email, password: PASSWORD, ...(rights && { rights }) };
  await createOperator({ pool: shop.pool, now: () => new Date() }, account);
  const client = shop.client();
  await client.post('/operator/login', { intent: 'password', email, password: PASSWORD });
  return client;
}

/** Presses a button of the page with this name, and follows the redirect. */
async function press(client: ShopClient, page: ShopPage, name: string, fields = {}) {
  return client.follow(await send(client, page, name, fields));
}

function send(client: ShopClient, page: ShopPage, name: string, fields = {}): Promise<ShopPage> {
  const buttons = [...page.document.querySelectorAll('button')];
  const button = buttons.find((each) => nameOf(each) === name);
  if (!button) throw new Error(`No button "${name}", but ${buttons.map(nameOf).join(' | ')}`);
  button.id ||= `pressed-${buttons.indexOf(button)}`;
  return client.submit(page.form(`#${button.id}`), fields);
}

function open(client: ShopClient, page: ShopPage, name: string): Promise<ShopPage> {
  const links = [...page.document.querySelectorAll('a')];
  const link = links.find((each) => nameOf(each) === name);
  if (!link) throw new Error(`No link "${name}", but ${links.map(nameOf).join(' | ')}`);
  return client.get(new URL(link.getAttribute('href')!, page.url).href);
}

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? (element.textContent ?? '').trim();
const titles = (page: ShopPage) =>
  [...page.document.querySelectorAll('main .block-title')].map((title) => title.textContent);
const live = async (path = '/') => titles(await shop.client().get(path));
const action = (name: string, block: string, locale: 'de' | 'en' = 'de') =>
  words(locale, 'editor.onBlock', { action: name, block });
const text = (position: number, count: number) =>
  words('de', 'editor.block', { block: RICH_TEXT.de, position, count });
const state = (page: ShopPage) => page.text('.toolbar-state');

describe('the right to edit', () => {
  test.each(['', '/de', '/en'])(
    'under "%s" anonymous visitors are redirected to the log-in, and back',
    async (prefix) => {
      const stranger = shop.client();
      const sent = await stranger.get(`${prefix}/operator/edit`);
      expect(sent.status).toBe(303);
      expect(sent.headers.get('location')).toBe(
        `${prefix}/operator/login?redirect=%2Foperator%2Fedit`,
      );
    },
  );

  test('neither a shopper nor the cookie of the tools changes anything', async () => {
    const shopper = shop.client();
    shopper.setCookie('pwa', 'true');
    await shopper.post('/guest/login', { email: 'shopper@example.com' });
    for (const intent of ['delete', 'publish', 'undo', 'discard', 'restore', 'settle']) {
      const sent = await shopper.post('/operator/edit', { intent, block: 'a', version: '1' });
      expect(sent.status, intent).toBe(303);
      expect(sent.headers.get('location'), intent).toContain('/operator/login');
    }
    expect(await live()).toEqual(['Erste', 'Zweite']);
    expect(await shop.query('select 1 from block_draft')).toHaveLength(0);
  });

  test('each right is separate: to see, to edit, to publish', async () => {
    const reader = await operator('reader@example.com', ['preview']);
    const led = await reader.get('/en/operator/edit?add=0#panel');
    expect([led.status, led.headers.get('location')]).toEqual([303, '/en/operator/preview']);
    const publisher = await operator('publisher@example.com', ['publish']);
    expect((await publisher.get('/operator/edit')).status).toBe(403);
    const editor = await operator('editor@example.com', ['edit']);
    const page = await editor.get('/operator/edit');
    expect(page.text('.toolbar')).toContain(words('de', 'editor.saveForbidden'));
    await editor.post('/operator/edit', { intent: 'delete', block: 'a', once: '1' });
    expect((await editor.post('/operator/edit', { intent: 'publish' })).status).toBe(403);
    expect(await live()).toEqual(['Erste', 'Zweite']);
  });

  test('a save that fails in the shop says so on the page, and the draft stays', async () => {
    const panel = await anna.get('/operator/edit?edit=a');
    await press(anna, panel, words('de', 'editor.saveBlock'), { 'text.title': 'Neu' });
    await shop.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused by a test'; end $$`);
    await shop.query(`create trigger refuse before insert or update on block_revision
      for each row execute function refuse()`);
    try {
      const failed = await send(anna, await anna.get('/operator/edit'), words('de', 'editor.save'));
      expect(failed.status).toBe(503);
      expect(failed.text('#error-summary')).toContain(
        words('de', 'errorMessages.editor.save.error'),
      );
      expect(titles(failed)).toEqual(['Neu', 'Zweite']);
      expect(await live()).toEqual(['Erste', 'Zweite']);
      await shop.query(`create trigger refuse before insert or update on category_detail
        for each row execute function refuse()`);
      const settings = await anna.get('/operator/edit?page=1');
      const unsaved = await send(anna, settings, words('de', 'editorPages.save'), { name: 'X' });
      expect(unsaved.status).toBe(503);
      expect(unsaved.text('#error-summary')).toContain(
        words('de', 'errorMessages.editor.categories.error'),
      );
    } finally {
      await shop.query('drop function refuse cascade');
    }
  });

  test.each(['/operator/edit/werkzeug', '/operator/edit/gibt-es-nicht', '/operator/edit/cart'])(
    'only the home page and content pages can be edited, not %s',
    async (path) => {
      // The address of a category of goods leads to its settings.
      expect((await anna.get(path)).status).toBe(path.endsWith('/werkzeug') ? 303 : 404);
      expect((await anna.post(path, { intent: 'undo' })).status).toBe(404);
      expect((await anna.get(path.replace('/edit/', '/preview/'))).status).toBe(404);
      expect((await anna.get(path.replace('/edit/', '/presence/'))).status).toBe(404);
    },
  );
});

describe.each(triedIn('de'))('the home page under "$prefix"', ({ prefix }) => {
  const locale = prefix === '/en' ? 'en' : 'de';
  const word = (key: Parameters<typeof words>[1], values = {}) => words(locale, key, values);

  test('is a draft until it is published, and then public', async () => {
    const start = await anna.get(`${prefix}/operator/edit`);
    expect(start.status).toBe(200);
    expect(start.headers.get('cache-control')).toBe('no-store');
    expect(state(start)).toBe(word('editor.state.live'));
    const first = word('editor.block', { block: RICH_TEXT[locale], position: 1, count: 2 });
    const settings = await open(anna, start, action(word('editor.settings'), first, locale));
    const saved = await press(anna, settings, word('editor.saveBlock'), {
      'text.title': 'Grüße',
      'text.color': '#123abc',
    });
    expect(titles(saved)).toEqual(['Grüße', 'Zweite']);
    expect(state(saved)).toBe(word('editor.state.changed', { count: 1 }));
    expect(await live(prefix || '/')).toEqual(['Erste', 'Zweite']);

    const published = await press(anna, saved, word('editor.save'));
    expect(published.text('#notices')).toContain(word('errorMessages.editor.save.success'));
    expect((await anna.get(published.url)).text('#notices')).toBe('');
    expect(state(published)).toBe(word('editor.state.live'));
    expect(await live(prefix || '/')).toEqual(['Grüße', 'Zweite']);
    const other = locale === 'de' ? '/en' : '/de';
    expect(await live(other)).toEqual(['Erste', 'Zweite']);
  });
});

describe('blocks', () => {
  test('are moved by one, duplicated, deleted, and all of it undone and redone', async () => {
    const start = await anna.get('/operator/edit');
    const moved = await press(anna, start, action('Nach unten', text(1, 2)));
    expect(titles(moved)).toEqual(['Zweite', 'Erste']);
    const copied = await press(anna, moved, action('Duplizieren', text(1, 2)));
    expect(titles(copied)).toEqual(['Zweite', 'Zweite', 'Erste']);
    const removed = await press(anna, copied, action('Löschen', text(2, 3)));
    expect(titles(removed)).toEqual(['Zweite', 'Erste']);

    const step = words('de', 'editor.step.remove', { block: RICH_TEXT.de });
    const back = await press(anna, removed, words('de', 'editor.undoStep', { step }));
    expect(titles(back)).toEqual(['Zweite', 'Zweite', 'Erste']);
    const again = await press(anna, back, words('de', 'editor.redoStep', { step }));
    expect(titles(again)).toEqual(['Zweite', 'Erste']);
    const discarded = await press(anna, again, 'Entwurf verwerfen');
    expect(titles(discarded)).toEqual(['Erste', 'Zweite']);
    const replaced = words('de', 'editor.step.replace');
    const kept = await press(anna, discarded, words('de', 'editor.undoStep', { step: replaced }));
    expect(titles(kept)).toEqual(['Zweite', 'Erste']);
  });

  test('at the end do not move, and a message reports it', async () => {
    const start = await anna.get('/operator/edit');
    const name = action(`Nach oben (${words('de', 'editor.isFirst')})`, text(1, 2));
    expect(titles(await press(anna, start, name))).toEqual(['Erste', 'Zweite']);
  });

  test('move to the selected position', async () => {
    const panel = await anna.get('/operator/edit?move=a');
    const places = [...panel.document.querySelectorAll('#panel [name=place]')].map((place) =>
      place.getAttribute('value'),
    );
    expect(places).toEqual(['/b']);
    expect(titles(await press(anna, panel, 'Hierhin verschieben'))).toEqual(['Zweite', 'Erste']);
  });

  test('are added at the selected position, and show their settings', async () => {
    const start = await anna.get('/operator/edit');
    const panel = await open(anna, start, action('Darunter einfügen', text(1, 2)));
    const added = await press(anna, panel, offer('NewsletterSubscribe'));
    expect(added.text('#panel-title')).toBe('Newsletter');
    const names = [...added.document.querySelectorAll('.edit-block')].map(nameOf);
    expect(names.map((name) => name.split(',')[0])).toEqual([
      RICH_TEXT.de,
      'Newsletter',
      RICH_TEXT.de,
    ]);
  });

  test('of a kind this version does not know stay unchanged', async () => {
    const strange = {
      name: 'Hologram',
      type: 'content',
      meta: { uuid: 'h', version: 7 },
      content: { depth: [1, { x: 'kept' }] },
    };
    await store([strange, card('a', 'Erste')]);
    const start = await anna.get('/operator/edit');
    expect(start.text('.edit-unknown')).toBe(words('de', 'editor.unknownBlock'));
    const hologram = words('de', 'editor.block', { block: 'Hologram', position: 1, count: 2 });
    const moved = await press(anna, start, action('Nach unten', hologram));
    await press(anna, moved, words('de', 'editor.save'));
    const [stored] = await shop.query<{ blocks: unknown[] }>(
      `select blocks from block_document where identifier = 'index' and lang = 'de'`,
    );
    expect(stored!.blocks).toEqual([card('a', 'Erste'), strange]);
    expect(await live()).toEqual(['Erste']);
  });

  test('of a page are deleted one by one, and the empty page is filled again', async () => {
    let page = await anna.get('/operator/edit');
    page = await press(anna, page, action('Löschen', text(1, 2)));
    page = await press(anna, page, action('Löschen', text(1, 1)));
    expect(page.text('.edit-empty')).toContain(words('de', 'editor.empty'));
    page = await open(anna, page, 'Block hinzufügen');
    page = await press(anna, page, offer('TextCard'));
    page = await press(anna, page, words('de', 'editor.saveBlock'), { 'text.title': 'Neu' });
    await press(anna, page, words('de', 'editor.save'));
    expect(await live()).toEqual(['Neu']);
  });
});

describe('a form', () => {
  test('sent twice from one page is applied once', async () => {
    const start = await anna.get('/operator/edit');
    const name = action('Duplizieren', text(1, 2));
    await Promise.all([send(anna, start, name), send(anna, start, name)]);
    expect(titles(await anna.get('/operator/edit'))).toEqual(['Erste', 'Erste', 'Zweite']);
  });

  test('sent again from the same page with another text is another edit', async () => {
    const panel = await anna.get('/operator/edit?edit=a');
    const save = words('de', 'editor.saveBlock');
    await send(anna, panel, save, { 'text.title': 'Eins' });
    await send(anna, panel, save, { 'text.title': 'Zwei' });
    expect(titles(await anna.get('/operator/edit'))).toEqual(['Zwei', 'Zweite']);
  });

  test.each([
    ['text.color', 'red;}body{display:none'],
    ['button.link', 'javascript:alert(1)'],
    ['button.link', '//evil.example'],
    ['text.title', 'x'.repeat(201)],
  ])('wrong in %s is refused with all input: %s', async (field, value) => {
    const panel = await anna.get('/operator/edit?edit=a');
    const refused = await send(anna, panel, words('de', 'editor.saveBlock'), {
      'text.subtitle': 'bleibt stehen',
      [field]: value,
    });
    expect(refused.status).toBe(422);
    expect(refused.errorCodes()).toEqual([`${field}.invalid`]);
    const link = refused.document.querySelector('#error-summary a')!;
    const control = refused.document.getElementById(link.getAttribute('href')!.slice(1));
    expect(control).toMatchObject({ name: field, value });
    const kept = refused.document.querySelector<HTMLInputElement>('#panel [name="text.subtitle"]');
    expect(kept!.value).toBe('bleibt stehen');
    expect(await shop.query('select 1 from block_draft')).toHaveLength(0);
  });

  test('for a deleted block is refused with a message', async () => {
    const sent = await anna.post('/operator/edit', { intent: 'delete', block: 'weg', once: '1' });
    expect(sent.status).toBe(422);
    expect(sent.text('#error-summary')).toContain(words('de', 'editor.problem.unknownBlock'));
    const link = sent.document.querySelector('#error-summary a')!.getAttribute('href')!;
    expect(sent.document.querySelector(link)).not.toBeNull();
  });

  test.each([
    { intent: 'fly' },
    {},
    { intent: 'move', block: 'a', place: 'a/a/a' },
    { intent: 'move', block: 'a', place: '%' },
    { intent: 'move', block: 'a', place: '/a' },
    { intent: 'add', place: '/', variation: '__proto__' },
    { intent: 'restore', version: 'NaN' },
    { intent: 'restore', version: '99999999999999999999' },
    { intent: 'change', block: 'a', 'text.title': LONG },
    { intent: 'duplicate', block: 'a\0' },
    { intent: 'change', block: 'a', 'text.title': 'nul\0' },
  ])('with nonsense changes nothing and breaks nothing: %o', async (fields) => {
    const sent = await anna.post('/operator/edit', fields as Record<string, string>);
    expect([400, 413, 422]).toContain(sent.status);
    expect(await shop.query('select 1 from block_draft')).toHaveLength(0);
  });
});

test('that a closing page had not sent is applied in its order, and once', async () => {
  const write = (value: string, block = 'a') => ({
    once: value,
    intent: 'write',
    block,
    field: 'text.title',
    value,
  });
  const waiting = [write('Ohne'), write('Weg', 'gone'), { intent: 'fly' }, write('Ohne Netz')];
  const edit = waiting.map((fields) => String(new URLSearchParams({ ...fields, panel: 'edit=a' })));
  const sent = await anna.post('/operator/edit', { intent: 'several', edit });
  expect(sent.status).toBe(303);
  expect((await anna.post('/operator/edit?edit=a', write('Ohne'))).status).toBe(303);
  const page = await anna.get('/operator/edit');
  expect(page.text('[data-field="text.title"][data-block=a]')).toBe('Ohne Netz');
  const nobody = await shop.client().post('/operator/edit', { intent: 'several', edit });
  expect(nobody.headers.get('location')).toContain('/operator/login');
});

describe('two operators', () => {
  async function retitle(client: ShopClient, block: string, title: string): Promise<ShopPage> {
    const panel = await client.get(`/operator/edit?edit=${block}`);
    return press(client, panel, words('de', 'editor.saveBlock'), { 'text.title': title });
  }

  test('with different blocks both are published', async () => {
    const hers = await retitle(anna, 'a', 'von Anna');
    await press(bert, await retitle(bert, 'b', 'von Bert'), words('de', 'editor.save'));
    const published = await press(anna, hers, words('de', 'editor.save'));
    expect(published.text('#notices')).toContain(words('de', 'editor.merged'));
    expect(await live()).toEqual(['von Anna', 'von Bert']);
  });

  test.each([
    ['editor.keepMine', 'von Anna'],
    ['editor.takeTheirs', 'von Bert'],
  ] as const)('with the same block select one, and lose nothing: %s', async (choice, title) => {
    const hers = await retitle(anna, 'a', 'von Anna');
    await press(bert, await retitle(bert, 'a', 'von Bert'), words('de', 'editor.save'));
    const refused = await send(anna, hers, words('de', 'editor.save'));
    expect(refused.status).toBe(409);
    expect(refused.text('#conflict')).toContain(RICH_TEXT.de);
    expect(await live()).toEqual(['von Bert', 'Zweite']);

    const settled = await press(anna, refused, words('de', choice));
    expect(titles(settled)).toEqual([title, 'Zweite']);
    const replaced = words('de', 'editor.step.replace');
    const undo = words('de', 'editor.undoStep', { step: replaced });
    expect(titles(await press(anna, settled, undo))).toEqual(['von Anna', 'Zweite']);
    expect(await live()).toEqual(['von Bert', 'Zweite']);
  });
});

test('the preview shows the draft without tools, and the header is inert', async () => {
  await anna.post('/operator/edit', { intent: 'delete', block: 'a', once: '1' });
  const edited = await anna.get('/operator/edit');
  expect(edited.document.querySelector('.header')!.closest('[inert]')).not.toBeNull();
  const languages = [...edited.document.querySelectorAll('.header .language-list button')];
  expect(languages.map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
  const preview = await open(anna, edited, words('de', 'editor.preview'));
  expect(titles(preview)).toEqual(['Zweite']);
  expect(preview.document.querySelectorAll('main form, main .edit-tool')).toHaveLength(0);
  const undo = preview.document.querySelector('.toolbar-steps [value=undo]');
  expect(undo!.hasAttribute('disabled')).toBe(true);
  const both = await anna.get('/operator/edit?preview=&edit=b');
  expect(both.document.querySelector('#panel')).toBeNull();
  const back = await open(anna, preview, words('de', 'editor.edit'));
  expect(back.document.querySelectorAll('main .edit-tools')).toHaveLength(1);
});

test.each([
  ['', 'de'],
  ['/en', 'en'],
] as const)('a content page under "%s" is edited at its own address', async (prefix, lang) => {
  const [row] = await shop.query<{ id: number; path: string }>(
    `select c.id, d.path from category c join category_detail d on d.category_id = c.id
     where c.type = 'content' and d.lang = $1 order by c.id limit 1`,
    [lang],
  );
  await store([card('a', 'Erste')], lang, String(row!.id));
  const start = await anna.get(`${prefix}/operator/edit${row!.path}`);
  expect(start.document.querySelector<HTMLButtonElement>('button[value=publish]')!.disabled).toBe(
    true,
  );
  const panel = await anna.get(`${prefix}/operator/edit${row!.path}?edit=a`);
  const saved = await press(anna, panel, words(lang, 'editor.saveBlock'), { 'text.title': 'Neu' });
  await press(anna, saved, words(lang, 'editor.save'));
  expect(await live(prefix + row!.path)).toEqual(['Neu']);
  expect(await live('/')).toEqual(['Erste', 'Zweite']);
});

test('a page is edited as its JSON template, and undone as a whole', async () => {
  const panel = await anna.get('/operator/edit?template=');
  const text = panel.document.querySelector('textarea')!.textContent;
  expect(JSON.parse(text)).toMatchObject([card('a', 'Erste'), card('b', 'Zweite')]);
  const save = words('de', 'editor.template.save');

  const refused = await send(anna, panel, save, { template: '[{' });
  expect([refused.status, refused.errorCodes()]).toEqual([422, ['template.notJson']]);
  expect(refused.document.querySelector('textarea')!.textContent).toBe('[{');
  const script = {
    ...card('c', 'Neu'),
    content: { text: { htmlDescription: '<script>1</script><p>a' } },
  };
  const taken = await press(anna, panel, save, {
    template: JSON.stringify([card('b', 'Zwei'), script]),
  });
  expect(titles(taken)).toEqual(['Zwei']);
  expect(taken.html).not.toContain('<script>1');
  expect(await live()).toEqual(['Erste', 'Zweite']);
  const step = words('de', 'editor.step.replace', { block: '' });
  const undone = await press(anna, taken, words('de', 'editor.undoStep', { step }));
  expect(titles(undone)).toEqual(['Erste', 'Zweite']);
});

describe('the design', () => {
  const pageOf = async (path = '/') => (await shop.client().get(path)).html;
  const primary = (page: ShopPage) =>
    [...page.document.querySelectorAll('style')]
      .map((style) => /--primary:#[0-9a-f]{6}/.exec(style.textContent ?? '')?.[0])
      .findLast(Boolean);
  const stepOf = (lang: 'de' | 'en') =>
    (['blockSize', 'font', 'primaryColor'] as const)
      .map((key) => words(lang, `editor.design.${key}`))
      .join(', ');
  beforeEach(() => shop.query('truncate design_draft, design_revision'));

  test.each([
    ['', 'de'],
    ['/en', 'en'],
  ] as const)('under "%s" is a draft, then public', async (prefix, lang) => {
    await shop.query(`delete from setting where key in ('font', 'primaryColor', 'blockSize')`);
    // Notified by the database, as by another process.
    await expect.poll(() => pageOf(prefix || '/')).not.toContain('--primary:#123456');
    const panel = await anna.get(`${prefix}/operator/edit?design=`);
    expect(panel.text('#blockSize')).toContain('(60 px)');
    const drafted = await press(anna, panel, words(lang, 'editor.design.save'), {
      font: 'Work Sans',
      primaryColor: '#123456',
      blockSize: 'xl',
    });
    expect(primary(drafted)).toBe('--primary:#123456');
    expect(primary(await anna.get(`${prefix}/operator/preview`))).toBe('--primary:#123456');
    expect(await pageOf(prefix || '/')).not.toContain('#123456');

    const before = await press(
      anna,
      drafted,
      words(lang, 'editor.undoStep', { step: stepOf(lang) }),
    );
    expect(primary(before)).not.toBe('--primary:#123456');
    const again = await press(anna, before, words(lang, 'editor.redoStep', { step: stepOf(lang) }));
    const saved = await press(anna, again, words(lang, 'editor.design.publish'));
    const notices = [...saved.document.querySelectorAll('#notices [data-notice=positive]')];
    expect(notices).toHaveLength(1);
    const [said] = notices.map(({ textContent }) => textContent);
    expect(said).toContain(words(lang, 'errorMessages.editor.save.success'));
    expect(said).toContain(words(lang, 'errorMessages.editor.save.settings'));
    const html = await pageOf(prefix || '/');
    expect(html).toContain('--primary:#123456');
    expect(html).toContain('--block-space:3.75rem');
    const file = /font-family:"Work Sans";font-weight:400[^}]*url\(([^)]+)\)/.exec(html)![1]!;
    expect((await shop.client().get(file)).status).toBe(200);
  });

  test('takes a colour by its name, or from the select without script', async () => {
    await shop.query(`insert into shade (external_id, number, color) values ('t', '77', '#234567')
      on conflict do nothing`);
    await shop.query(`insert into shade_text (shade_id, lang, name)
      select id, 'de', 'Tiefsee' from shade where external_id = 't' on conflict do nothing`);
    const panel = await anna.get('/operator/edit?design=');
    const named = await press(anna, panel, words('de', 'editor.design.save'), {
      primaryColor: ' tiefsee 77',
      'beside:secondaryColor': '#234567',
    });
    for (const name of ['primaryColor', 'secondaryColor']) {
      expect(named.document.querySelector(`[name=${name}]`)).toMatchObject({ value: '#234567' });
      expect(named.text(`#${name}-contrast`)).toMatch(/Tiefsee 77.*9,\d zu 1/);
    }
  });

  test('that cannot be read is refused with its contrast, and all input', async () => {
    const panel = await anna.get('/operator/edit?design=');
    const refused = await send(anna, panel, words('de', 'editor.design.save'), {
      primaryColor: '#ffcc00',
      secondaryColor: 'rot',
      blockSize: 's',
    });
    expect(refused.status).toBe(422);
    expect(refused.errorCodes()).toEqual(['primaryColor.contrast', 'secondaryColor.invalid']);
    expect(refused.text('#error-summary')).toContain('1,4 zu 1');
    for (const [name, value] of [
      ['primaryColor', '#ffcc00'],
      ['secondaryColor', 'rot'],
      ['blockSize', 's'],
    ]) {
      expect(refused.document.querySelector(`#panel [name=${name}]`)).toMatchObject({ value });
    }
    // Valid values beside it are saved.
    const panelAfter = await anna.get('/operator/edit?design=');
    expect(panelAfter.document.querySelector('[name="shown.blockSize"]')).toMatchObject({
      value: 's',
    });
    expect(panelAfter.html).not.toContain('#ffcc00');
    expect(await pageOf()).not.toContain('#ffcc00');
  });

  test('changed by two in the same setting asks the second, after the page is live', async () => {
    const save = words('de', 'editor.design.save');
    await press(bert, await bert.get('/operator/edit?design='), save, { primaryColor: '#202020' });
    const hers = await press(anna, await anna.get('/operator/edit?design='), save, {
      primaryColor: '#101010',
    });
    await press(anna, hers, words('de', 'editor.design.publish'));

    await bert.post('/operator/edit', { intent: 'delete', block: 'a', once: '1' });
    const page = await bert.get('/operator/edit?design=');
    const refused = await send(bert, page, SAVE_WITH_DESIGN);
    expect(refused.errorCodes()).toEqual(['settings.conflict']);
    expect(await live()).toEqual(['Zweite']);
    expect(await pageOf()).toContain('--primary:#101010');
    const settled = await press(bert, refused, words('de', 'editor.design.keepMine'));
    const published = await press(bert, settled, SAVE_WITH_DESIGN);
    expect(published.text('#notices')).toContain(words('de', 'errorMessages.editor.save.settings'));
    expect(await pageOf()).toContain('--primary:#202020');
  });

  test('is drafted by operators who may edit, and published by operators who may publish', async () => {
    const editor = await operator('designer@example.com', ['edit']);
    const panel = await editor.get('/operator/edit?design=');
    const drafted = await press(editor, panel, words('de', 'editor.design.save'), {
      blockSize: 's',
    });
    expect(drafted.text('#panel')).toContain(words('de', 'editor.saveForbidden'));
    const sent = await editor.post('/operator/edit', { intent: 'design-publish' });
    expect(sent.status).toBe(403);
  });
});

test('a page that may not go live is refused with the reason, and stays a draft', async () => {
  const slide = blockDefinitions.Banner.variations[0]!.create('de', () => 'slide');
  await store([card('a', 'Erste'), slide]);
  const before = await live();
  await anna.post('/operator/edit', { intent: 'duplicate', block: 'a', once: '1' });
  const edited = await anna.get('/operator/edit');
  const refused = await send(anna, edited, words('de', 'editor.save'));
  expect(refused.status).toBe(422);
  const said = refused.text('#error-summary');
  expect(said).toContain(words('de', 'errorMessages.editor.save.error'));
  expect(said).toContain(words('de', 'editor.problem.notAllowedHere'));
  expect(await live()).toEqual(before);
  expect(titles(await anna.get('/operator/edit')).slice(0, 2)).toEqual(['Erste', 'Erste']);
});

test('an earlier version is restored from the history', async () => {
  const panel = await anna.get('/operator/edit?edit=a');
  const saved = await press(anna, panel, words('de', 'editor.saveBlock'), { 'text.title': 'Neu' });
  await press(anna, saved, words('de', 'editor.save'));
  const history = await anna.get('/operator/edit?history=');
  expect(history.text('#panel')).toContain('anna@example.com');
  const taken = await press(anna, history, words('de', 'editor.restoreOf', { version: 1 }));
  expect(titles(taken)).toEqual(['Erste', 'Zweite']);
  expect(await live()).toEqual(['Neu', 'Zweite']);
  await press(anna, taken, words('de', 'editor.save'));
  expect(await live()).toEqual(['Erste', 'Zweite']);
});

test('an earlier version is viewed, with its differences', async () => {
  await store([card('a', 'Erste'), card('b', 'Zweite'), card('c', 'Dritte')]);
  const panel = await anna.get('/operator/edit?edit=a');
  let page = await press(anna, panel, words('de', 'editor.saveBlock'), { 'text.title': 'Neu' });
  await anna.post('/operator/edit', { intent: 'delete', block: 'b' });
  await anna.post('/operator/edit', { intent: 'duplicate', block: 'c' });
  page = await press(anna, await anna.get('/operator/edit'), words('de', 'editor.save'));
  page = await open(anna, page, words('de', 'editor.history'));
  const seen = await open(anna, page, words('de', 'editor.seeOf', { version: 1 }));
  expect(titles(seen)).toEqual(['Erste', 'Zweite', 'Dritte']);
  const marks = [...seen.document.querySelectorAll('main .edit-block')].map(nameOf);
  const marked = (mark: 'added' | 'changed') =>
    words('de', 'editor.marked', {
      block: RICH_TEXT.de,
      mark: words('de', `editor.mark.${mark}`),
    });
  expect(marks).toEqual([marked('changed'), marked('added'), RICH_TEXT.de]);
  expect(seen.text('#panel')).toContain(
    words('de', 'editor.revisionRemoves', { blocks: RICH_TEXT.de }),
  );
  // A version on view cannot be edited; its differences can be restored block by block.
  const intents = [...seen.document.querySelectorAll('main [name=intent]')].map((button) =>
    button.getAttribute('value'),
  );
  expect(intents).toEqual(['restore-block', 'restore-block']);
  const [, second] = seen.document.querySelectorAll<HTMLButtonElement>('main [name=intent]');
  const back = await press(anna, seen, second!.getAttribute('aria-label')!);
  expect(back.url).toContain('version=1');
  expect(titles(await anna.get('/operator/edit'))).toEqual(['Erste', 'Dritte', 'Dritte']);
  const undo = words('de', 'editor.undoStep', {
    step: words('de', 'editor.step.change', { block: RICH_TEXT.de }),
  });
  await press(anna, await anna.get('/operator/edit'), undo);
  const same = await anna.get('/operator/edit?history=&version=2');
  expect(same.text('#panel')).toContain(words('de', 'editor.revisionSame'));
  expect((await anna.get('/operator/edit?version=99')).status).toBe(200);
});

test('the log-in redirects back to the requested page', async () => {
  const sent = await shop.client().get('/en/operator/edit?edit=a');
  const { searchParams } = new URL(sent.headers.get('location')!, sent.url);
  expect(searchParams.get('redirect')).toBe('/operator/edit?edit=a');
});

test('a draft is private, and a shopper’s page contains nothing of it', async () => {
  await anna.post('/operator/edit', { intent: 'delete', block: 'a', once: '1' });
  expect(titles(await bert.get('/operator/edit'))).toEqual(['Erste', 'Zweite']);
  for (const headers of [{}, { 'x-pwa-edit-hash': '1' }, { 'x-config-id': '1' }]) {
    const page = await shop.client().get('/?edit=b&preview=', headers as Record<string, string>);
    expect(titles(page)).toEqual(['Erste', 'Zweite']);
    expect(page.html).not.toContain('edit-tool');
  }
});

describe('a copied block', () => {
  const textOf = (page: ShopPage) =>
    page.document.querySelector('textarea[name=copy]')!.textContent;

  test('is pasted into another page, with another uuid', async () => {
    const text = textOf(await anna.get('/operator/edit?copy=b'));
    const page = await anna.get('/en/operator/edit?add=%2F');
    const pasted = await anna.follow(
      await anna.submit(page.form('button[value=paste]'), { copied: text }),
    );
    expect(titles(pasted)).toEqual(['Zweite', 'Erste', 'Zweite']);
    const [first] = (await drafted('en'))!;
    expect(first!.meta.uuid).not.toBe('b');
    expect(pasted.url).toContain(`edit=${first!.meta.uuid}`);
  });

  test.each([
    ['words', 'copied.notCopied'],
    ['{}', 'copied.notCopied'],
    ['['.repeat(15_000), 'copied.notCopied'],
    ['[{"name":"Banner","type":"content","meta":{"uuid":"x"},"content":{}}]', 'copied.notCopied'],
    [
      JSON.stringify(Array.from({ length: 299 }, (_, i) => card(`n${i}`, 'x'))),
      'copied.documentTooLarge',
    ],
  ])('that is invalid is refused and kept: %#', async (copied, code) => {
    const page = await anna.get('/operator/edit?add=%2F');
    const refused = await anna.submit(page.form('button[value=paste]'), { copied });
    expect(refused.status).toBe(422);
    expect(refused.errorCodes()).toEqual([code]);
    expect(refused.document.querySelector('textarea[name=copied]')!.textContent).toBe(copied);
    expect(await drafted('de')).toBeNull();
  });
});

describe('the list of blocks', () => {
  const offers = (page: ShopPage) =>
    [...page.document.querySelectorAll('button.offer')].map((each) => each.getAttribute('value'));
  const search = (page: ShopPage, fields: Record<string, string>) => {
    const url = new URL(page.url);
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    return anna.get(url.href);
  };

  test('is searched without script, adds at the selected position, and lists the block first next time', async () => {
    const list = await anna.get('/operator/edit?add=');
    expect(list.document.querySelector('#add-place option[selected]')?.getAttribute('value')).toBe(
      '/b',
    );
    expect(list.text('.add-search noscript')).toBe(words('de', 'editorAdd.takePlace'));
    const found = await search(list, { add: '/a', search: 'NEWSLETTER text' });
    expect(offers(found)).toEqual(['ready:newsletter-band']);
    const added = await press(anna, found, 'Newsletter mit Text daneben');
    expect((await drafted('de'))!.map(({ name }) => name)).toEqual([
      'TextCard',
      'MultiGrid',
      'TextCard',
    ]);
    expect(added.url).toContain(`edit=${(await drafted('de'))![1]!.meta.uuid}`);
    const [last] = offers(await anna.get('/operator/edit?add='));
    expect(last).toBe('ready:newsletter-band');
    // Only blocks that are allowed there are offered.
    const grid = (await drafted('de'))![1]!.meta.uuid;
    const inside = offers(await anna.get(`/operator/edit?add=${grid}%2F`));
    expect(inside).toContain('rich-text');
    expect(inside).not.toContain('image-banner-left');
  });

  test('may contain a section of another page', async () => {
    await anna.post('/operator/edit/ratgeber', {
      intent: 'add',
      variation: 'accordion',
      place: '/',
    });
    const list = await anna.get('/operator/edit?add=%2F&part=pages');
    const pages = [...list.document.querySelectorAll('#add-from option')];
    const guide = pages.find((each) => each.textContent === 'Ratgeber')!.getAttribute('value')!;
    const chosen = await search(list, { from: guide });
    const value = offers(chosen).find((each) => each?.startsWith(`page:${guide}:`));
    const button = chosen.document.querySelector(`button.offer[value="${value}"]`)!;
    await press(anna, chosen, nameOf(button));
    const [first] = (await drafted('de'))!;
    expect(first!.name).toBe('Accordion');
    expect(value).not.toContain(first!.meta.uuid);
  });

  test('may contain a section of the editor: named, cleaned, renamed, and removed by operators with the right', async () => {
    await shop.query('truncate block_pattern');
    const dirty = '<p onclick="x()">Ja<script>x()</script></p>';
    await store([
      { ...card('a', 'Erste'), content: { text: { title: 'Erste', htmlDescription: dirty } } },
    ]);
    const copy = await anna.get('/operator/edit?copy=a');
    const unnamed = await send(anna, copy, words('de', 'editorAdd.keep'), { name: ' ' });
    expect([unnamed.status, unnamed.errorCodes()]).toEqual([422, ['name.required']]);
    const kept = await press(anna, copy, words('de', 'editorAdd.keep'), { name: 'Mein Text' });
    expect(kept.text('#notices')).toContain(words('de', 'editorAdd.kept', { name: 'Mein Text' }));
    const [stored] = await shop.query<{ id: number; blocks: unknown[] }>(
      'select id, blocks from block_pattern',
    );
    expect(JSON.stringify(stored!.blocks)).toContain('<p>Ja</p>');

    const list = await bert.get('/en/operator/edit?add=%2F&part=sections');
    const added = await press(bert, list, 'Mein Text');
    expect(titles(added)).toEqual(['Erste', 'Erste', 'Zweite']);

    const writer = await operator('writer@example.com', ['edit']);
    const id = String(stored!.id);
    for (const intent of ['rename-section', 'remove-section']) {
      const fields = { intent, pattern: id, name: 'x' };
      expect((await writer.post('/operator/edit', fields)).status, intent).toBe(403);
      expect((await writer.post('/operator/edit', { ...fields, pattern: '0' })).status).toBe(404);
    }
    const section = (action: string, name: string) =>
      words('de', 'editor.onBlock', { action, block: name });
    const mine = await anna.get('/operator/edit?add=%2F&part=sections');
    const rename = section(words('de', 'editorAdd.rename'), 'Mein Text');
    const refused = await send(anna, mine, rename, { name: 'x'.repeat(81) });
    expect([refused.status, refused.errorCodes()]).toEqual([422, ['name.invalid']]);
    const renamed = await press(anna, mine, rename, { name: 'Unser Text' });
    expect(offers(renamed)).toContain(`own:${id}`);
    const removed = await press(anna, renamed, section(words('de', 'editor.remove'), 'Unser Text'));
    expect(offers(removed)).not.toContain(`own:${id}`);
    const gone = await anna.post('/operator/edit', {
      intent: 'add',
      section: `own:${id}`,
      place: '/',
    });
    expect([gone.status, gone.errorCodes()]).toEqual([422, ['unknownSection']]);
  });
});

describe('the check before publishing', () => {
  const rule = (page: ShopPage) =>
    [...page.document.querySelectorAll('#panel h3')].map((heading) => heading.textContent);

  test.each(triedIn('de'))(
    'lists its findings under "$prefix", with links to them',
    async ({ prefix }) => {
      const locale = prefix === '/en' ? 'en' : 'de';
      const leads = { label: 'Mehr', link: '/gibt-es-nicht' };
      const picture = { mobile: '/blocks/x-640.webp', alt: '' };
      const broken = [
        {
          ...card('a', 'Erste'),
          content: { text: { title: 'Erste', color: '#eeeeee' }, button: leads },
        },
        { name: 'Image', type: 'content', meta: { uuid: 'i' }, content: picture },
        {
          ...card('t', 'Dritte'),
          content: { text: { title: 'x' }, button: { ...leads, link: '/cart' } },
        },
      ];
      for (const lang of ['de', 'en']) await store(broken, lang);
      const start = await anna.get(`${prefix}/operator/edit`);
      const note = words(locale, 'editorCheck.note', { count: 3 });
      const list = await open(anna, start, note);
      const rules = ['alt', 'contrast', 'links'] as const;
      expect(rule(list)).toEqual(rules.map((name) => words(locale, `editorCheck.rule.${name}`)));
      expect(list.text('#panel')).toContain(
        words(locale, 'editorCheck.problem.linkDead', { address: '/gibt-es-nicht' }),
      );
      const ways = [...list.document.querySelectorAll('.check-list a')].map(
        (link) => new URL(link.getAttribute('href')!, list.url).href.split('?')[1],
      );
      expect(ways).toEqual(['edit=i#i-alt', 'edit=a#a-text.color', 'edit=a#a-button.link']);
      const settings = await anna.get(`${prefix}/operator/edit?edit=a`);
      expect(settings.document.getElementById('a-button.link')).not.toBeNull();
      // It prevents nothing.
      const changed = await press(anna, settings, words(locale, 'editor.saveBlock'), {
        'text.title': 'Neu',
      });
      const published = await press(anna, changed, words(locale, 'editor.save'));
      expect(published.text('#notices')).toContain(
        words(locale, 'errorMessages.editor.save.success'),
      );
    },
  );
});

async function drafted(lang: string) {
  const rows = await shop.query<{ blocks: { name: string; meta: { uuid: string } }[] }>(
    `select blocks from block_draft where lang = $1 and identifier = 'index'`,
    [lang],
  );
  return rows[0]?.blocks ?? null;
}
