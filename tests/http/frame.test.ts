import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { plainGoods, type Goods } from '../support/goods';
import { cataloguePaths, FIXED_PATHS, type CataloguePaths } from '../support/page-paths';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();
let goods: Goods[];

beforeAll(async () => {
  goods = await plainGoods(shop);
});

describe.each(triedIn('de'))('under "$prefix"', ({ prefix, lang }) => {
  let paths: CataloguePaths;

  beforeAll(async () => {
    paths = await cataloguePaths(shop.server.origin, prefix);
  });

  const get = (path: string) => shop.client().get(path);

  test('cards stand below one note on VAT and shipping, with the link to the costs', async () => {
    const pages = [prefix || '/', paths.category, paths.search, paths.productWithChoice];
    for (const path of pages) {
      const { document } = await get(path);
      const lists = [...document.querySelectorAll('.product-grid, .gallery-strip')];
      expect(lists.length, path).toBeGreaterThan(0);
      for (const list of lists) {
        const part = list.closest('.listing-main, .gallery, .related')!;
        const notes = part.querySelectorAll('.price-note');
        expect(notes.length, path).toBe(1);
        expect(notes[0]!.textContent, path).toContain(words(lang, 'common.pricesHint'));
        expect(notes[0]!.querySelector(`a[href="${prefix}/shipping"]`), path).not.toBeNull();
        const isAbove = notes[0]!.compareDocumentPosition(list) & 4;
        expect(isAbove, path).toBeTruthy();
      }
    }
  });

  test('the searches of a page have different names', async () => {
    for (const path of [paths.search, `${prefix}/search`, `${prefix}/gibt-es-nicht`]) {
      const { document } = await get(path);
      const names = [...document.querySelectorAll('[role=search]')].map((form) =>
        form.getAttribute('aria-label'),
      );
      expect(names.length, path).toBe(2);
      expect(new Set(names).size, path).toBe(2);
    }
  });

  test('a category begins with the recommended goods, home with those of the first category', async () => {
    const list = await get(paths.category);
    const selected = list.document.querySelector('select[name=sort] option[selected]');
    expect(selected?.getAttribute('value')).toBe('item.score');
    const namesIn = (part: ParentNode) =>
      [...part.querySelectorAll('.card-name')].map((name) => name.textContent);
    const home = await get(prefix || '/');
    const gallery = home.document.querySelector('.gallery')!;
    const all = await get(`${prefix}/categories`);
    const wall = all.document.querySelector('.menu-columns ul a')!.getAttribute('href')!;
    const range = await get(wall);
    const first = range.document.querySelector('.sub-categories a')?.getAttribute('href') ?? wall;
    expect(namesIn(gallery).length).toBeGreaterThan(4);
    expect(namesIn(gallery)).toEqual(namesIn((await get(first)).document));
  });

  test('goods added without script are announced once, by the panel, on any page', async () => {
    for (const redirectTo of [prefix || '/', paths.category, `${prefix}/shipping`]) {
      const client = shop.client();
      const answer = await client.post(`/api/cart?locale=${lang}`, {
        intent: 'add',
        productId: String(goods[0]!.variationId),
        quantity: '1',
        redirectTo,
      });
      const page = await client.follow(answer);
      const said = words(lang, 'notices.cartItemAdded');
      expect(page.text('.quick-checkout-panel'), redirectTo).toContain(said);
      expect(page.text('#notices'), redirectTo).toBe('');
    }
  });

  test('personal slots of a cached page are painted with their styles', async () => {
    const client = shop.client();
    const seen = await client.get(paths.category);
    expect(seen.text('#first-styles')).toContain('.header-cart-count');
    const answer = await client.post(`/api/cart?locale=${lang}`, {
      intent: 'add',
      productId: String(goods[0]!.variationId),
      quantity: '1',
      redirectTo: paths.category,
    });
    const { document } = await client.follow(answer);
    const panel = document.querySelector('.quick-checkout-panel')!;
    const sheets = [...document.querySelectorAll('link[rel~=stylesheet]')];
    expect(sheets[0]!.compareDocumentPosition(panel) & 4, 'a sheet before the panel').toBe(4);
    const addresses = new Set(sheets.map((sheet) => sheet.getAttribute('href')));
    expect(addresses.size, 'it is the same sheet').toBe(1);
  });

  test('the sheet is there once, behind the first picture and before the rest', async () => {
    const { category, product, search } = paths;
    for (const path of [prefix || '/', category, product, search]) {
      const { document } = await get(path);
      const sheets = document.querySelectorAll('link[rel~=stylesheet]');
      expect(sheets.length, path).toBe(1);
      const picture = document.querySelector('main img[fetchpriority=high]')!;
      const [sheet, footer] = [sheets[0]!, document.querySelector('footer')!];
      expect(picture.compareDocumentPosition(sheet) & 4, `${path}: the picture first`).toBe(4);
      expect(sheet.closest('main'), `${path}: the sheet before the rest`).not.toBeNull();
      expect(sheet.compareDocumentPosition(footer) & 4, `${path}: the footer behind it`).toBe(4);
      expect(document.querySelector('[data-first-screen-end]'), path).toBeNull();
      const waited = document.querySelector('head link[rel=expect]')?.getAttribute('href');
      expect(waited ?? `#${sheet.id}`, `${path}: the first frame waits`).toBe(`#${sheet.id}`);
      const ahead = document.querySelector('head link[rel=preload][as=image]');
      const files = ahead?.getAttribute('imagesrcset') ?? null;
      expect(files, `${path}: named ahead, but in several cuts`).toBe(
        picture.getAttribute('srcset'),
      );
    }
  });

  test('the footer links to the guide and the existing services', async () => {
    const { document } = await get(prefix || '/');
    const service = document.querySelector('.footer-columns section')!;
    const targets = [...service.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      expect.stringMatching(lang === 'en' ? /guide/ : /ratgeber/),
      `${prefix}/contact`,
      `${prefix}/order-lookup`,
      `${prefix}/newsletter`,
    ]);
  });

  test('the full frame stands around the shop, the simple one around checkout', async () => {
    const { document } = await get(prefix || '/');
    expect(document.querySelector('header .menu')).not.toBeNull();
    expect(document.querySelector('header [role=search]')).not.toBeNull();
    const client = shop.client();
    await client.post(`/api/cart?locale=${lang}`, {
      intent: 'add',
      productId: String(goods[0]!.variationId),
      quantity: '1',
    });
    await client.post(`${prefix}/guest/login`, { email: 'rahmen@example.com' });
    const page = await client.get(`${prefix}/checkout`);
    expect(page.status).toBe(200);
    const simple = page.document;
    expect(simple.querySelector('header .menu, header [role=search]')).toBeNull();
    const back = simple.querySelector(`header a[href="${prefix}/cart"]`);
    expect(back?.getAttribute('aria-label')).toBe(words(lang, 'header.backTo.cart'));
    expect(simple.querySelector('.footer-columns')).toBeNull();
    expect(simple.querySelector(`.footer-legal a[href="${prefix}/withdrawal"]`)).not.toBeNull();
  });

  test('the language switcher lists both languages and marks the one of the page', async () => {
    const { document } = await get(paths.category);
    const buttons = [...document.querySelectorAll('header form[action="/api/locale"] button')];
    expect(buttons.map((button) => button.getAttribute('value'))).toEqual(['de', 'en']);
    const current = buttons.filter((button) => button.getAttribute('aria-current') === 'true');
    expect(current.map((button) => button.getAttribute('value'))).toEqual([lang]);
  });

  test('switching stays on the page with its query, and is stored for 100 days', async () => {
    const other = lang === 'de' ? 'en' : 'de';
    const client = shop.client();
    const page = await client.get(`${paths.category}?priceMin=5&sort=texts.name1_asc`);
    const form = page.form('header form[action="/api/locale"]');
    const answer = await client.submit(form, { locale: other });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('set-cookie')).toMatch(
      new RegExp(`^vsf-locale=${other};.*Max-Age=${100 * 24 * 60 * 60}\\b`),
    );
    const there = new URL(answer.headers.get('location')!, answer.url);
    expect(there.search).toBe('?priceMin=5&sort=texts.name1_asc');
    const translation = page.document.querySelector(`link[hreflang=${other}]`);
    if (translation) {
      expect(there.pathname).toBe(new URL(translation.getAttribute('href')!).pathname);
    }
    const next = await client.get(there.pathname + there.search);
    expect(next.document.documentElement.lang).toBe(other);
    expect(next.document.querySelectorAll('main .card').length).toBe(
      page.document.querySelectorAll('main .card').length,
    );
  });

  test('switching keeps parameters that a cached page does not know, of this page alone', async () => {
    const other = lang === 'de' ? 'en' : 'de';
    const client = shop.client();
    const form = (await client.get(paths.category)).form('header form[action="/api/locale"]');
    const switchFrom = async (referer: string) => {
      const fields = { ...form.fields, locale: other };
      const answer = await client.post('/api/locale', fields, { Referer: referer });
      return new URL(answer.headers.get('location')!, answer.url).search;
    };
    const page = shop.server.origin + paths.category;
    expect(await switchFrom(`${page}?utm_source=brief&page=2`)).toBe('?utm_source=brief&page=2');
    expect(await switchFrom(`${page}/else?utm_source=brief`)).toBe('');
    expect(await switchFrom(`https://shop.invalid${paths.category}?utm_source=brief`)).toBe('');
  });

  test('a gallery has a picture for each thumbnail, each links to the large one', async () => {
    const { document } = await get(paths.productWithChoice);
    const pictures = [...document.querySelectorAll('.product-strip > li')];
    const thumbs = [...document.querySelectorAll('a[data-thumb]')];
    expect(pictures.length).toBeGreaterThan(1);
    expect(thumbs.map((thumb) => thumb.getAttribute('href'))).toEqual(
      pictures.map(({ id }) => `#${id}`),
    );
    for (const picture of pictures) {
      const link = picture.querySelector('a[data-zoom]')!;
      const [, folder] = /^(\S+\/)\d+\.avif /.exec(
        picture.querySelector('img[srcset]')!.getAttribute('srcset')!,
      )!;
      expect(link.getAttribute('href')).toBe(`${folder}full/`);
      expect(link.getAttribute('aria-label')).toContain(
        picture.querySelector('img:not([aria-hidden])')!.getAttribute('alt'),
      );
      const placeholder = picture.querySelector('.picture-placeholder')!.getAttribute('src')!;
      const [, tiny] = /^data:image\/webp;base64,([\w+/=]+)$/.exec(placeholder)!;
      const { width, height, size } = await sharp(Buffer.from(tiny!, 'base64')).metadata();
      expect([width, height]).toEqual([10, 10]);
      expect(size).toBeLessThan(200);
    }
  });
});

test('the search is indexed or not as the settings say', async () => {
  const robots = async (term = 'Farbe') => {
    const { document } = await shop.client().get(`/search?term=${term}`);
    return document.querySelector('meta[name=robots]')?.getAttribute('content') ?? 'all';
  };
  expect(await robots()).toBe('all');
  // Otherwise a link could put any text into an address of this shop that search engines index.
  expect(await robots('qqqzzzxxx')).toBe('noindex');
  const [before] = await shop.query<{ value: object }>(
    `select value from setting where key = 'robots'`,
  );
  const say = (value: object) =>
    shop.query(`update setting set value = $1 where key = 'robots'`, [JSON.stringify(value)]);
  await say({ ...before!.value, robotsSearchResult: 'NOFOLLOW' });
  await expect.poll(() => robots(), { timeout: 20_000 }).toBe('nofollow');
  await say(before!.value);
  await expect.poll(() => robots(), { timeout: 20_000 }).toBe('all');
});

test('an operator removes categories from the menu, from search engines and from the shop', async () => {
  const { category } = await cataloguePaths(shop.server.origin, '');
  const isInMenu = async () => {
    const { document } = await shop.client().get('/categories');
    return document.querySelector(`.menu-columns a[href="${category}"]`) !== null;
  };
  const robots = async () => {
    const { document } = await shop.client().get(category);
    return document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  };
  const [own] = await shop.query<{ id: number; linklist: string; robots: string }>(
    `select c.id, c.linklist, d.meta_robots as robots
       from category_detail d join category c on c.id = d.category_id where d.path = $1`,
    [category],
  );
  const keep = async (linklist: string, robots: string) => {
    await shop.query('update category set linklist = $2 where id = $1', [own!.id, linklist]);
    await shop.query('update category_detail set meta_robots = $2 where category_id = $1', [
      own!.id,
      robots,
    ]);
  };
  expect(await isInMenu()).toBe(true);
  expect(await robots()).toBe('');
  await keep('N', 'NOINDEX_NOFOLLOW');
  await expect.poll(isInMenu, { timeout: 20_000 }).toBe(false);
  await expect.poll(robots, { timeout: 20_000 }).toBe('noindex, nofollow');
  await keep(own!.linklist, own!.robots);
  await expect.poll(isInMenu, { timeout: 20_000 }).toBe(true);
  await expect.poll(robots, { timeout: 20_000 }).toBe('');
});

test('every static page is in the frame with its notices', async () => {
  for (const path of FIXED_PATHS) {
    const { document } = await shop.client().get(path);
    expect(document.querySelector('#notices[aria-live=polite]'), path).not.toBeNull();
  }
});
