import { beforeAll, describe, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import type { Right } from '../../app/services/operator-api/operator';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useShop();
const PASSWORD = 'blaue Wand, weiße Decke';
let anna: ShopClient;
let serial = 0;

beforeAll(async () => {
  anna = await operator('anna@example.com');
});

async function operator(email: string, rights?: Right[]): Promise<ShopClient> {
  const account = { email, name: email, password: PASSWORD, ...(rights && { rights }) };
  await createOperator({ pool: shop.pool, now: () => new Date() }, account);
  const client = shop.client();
  await client.post('/operator/login', { intent: 'password', email, password: PASSWORD });
  return client;
}

/** Adds a page through the form, and returns its id. */
async function add(name: string, fields: Record<string, string> = {}): Promise<number> {
  const form = await anna.get('/operator/edit?newPage=0');
  const sent = await anna.submit(form.form('button[value=add-page]'), { name, ...fields });
  expect(sent.status, name).toBe(303);
  const [row] = await shop.query<{ id: number }>('select max(id) as id from category');
  return row!.id;
}

const unique = (name: string) => `${name} ${++serial} a`;
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const panel = (page: ShopPage) => page.text('#panel');
const hrefs = (page: ShopPage, selector: string) =>
  [...page.document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const save = (page: ShopPage, part: 'general' | 'seo', fields: Record<string, string | null>) =>
  anna.submit(page.form(`button[value=page-${part}]`), fields);
const notice = (page: ShopPage) => page.text('#notices');

describe('access rights', () => {
  const INTENTS = ['add-page', 'page-general', 'page-seo', 'delete-page'];
  const fields = { page: '1', name: 'Fremd', type: 'content', parentCategoryId: '0' };

  test('an anonymous visitor, and a shopper', async () => {
    const stranger = shop.client();
    stranger.setCookie('pwa', 'true');
    for (const intent of INTENTS) {
      const sent = await stranger.post('/operator/edit', { intent, ...fields });
      expect(sent.headers.get('location'), intent).toContain('/operator/login');
    }
    expect(await shop.query(`select from category_detail where name = 'Fremd'`)).toHaveLength(0);
  });

  test('an operator with only the right to edit sees the pages and changes none', async () => {
    const editor = await operator('editor@example.com', ['edit']);
    for (const intent of INTENTS) {
      expect((await editor.post('/operator/edit', { intent, ...fields })).status).toBe(403);
    }
    const drawer = await editor.get('/operator/edit?pages=');
    expect(panel(drawer)).toContain(words('de', 'editorPages.forbidden'));
    expect(panel(drawer)).toContain('Ratgeber');
    expect(hrefs(drawer, '#panel a').filter((href) => /newPage|page=/.test(href!))).toEqual([]);
    for (const query of ['page=1', 'page=1&part=delete', 'newPage=0']) {
      const page = await editor.get(`/operator/edit?${query}`);
      expect(page.document.querySelector('#panel')).toBeNull();
    }
  });
});

describe.each(triedIn('en'))(
  'edit mode at the address of a page, under "$prefix" (2.66)',
  ({ prefix, lang }) => {
    const guides = `${prefix}/${lang === 'de' ? 'ratgeber' : 'guides'}`;

    test('is for operators only, and never cached', async () => {
      const before = await shop.client().get(guides);
      const edited = await anna.get(`${guides}?editor=`);
      expect(edited.status).toBe(200);
      expect(edited.headers.get('cache-control')).toBe('no-store');
      expect(edited.document.querySelector('.toolbar')).not.toBeNull();
      const after = await shop.client().get(guides);
      expect(after.html).toBe(before.html);
      const stranger = shop.client();
      stranger.setCookie('pwa', '1');
      const refused = await stranger.get(`${guides}?editor=`);
      expect(refused.status).toBe(303);
      const back = encodeURIComponent(`${guides.slice(prefix.length)}?editor=`);
      expect(refused.headers.get('location')).toBe(`${prefix}/operator/login?redirect=${back}`);
      expect(refused.headers.get('cache-control')).toBe('no-store');
    });

    test('every link, form and redirect stays in it, at the addresses of the pages', async () => {
      const home = await anna.get(`${prefix || '/'}?editor=`);
      expect(hrefs(home, '.page-selector a')).toContain(`${guides}?editor=`);
      expect(hrefs(home, '.rail a')).toContain(`${prefix || '/'}?editor=&outline=#panel`);
      const page = await anna.get(`${guides}?editor=&add=%2F`);
      const added = await anna.submit(page.form('button[value="rich-text"]'));
      expect(added.headers.get('location')).toMatch(
        new RegExp(`^${guides}\\?editor=&edit=[^&#]+#`),
      );
      const settings = await anna.follow(added);
      expect(settings.document.querySelector('#panel')).not.toBeNull();
      for (const link of hrefs(settings, '[data-stays]')) expect(link).toContain('?editor=');
      const found = await anna.submit(settings.form('.page-selector form'), { find: 'a' });
      expect(found.document.querySelector('#panel .page-tree')).not.toBeNull();
      expect(hrefs(found, '#panel .page-name a')[0]).toContain('?editor=');
      const discarded = await anna.post(`${guides}?editor=`, { intent: 'discard' });
      expect(discarded.headers.get('location')).toBe(`${guides}?editor=`);
    });

    test('leads from a category of goods to its settings', async () => {
      const tools = `${prefix}/${lang === 'de' ? 'werkzeug' : 'tools'}`;
      for (const address of [
        `${tools}?editor=`,
        `${prefix}/operator/edit${tools.slice(prefix.length)}`,
      ]) {
        const redirected = await anna.get(address);
        expect(redirected.status, address).toBe(303);
        const settings = await anna.follow(redirected);
        expect(panel(settings)).toContain(lang === 'de' ? 'Werkzeug' : 'Tools');
        expect(
          settings.document.querySelector('#panel [name=metaTitle], #panel [name=name]'),
        ).not.toBeNull();
      }
    });

    test('does not exist for a page that cannot be edited', async () => {
      const none = await anna.get(`${prefix}/cart?editor=`);
      expect(none.status).toBe(404);
      expect(none.text('h1 .error-path')).toBe(`${prefix}/cart`);
    });
  },
);

describe.each(triedIn('en'))('the drawer under "$prefix"', ({ prefix, lang }) => {
  const guides = lang === 'de' ? 'ratgeber' : 'guides';

  test('has all pages in a tree, the home page first, the edited one marked', async () => {
    const drawer = await anna.get(`${prefix}/operator/edit/${guides}?pages=`);
    expect(drawer.text('#panel-title')).toBe(words(lang, 'editorPages.title'));
    expect(panel(drawer)).toContain(words(lang, 'editorPages.help'));
    const links = hrefs(drawer, '#panel .page-name a');
    expect(links[0]).toBe(`${prefix}/operator/edit`);
    expect(links).toContain(`${prefix}/operator/edit/${guides}`);
    const [count] = await shop.query<{ n: number }>('select count(*)::integer as n from category');
    expect(links).toHaveLength(count!.n + 1);
    const nested = [...drawer.document.querySelectorAll('#panel .page-tree details.page-below')];
    const pathIn = (entry: Element) => entry.querySelector('.page-name small')!.textContent;
    expect(nested.length).toBeGreaterThan(3);
    for (const below of nested) {
      const above = pathIn(below.closest('li')!);
      expect(below.querySelector(':scope > summary')!.textContent).not.toBe('');
      for (const entry of below.querySelectorAll(':scope > .page-tree > li'))
        expect(pathIn(entry).startsWith(`${above}/`), `${pathIn(entry)} in ${above}`).toBe(true);
    }
    const current = drawer.document.querySelector('#panel [aria-current=page]')!;
    expect(current.getAttribute('href')).toBe(`${prefix}/operator/edit/${guides}`);
    const home = drawer.document.querySelector('#panel .page-tree li')!;
    const entries = [...home.querySelectorAll('.page-menu a')].slice(0, 2);
    for (const [index, part] of (['general', 'seo'] as const).entries()) {
      expect(entries[index]!.textContent.trim()).toBe(words(lang, `editorPages.${part}`));
      const settings = await anna.get(entries[index]!.getAttribute('href')!);
      expect(settings.text('#panel-title')).toBe(words(lang, `editorPages.${part}`));
      const field = words(
        lang,
        part === 'seo' ? 'editorPages.field.metaTitle' : 'editorPages.field.name',
      );
      expect(settings.text('#panel')).toContain(field);
    }
    const remove = home.querySelector('button:disabled')!;
    expect(remove.textContent.trim()).toBe(words(lang, 'editorPages.remove'));
    expect(remove.getAttribute('title')).toBe(words(lang, 'editorPages.removeHome'));
    for (const kind of ['home', 'content', 'item'] as const) {
      const word = words(lang, `editorPages.kind.${kind}`);
      expect(drawer.document.querySelector(`#panel [aria-label="${word}"]`), kind).not.toBeNull();
    }
  });

  test('finds pages by name and path without script', async () => {
    const start = await anna.get(`${prefix}/operator/edit`);
    const form = start.form('.page-selector form');
    const found = await anna.submit(form, { find: guides.toUpperCase() });
    expect(found.text('#panel [role=status]')).toBe(words(lang, 'editorPages.found', { count: 4 }));
    expect(hrefs(found, '#panel .page-name a')[0]).toBe(`${prefix}/operator/edit/${guides}`);
    const none = await anna.submit(form, { find: '<b>%_\\' });
    expect(none.text('#panel [role=status]')).toBe(words(lang, 'editorPages.found', { count: 0 }));
  });

  test('the toolbar links to every page: content to its editor, goods to their settings', async () => {
    const start = await anna.get(`${prefix}/operator/edit`);
    const links = hrefs(start, '.page-selector a');
    expect(links[0]).toBe(`${prefix}/operator/edit`);
    expect(links).toContain(`${prefix}/operator/edit/${guides}`);
    expect(links).toContain(`${prefix}/operator/edit?page=1#panel`);
    const toPages = `${prefix}/operator/edit?pages=#panel`;
    expect(hrefs(start, '.toolbar a')).toContain(toPages);
    expect(hrefs(start, '.rail a'), 'its button there is for development').not.toContain(toPages);
  });
});

describe('a new page', () => {
  test('is the one edited next, and is in menu and shop immediately', async () => {
    const name = unique('Über uns');
    const path = `/ueber-uns-${serial}-a`;
    const before = await shop.client().get(path);
    expect(before.status).toBe(404);
    expect((await shop.client().get('/categories')).text()).not.toContain(name);
    const guides = await anna.get('/operator/edit/ratgeber?newPage=0');
    const sent = await anna.submit(guides.form('button[value=add-page]'), { name });
    expect(sent.headers.get('location')).toBe(`/operator/edit${path}`);
    const there = await anna.follow(sent);
    const id = there.document.querySelector('.page-selector [aria-current=page]');
    expect(id!.textContent).toContain(name);
    expect(notice(there)).toMatch(
      new RegExp(`Seite ${name} hinzugefügt \\(Kategorie-Nummer \\d+\\)`),
    );
    expect((await shop.client().get(path)).status).toBe(200);
    expect((await shop.client().get(`/en${path}`)).status).toBe(200);
    expect((await shop.client().get('/categories')).text()).toContain(name);
  });

  test('below the edited page is suggested; an item category opens its settings', async () => {
    const drawer = await anna.get('/operator/edit/ratgeber?pages=');
    const [link] = hrefs(drawer, '#panel .page-add');
    const form = await anna.get(link!);
    const types = (page: ShopPage) =>
      [...page.document.querySelectorAll('#page-type option')].map((option) => option.textContent);
    expect(types(form)).toEqual(['Inhalt', 'Artikelkategorie']);
    const chosen = form.form('button[value=add-page]').fields;
    expect(chosen).toMatchObject({ type: 'content', name: '' });
    expect(chosen.parentCategoryId).not.toBe('0');
    const name = unique('Sonderposten');
    const sent = await anna.submit(form.form('button[value=add-page]'), { name, type: 'item' });
    expect(sent.headers.get('location')).toMatch(/^\/operator\/edit\/ratgeber\?page=\d+$/);
    const settings = await anna.follow(sent);
    expect(types(settings)).toEqual(['Inhalt', 'Artikel']);
    expect(settings.text('.page-about')).toContain(`/ratgeber/sonderposten-${serial}-a`);
  });

  test.each([
    [{ name: '' }, 'name.required', 'required'],
    [{ name: '2024' }, 'name.digits', 'digits'],
    [{ name: '★★★' }, 'name.invalid', 'name'],
    [{ name: 'Suche', type: 'x' }, 'type.invalid', null],
    [{ name: 'x', parentCategoryId: '1e3' }, 'parentCategoryId.invalid', null],
    [{ name: 'x', parentCategoryId: '99999' }, 'category.parentNotFound', 'parentNotFound'],
    [{ name: 'Cart' }, 'category.reserved', null],
    [{ name: 'Ratgeber' }, 'category.taken', null],
  ] as const)('%o is refused with %s, and no input is lost', async (fields, code, text) => {
    const form = await anna.get('/operator/edit?newPage=0');
    const refused = await anna.submit(form.form('button[value=add-page]'), { ...fields });
    expect(refused.status).toBe(422);
    expect(refused.errorCodes()).toEqual([code]);
    if (text) expect(panel(refused)).toContain(words('de', `editorPages.problem.${text}`));
    expect(refused.document.querySelectorAll('[data-notice]')).toHaveLength(0);
    const typed = refused.document.querySelector<HTMLInputElement>('#page-name')!;
    expect(typed.value).toBe(fields.name);
  });

  test('sent twice from one form is made once', async () => {
    const name = unique('Zweimal');
    const form = (await anna.get('/operator/edit?newPage=0')).form('button[value=add-page]');
    const sent = await Promise.all([anna.submit(form, { name }), anna.submit(form, { name })]);
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    const made = await shop.query('select from category_detail where name = $1', [name]);
    expect(made).toHaveLength(2);
  });
});

describe('settings', () => {
  test('an untouched form changes nothing', async () => {
    for (const part of ['general', 'seo'] as const) {
      const form = await anna.get(`/operator/edit?page=1&part=${part}`);
      await shop.query('truncate event_log');
      const sent = await save(form, part, {});
      expect(sent.headers.get('location')).toBe(`/operator/edit?page=1&part=${part}`);
      expect(notice(await anna.follow(sent))).toContain(
        words('de', 'errorMessages.editor.categories.success'),
      );
      const noted = await shop.query(`select from event_log where kind = 'operator.pageChanged'`);
      expect(noted).toHaveLength(0);
    }
  });

  test('another slug redirects the edited page, its former address and its descendants', async () => {
    const name = unique('Umzug');
    const slug = slugOf(name);
    const id = await add(name);
    const child = unique('Kind');
    await add(child, { parentCategoryId: String(id) });
    const below = slugOf(child);
    expect((await shop.client().get(`/${slug}/${below}`)).status).toBe(200);

    const form = await anna.get(`/operator/edit/${slug}?page=${id}`);
    const sent = await save(form, 'general', { nameUrl: `neu-${slug}`, name: 'Umgezogen' });
    expect(sent.headers.get('location')).toBe(`/operator/edit/neu-${slug}?page=${id}`);
    expect((await anna.follow(sent)).text('.toolbar-title')).toContain('Umgezogen');
    const former = await shop.client().get(`/${slug}/${below}`);
    expect(former.status).toBe(301);
    expect(former.headers.get('location')).toBe(`/neu-${slug}/${below}`);
    expect((await shop.client().get(`/en/${slug}/${below}`)).status).toBe(200);
    expect((await shop.client().get('/categories')).text()).toContain('Umgezogen');
    expect((await anna.get(`/operator/edit/${slug}`)).headers.get('location')).toBe(
      `/operator/edit/neu-${slug}`,
    );
    // Another editor has it open at its former address.
    const added = await anna.post(`/operator/edit/${slug}`, {
      intent: 'add',
      variation: 'rich-text',
      place: '/',
    });
    expect(added.headers.get('location')).toContain(`/operator/edit/neu-${slug}?edit=`);
    expect((await anna.follow(added)).document.querySelectorAll('.block-title')).toHaveLength(1);
  });

  test('of search engines are on the page immediately', async () => {
    const name = unique('Suchmaschine');
    const id = await add(name);
    await shop.client().get(`/${slugOf(name)}`);
    const form = await anna.get(`/operator/edit?page=${id}&part=seo`);
    const sent = await save(form, 'seo', {
      metaTitle: 'Titel "mit" <b>',
      metaDescription: 'Beschrieben',
      metaRobots: 'NOINDEX_NOFOLLOW',
      canonicalLink: '/ratgeber',
      sitemap: null,
    });
    expect(sent.status).toBe(303);
    const { document } = await shop.client().get(`/${slugOf(name)}`);
    expect(document.title).toContain('Titel "mit" <b>');
    const meta = (of: string) =>
      document.querySelector(`meta[name=${of}]`)?.getAttribute('content');
    expect(meta('description')).toBe('Beschrieben');
    expect(meta('robots')).toBe('noindex, nofollow');
    expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toMatch(
      /\/ratgeber$/,
    );
    const english = await shop.client().get(`/en/${slugOf(name)}`);
    expect(english.document.title).not.toContain('Titel');
    const [row] = await shop.query<{ sitemap: string }>(
      'select sitemap from category where id = $1',
      [id],
    );
    expect(row!.sitemap).toBe('N');
  });

  test('of the home page are saved like those of other pages (2.126, 2.127)', async () => {
    const seo = await anna.get('/operator/edit?page=home&part=seo');
    const typed = {
      metaTitle: 'Farben & mehr',
      metaDescription: 'Beschrieben',
      metaKeywords: 'Farbe, Lack',
      metaRobots: 'NOINDEX',
      canonicalLink: '/ratgeber',
      sitemap: null,
    };
    const sent = await save(seo, 'seo', typed);
    expect(sent.headers.get('location')).toBe('/operator/edit?page=home&part=seo');
    const { document } = await shop.client().get('/');
    const said = (name: string) =>
      document.querySelector(`meta[name=${name}]`)?.getAttribute('content');
    expect(document.title).toContain('Farben & mehr');
    expect(said('description')).toBe('Beschrieben');
    expect(said('keywords')).toBe('Farbe, Lack');
    expect(said('robots')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical]')!.getAttribute('href')).toMatch(
      /\/ratgeber$/,
    );
    expect((await shop.client().get('/en')).document.title).not.toContain('Farben');
    const other = await save(seo, 'seo', { metaTitle: 'Zu spät' });
    expect(other.status, 'somebody has changed it meanwhile').toBe(422);
    expect(other.errorCodes()).toEqual(['category.conflict']);
    const wrong = await anna.get('/operator/edit?page=home&part=seo');
    const refused = await save(wrong, 'seo', { canonicalLink: 'javascript:alert(1)' });
    expect(refused.errorCodes()).toEqual(['canonicalLink.invalid']);
    await shop.query(`delete from setting where key = 'homePage'`);
    await shop.query(
      `update setting set value = value || '{"robotsHomepage": "ALL"}' where key = 'robots'`,
    );

    const general = await anna.get('/operator/edit?page=home');
    expect(general.form('button[value=page-general]').fields['name']).toBe('Startseite');
    expect((await save(general, 'general', { name: '' })).errorCodes()).toEqual(['name.required']);
    expect((await save(general, 'general', { name: 'Willkommen' })).status).toBe(303);
    const list = await anna.get('/operator/edit?pages=');
    expect(list.text('#panel .page-tree .page-name a')).toBe('Willkommen');
    await shop.query(`delete from setting where key = 'homePage'`);
  });

  test('for customers only hide the page from guests, not from the editor', async () => {
    const name = unique('Intern');
    const id = await add(name);
    const form = await anna.get(`/operator/edit?page=${id}`);
    await save(form, 'general', { right: 'customer' });
    const answer = await shop.client().get(`/${slugOf(name)}`);
    expect(answer.headers.get('location')).toBe(`/login?redirect=/${slugOf(name)}`);
    expect((await anna.get(`/operator/edit/${slugOf(name)}`)).status).toBe(200);
    const drawer = await anna.get('/operator/edit?pages=');
    expect(panel(drawer)).toContain(words('de', 'editorPages.customersOnly'));
  });

  test('are removed from the menu, and made an item category, which cannot be edited', async () => {
    const name = unique('Menü');
    const id = await add(name);
    const path = `/menue-${serial}-a`;
    const hidden = await save(await anna.get(`/operator/edit${path}?page=${id}`), 'general', {
      linklist: null,
    });
    expect((await anna.follow(hidden)).status).toBe(200);
    expect((await shop.client().get('/categories')).text()).not.toContain(name);
    const sent = await save(await anna.get(`/operator/edit${path}?page=${id}`), 'general', {
      type: 'item',
    });
    expect(sent.headers.get('location')).toBe(`/operator/edit?page=${id}`);
    const redirected = await anna.get(`/operator/edit${path}`);
    expect([redirected.status, redirected.headers.get('location')]).toEqual([
      303,
      `/operator/edit?page=${id}#panel`,
    ]);
  });

  test.each([
    ['general', { name: '123', nameUrl: 'Grüße' }, ['name.digits', 'nameUrl.invalid']],
    ['general', { nameUrl: 'checkout' }, ['category.reserved']],
    ['general', { nameUrl: 'farbwelten' }, ['category.taken']],
    ['general', { parentCategoryId: '0x1' }, ['parentCategoryId.invalid']],
    ['seo', { canonicalLink: 'javascript:alert(1)' }, ['canonicalLink.invalid']],
    ['seo', { metaRobots: 'MAYBE' }, ['metaRobots.invalid']],
    ['seo', { metaTitle: 'x'.repeat(201) }, ['metaTitle.invalid']],
  ] as const)('of %s %o are refused, and all input stays', async (part, fields, codes) => {
    const form = await anna.get(`/operator/edit?page=1&part=${part}`);
    const refused = await save(form, part, { ...fields });
    expect(refused.status).toBe(422);
    expect(refused.errorCodes()).toEqual(codes);
    for (const [field, value] of Object.entries(fields)) {
      const control = refused.document.querySelector<HTMLInputElement>(`#page-${field}`)!;
      if (control.tagName === 'INPUT') expect(control.value).toBe(value);
      expect(
        refused.document.querySelector(`#error-summary a[href="#page-${field}"]`),
      ).not.toBeNull();
    }
  });

  test('changed by another editor meanwhile are not overwritten', async () => {
    const id = await add(unique('Rivalen'));
    const form = await anna.get(`/operator/edit?page=${id}`);
    const berta = await operator('berta@example.com');
    const hers = await berta.get(`/operator/edit?page=${id}`);
    const twice = { name: 'Ihrer', right: 'customer' };
    await berta.submit(hers.form('button[value=page-general]'), twice);
    const refused = await save(form, 'general', { name: 'Meiner' });
    expect(refused.errorCodes()).toEqual(['category.conflict']);
    // Her other settings are shown, and saving once more does not revert them.
    expect(refused.form('button[value=page-general]').fields).toMatchObject({
      name: 'Meiner',
      'shown.name': 'Ihrer',
      right: 'customer',
      'shown.right': 'customer',
    });
    expect(refused.text('#error-summary')).toContain(
      words('de', 'errorMessages.editor.categories.error'),
    );
    expect(refused.text('#error-summary')).toContain(words('de', 'editorPages.field.name'));
    expect((await save(form, 'general', { linklist: null })).status).toBe(303);
    const rows = await shop.query<{ name: string; linklist: string }>(
      `select name, linklist from category_detail join category on id = category_id
       where id = $1 and lang = 'de'`,
      [id],
    );
    expect(rows).toEqual([{ name: 'Ihrer', linklist: 'N' }]);
    expect((await save(refused, 'general', {})).status).toBe(303);
    const saved = (await anna.get(`/operator/edit?page=${id}`)).form('button[value=page-general]');
    expect(saved.fields).toMatchObject({ name: 'Meiner', right: 'customer' });
    expect(saved.fields.linklist).toBeUndefined();
  });

  test.each(['page=999999', 'page=0', 'page=1;drop', 'page=', 'page=1&page=2'])(
    '?%s opens none, or the first one',
    async (query) => {
      expect((await anna.get(`/operator/edit?${query}`)).status).toBe(200);
      const sent = await anna.post(`/operator/edit?${query}`, {
        intent: 'page-seo',
        page: '999999',
        metaTitle: 'x',
      });
      expect(sent.status).toBe(422);
      expect(sent.errorCodes()).toEqual(['category.notFound']);
    },
  );
});

test.each(['de', 'en'] as const)(
  'settings that are saved with those of other pages are refused by the name of their page: %s',
  async (lang) => {
    const name = unique('Zusammen');
    const id = await add(name);
    const sent = await anna.post(`/${lang}/operator/edit?pages=`, {
      intent: 'page-general',
      page: String(id),
      among: 'one press',
      nameUrl: 'Ü!',
      'shown.nameUrl': slugOf(name),
    });
    expect(sent.status).toBe(422);
    const problem = words(lang, 'editorPages.problem.nameUrl');
    expect(sent.text('.error-summary li')).toBe(`${name}: ${problem}`);
    // The page has no field that a link could lead to.
    expect(sent.document.querySelector('.error-summary a')).toBeNull();
  },
);

describe('deleting a page', () => {
  test('asks for confirmation, lists what is deleted with it, and leads home from the deleted page', async () => {
    const name = unique('Weg');
    const path = `/${slugOf(name)}`;
    const id = await add(name);
    await add(unique('Kind'), { parentCategoryId: String(id) });
    expect((await shop.client().get(path)).status).toBe(200);
    const asked = await anna.get(`/operator/edit${path}?page=${id}&part=delete`);
    expect(asked.text('#panel-title')).toBe('Seite löschen?');
    expect(panel(asked)).toContain(words('de', 'editorPages.removeText', { name, path }));
    expect(panel(asked)).toContain(words('de', 'editorPages.removeBelow', { count: 1 }));
    expect(hrefs(asked, '#panel a.button')).toEqual([`/operator/edit${path}?pages=#panel`]);

    const sent = await anna.submit(asked.form('button[value=delete-page]'));
    expect(sent.headers.get('location')).toBe('/operator/edit?pages=');
    expect(notice(await anna.follow(sent))).toContain(
      words('de', 'errorMessages.editor.categories.deleteSuccess', { name, id }),
    );
    expect((await shop.client().get(path)).status).toBe(404);
    expect((await shop.client().get('/categories')).text()).not.toContain(name);
    const again = await anna.submit(asked.form('button[value=delete-page]'));
    expect([404, 422]).toContain(again.status);
  });

  test('with goods is refused with a sentence', async () => {
    const asked = await anna.get('/operator/edit?page=1&part=delete');
    const refused = await anna.submit(asked.form('button[value=delete-page]'));
    expect(refused.status).toBe(422);
    expect(refused.errorCodes()).toEqual(['category.hasItems']);
    expect(refused.text('#error-summary')).toContain('Farben & Lacke');
    expect((await shop.client().get('/farben-lacke')).status).toBe(200);
  });
});

test('a page with a draft is marked in the tree, in its language', async () => {
  const name = unique('Entwurf');
  await add(name);
  await anna.post(`/operator/edit/${slugOf(name)}`, {
    intent: 'add',
    variation: 'rich-text',
    place: '/',
  });
  const unsaved = words('de', 'editorPages.unsaved');
  const drawer = await anna.get('/operator/edit?pages=');
  expect(panel(drawer)).toContain(unsaved);
  expect(drawer.text('#panel [role=tooltip]')).toBe(unsaved);
  const english = await anna.get('/en/operator/edit?pages=');
  const entries = [...english.document.querySelectorAll('#panel .page-entry')];
  const entry = entries.find(({ textContent }) => textContent.includes(name))!;
  expect(entry.textContent).not.toContain(words('en', 'editorPages.unsaved'));
});

test.each([
  ['', 'Seiten bearbeiten', '/en/operator/manual'],
  ['/en', 'Edit pages', '/operator/manual'],
])(
  'without an address of its own the manual is the guide of the shop (%s)',
  async (prefix, title, other) => {
    const drawer = await anna.get(`${prefix}/operator/edit?pages=`);
    const link = drawer.document.querySelector('.page-manual')!;
    expect(link.getAttribute('target')).toBe('_blank');
    const address = link.getAttribute('href')!;
    expect(address).toBe(`${prefix}/operator/manual`);
    expect((await shop.client().get(address)).headers.get('location')).toContain('/operator/login');
    const manual = await anna.get(address);
    expect(manual.text('main h1')).toBe(title);
    expect(hrefs(manual, 'main a')).toEqual([other]);
    expect(manual.text('main')).not.toContain('guide:pictures');
    const pictures = [...manual.document.querySelectorAll('main img')];
    expect(pictures.length).toBe(10);
    for (const picture of pictures) {
      expect((await anna.get(picture.getAttribute('src')!)).status).toBe(200);
    }
  },
);

test('the manual opens in a new window, in English if there is none in German', async () => {
  const manual = { de: '', en: 'https://example.com/manual' };
  await shop.query(
    `insert into setting (key, value) values ('editorManual', $1)
    on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(manual)],
  );
  await expect
    .poll(async () => {
      const drawer = await anna.get('/operator/edit?pages=');
      return drawer.document.querySelector('.page-manual')?.outerHTML ?? '';
    })
    .toMatch(/href="https:\/\/example.com\/manual" target="_blank"/);
});
