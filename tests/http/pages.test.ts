import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../../app/i18n/locales';
import { plainGoods, type Goods } from '../support/goods';
import { becomeGuest } from '../support/guest';
import { inTurns } from '../support/in-turns';
import { cataloguePaths, FIXED_PATHS, pathOf } from '../support/page-paths';
import { rawRequest } from '../support/raw-request';
import { useSharedShop } from '../support/use-shop';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { allTexts, fold, LANGUAGES, words } from '../support/words';

const shop = useSharedShop();
let goods: Goods[];
let origin: string;
/** A guest with a cart, who sees every page. */
let guest: ShopClient;

beforeAll(async () => {
  goods = await plainGoods(shop);
  ({ origin } = shop.server);
  guest = shop.client();
  await becomeGuest(guest, { email: 'seiten@example.com', goods });
});

const NOT_INDEXED =
  /^\/(cart|guest\/login|login|register|reset-password|set-new-password|wishlist|order-lookup|data-request|checkout|readonly-checkout|cookie-settings|offline|search\?term=xqzvw)\b/;
const WITHDRAW: Record<Locale, string> = {
  de: 'Vertrag widerrufen',
  en: 'Withdraw from contract here',
};

describe.each(LANGUAGES)('under "$prefix"', ({ prefix, lang }) => {
  const pages = new Map<string, ShopPage>();

  beforeAll(async () => {
    const found = await cataloguePaths(origin, prefix);
    const fixed = [...FIXED_PATHS, '/checkout', '/checkout?edit=contact', '/readonly-checkout'];
    expect(FIXED_PATHS.length).toBeGreaterThan(10);
    const guides = [...(await guest.get(found.guides)).document.querySelectorAll('.page-card')];
    const all = [...fixed.map((path) => prefix + path), ...Object.values(found)];
    const paths = [
      ...new Set([...all, ...guides.map(pathOf), ...(await specialGoods(lang, prefix))]),
    ];
    await each(paths, async (path) => pages.set(path, await guest.get(path)));
  });

  test('every page exists, in its language, with one heading, a title and the withdrawal link', () => {
    expect(pages.size).toBeGreaterThan(20);
    for (const [path, page] of pages) {
      const { document } = page;
      expect.soft(page.status, path).toBe(200);
      expect.soft(document.documentElement.lang, path).toBe(lang);
      expect.soft(document.querySelectorAll('h1').length, path).toBe(1);
      expect.soft(document.title, path).toMatch(/^(?!Tonwert).+ \| Tonwert$/);
      const link = document.querySelector(`footer a[href="${prefix}/withdrawal"]`);
      expect.soft(link?.textContent, path).toBe(WITHDRAW[lang]);
    }
  });

  test('a guide shows its lead, a picture, its goods and a link to the next', () => {
    const guides = [...pages.keys()].filter((path) => /\/(ratgeber|guides)\/./.test(path));
    expect(guides.length).toBeGreaterThan(2);
    for (const guide of guides) {
      const { document } = pages.get(guide)!;
      expect.soft(document.querySelector('.content-head .lead')?.textContent, guide).not.toBe('');
      expect.soft(document.querySelector('.content-head img'), guide).not.toBeNull();
      expect
        .soft(document.querySelector('.prose')?.textContent?.length, guide)
        .toBeGreaterThan(200);
      expect.soft(document.querySelectorAll('.gallery .card').length, guide).toBeGreaterThan(3);
      const next = document.querySelector('.content-next a')?.getAttribute('href');
      expect.soft(next, guide).toMatch(new RegExp(`^${prefix}/(ratgeber|guides)/.`));
      expect.soft(next, guide).not.toBe(guide);
    }
  });

  test('titles are unique', () => {
    const titles = [...pages]
      .filter(([path]) => !path.includes('?edit'))
      .map(([, page]) => page.document.title);
    const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(twice).toEqual([]);
  });

  test('each page names its canonical address, its translation, and whether it may be indexed', () => {
    for (const [path, { document }] of pages) {
      const bare = path.slice(prefix.length) || '/';
      const canonical = new URL(attribute(document, 'link[rel=canonical]', 'href'));
      expect.soft(canonical.origin, path).toBe(origin);
      expect
        .soft(canonical.pathname, path)
        .toMatch(lang === 'en' ? /^\/en(\/|$)/ : /^\/(?!de\b|en\b)/);
      if (!bare.includes('?')) {
        // A variation's page is found under its item.
        const own = (lang === 'en' ? path : bare).replace(/(_\d+)_\d+$/, '$1');
        const isLink = /^\/p\/\d+\//.test(bare);
        if (isLink) expect.soft(canonical.pathname, path).toMatch(endOfLink(bare));
        else expect.soft(canonical.pathname, path).toBe(own.replace(/(?<=.)\/$/, ''));
      }
      const robots = document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
      expect.soft(robots.includes('noindex'), path).toBe(NOT_INDEXED.test(bare));
      const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
      const languages = alternates.map((link) => link.getAttribute('hreflang')).toSorted();
      expect.soft(languages, path).toEqual(['de', 'en', 'x-default']);
    }
  });

  test('a page and its translation point to each other', async () => {
    const both = [...pages.values()].filter(({ document }) =>
      document.querySelector('link[hreflang]'),
    );
    await each(both, async ({ document, url }) => {
      const other = attribute(document, `link[hreflang=${lang === 'de' ? 'en' : 'de'}]`, 'href');
      const { pathname, search } = new URL(other);
      const translation = await guest.get(pathname + search);
      expect.soft(translation.status, other).toBe(200);
      const back = attribute(translation.document, `link[hreflang=${lang}]`, 'href');
      expect.soft(back, url).toBe(attribute(document, 'link[rel=canonical]', 'href'));
    });
  });

  test('no text key is shown, and no text of the other language', () => {
    const keys = Object.keys(allTexts(lang));
    const namespaces = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
    const key = new RegExp(`\\b(?:${namespaces})\\.[a-z]+[A-Za-z.]*\\b`);
    const foreign = textsOnlyIn(lang === 'de' ? 'en' : 'de', lang);
    expect(foreign.length).toBeGreaterThan(200);
    for (const [path, page] of pages) {
      const text = visibleText(page);
      expect.soft(key.exec(text)?.[0], path).toBeUndefined();
      expect
        .soft(
          foreign.filter((words) => text.includes(words)),
          path,
        )
        .toEqual([]);
      expect.soft(/\{\w+\}/.exec(text)?.[0], path).toBeUndefined();
      expect.soft(/\b(?:undefined|NaN|null|\[object)\b/.exec(text)?.[0], path).toBeUndefined();
    }
  });

  test('nothing is fetched from another host', () => {
    for (const [path, { document, html }] of pages) {
      const sources = [...document.querySelectorAll('[src], [srcset], link[href]')]
        .filter(
          (element) =>
            !/^(canonical|alternate|prev|next|expect)$/.test(element.getAttribute('rel') ?? ''),
        )
        .flatMap((element) =>
          ['src', 'href', 'srcset'].flatMap(
            (name) => element.getAttribute(name)?.split(/,\s+/) ?? [],
          ),
        );
      expect.soft(sources.length, path).toBeGreaterThan(1);
      const foreign = sources.filter(
        (source) => !/^\/(?!\/)/.test(source) && !source.startsWith('data:'),
      );
      expect.soft(foreign, path).toEqual([]);
      expect.soft(html, path).not.toMatch(/url\(['"]?(https?:)?\/\//);
    }
  });

  test('no link is dead and every anchor exists', async () => {
    const paths = new Set<string>();
    const places = new Set<string>();
    for (const [path, { document }] of pages) {
      for (const link of document.querySelectorAll('a[href]')) {
        const href = link.getAttribute('href')!;
        if (href.startsWith('#') && href !== '#') {
          expect.soft(document.getElementById(href.slice(1)), `${path}: ${href}`).not.toBeNull();
        } else if (/^\/(?!\/|media\/)/.test(href)) {
          paths.add(href.split('#')[0]!);
          if (href.includes('#')) places.add(href);
        } else expect.soft(href, path).toMatch(/^(https:|mailto:|tel:|\/media\/|\?)/);
      }
    }
    expect(paths.size).toBeGreaterThan(60);
    await each([...paths], async (path) => {
      const { status } = await fetch(origin + path, { method: 'HEAD' });
      expect.soft(status, path).toBe(200);
      expect.soft(/^\/en(\/|$|\?)/.test(path), `language of ${path}`).toBe(lang === 'en');
    });
    expect(places.size).toBeGreaterThan(0);
    await each([...places], async (place) => {
      const [path = '', id = ''] = place.split('#');
      const { html } = await guest.get(path);
      expect.soft(html.includes(` id="${decodeURIComponent(id)}"`), place).toBe(true);
    });
  });

  test.each([
    '/gibt-es-nicht',
    '/wandfarben/gibt-es-nicht',
    '/gibt-es-nicht_99999999',
    '/p/99999999/x',
    '/fr/cart',
    '/checkout/mehr',
  ])('%s is missing: 404 with links', async (path) => {
    const page = await shop.client().get(prefix + path);
    expect(page.status).toBe(404);
    expect(page.document.documentElement.lang).toBe(lang);
    const title = words(lang, 'errorPages.notFoundTitle');
    expect(page.document.title).toBe(`${title} | Tonwert`);
    expect(page.text('main h1')).toBe(`${title}: ${prefix}${path}`);
    expect(attribute(page.document, 'meta[name=robots]', 'content')).toContain('noindex');
    expect(page.document.querySelector(`main form[action="${prefix}/search"]`)).not.toBeNull();
    expect(page.document.querySelector(`footer a[href="${prefix}/withdrawal"]`)).not.toBeNull();
  });

  test('further pages of a list link back and forward, and are not indexed', async () => {
    const { category } = await cataloguePaths(origin, prefix);
    const first = await guest.get(category);
    expect(first.document.querySelector('link[rel=prev]')).toBeNull();
    const next = new URL(attribute(first.document, 'link[rel=next]', 'href'));
    expect(next.searchParams.get('page')).toBe('2');
    const second = await guest.get(next.pathname + next.search);
    const back = new URL(attribute(second.document, 'link[rel=prev]', 'href'));
    expect(back.pathname + back.search).toBe(
      new URL(attribute(first.document, 'link[rel=canonical]', 'href')).pathname,
    );
    expect(attribute(second.document, 'meta[name=robots]', 'content')).toContain('noindex');
    expect(second.text('.listing')).not.toBe(first.text('.listing'));
  });

  test('other paths to a product lead to its canonical address', async () => {
    const { itemId, variationId } = goods[0]!;
    for (const path of [`/p/${variationId}/x`, `/irgendwas_${itemId}_${variationId}`]) {
      const answer = await guest.get(prefix + path);
      expect(answer.status).toBe(301);
      const page = await guest.follow(answer);
      expect(page.status).toBe(200);
      expect(new URL(page.url).pathname).toMatch(
        new RegExp(`^${prefix}/[a-z0-9/-]+_${itemId}_${variationId}$`),
      );
    }
  });

  test('lists link to a variation, and the link is the page of just this one', async () => {
    const { category } = await cataloguePaths(origin, prefix);
    const list = await guest.get(category);
    const cards = [...list.document.querySelectorAll('main .card h2 a, main .card h3 a')];
    const links = cards.map((link) => link.getAttribute('href')!);
    expect(links.length).toBeGreaterThan(10);
    const isLink = new RegExp(`^${prefix}/p/\\d+/[^/]+$`);
    expect(links.filter((link) => !isLink.test(link))).toEqual([]);
    const addresses = list.html.match(/"@type":"ItemList".*?<\/script>/s)![0];
    expect(addresses).not.toContain('/p/');
    await each(links.slice(0, 8), async (link) => {
      const page = await guest.get(link);
      expect.soft(page.status, link).toBe(200);
      const bare = link.slice(prefix.length);
      const canonical = new URL(attribute(page.document, 'link[rel=canonical]', 'href'));
      expect.soft(canonical.pathname, link).toMatch(endOfLink(bare));
      const productId = page.document.querySelector('.buy [name=productId]');
      expect.soft(productId?.getAttribute('value'), link).toBe(bare.split('/')[2]);
      expect.soft(page.html, link).not.toMatch(/"url":"[^"]*\/p\/\d/);
    });
  });

  test('an empty cart: the checkout redirects to the cart with a message', async () => {
    for (const path of ['/checkout', '/readonly-checkout']) {
      const client = shop.client();
      const answer = await client.get(prefix + path);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`${prefix}/cart`);
      expect((await client.follow(answer)).text('#notices')).toContain(
        words(lang, 'notices.cartEmpty'),
      );
    }
  });
});

test.each(['/EN', '/EN/', '/De/cart', '/CART', '/en/Search'])(
  '%s is missing: an address has one spelling',
  async (path) => {
    const page = await rawRequest(origin, { path });
    expect(page.status).toBe(404);
    // The page of the shop with its search and links, not the last resort.
    const lang = path.startsWith('/en/') ? 'en' : 'de';
    expect(page.body).toContain(`<title>${words(lang, 'errorPages.notFoundTitle')} | Tonwert<`);
    expect(page.body).toContain('role="search"');
  },
);

test.each(['constructor', '__proto__'])('a notice that names %s shows nothing', async (key) => {
  const notices = JSON.stringify([{ type: 'positive', key, values: {} }]);
  const page = await rawRequest(origin, {
    path: '/',
    headers: { Cookie: `notice=${Buffer.from(notices).toString('base64url')}` },
  });
  expect(page.status).toBe(200);
  expect(page.body).not.toContain('native code');
});

describe('the first visit', () => {
  const english = { 'Accept-Language': 'en-GB,en;q=0.9,de;q=0.5' };
  const visit = (path: string, headers: Record<string, string>) =>
    rawRequest(origin, { path, headers });

  test.each(['/', '/cart', '/categories'])(
    'of an English browser redirects from %s once to the same page in English',
    async (path) => {
      const first = await visit(path, english);
      expect(first.status).toBe(302);
      expect(first.headers.location).toBe(path === '/' ? '/en' : `/en${path}`);
      expect(first.headers.vary).toContain('Accept-Language');
      expect(first.headers['cache-control']).toBe('no-store');
      const [cookie] = [first.headers['set-cookie'] ?? []].flat();
      expect(cookie).toMatch(/^vsf-locale=en;.*Max-Age=8640000\b/);
      const there = await visit(String(first.headers.location), english);
      expect(there.status).toBe(200);
      expect(there.body).toContain('<html lang="en"');
      const later = await visit('/cart', { ...english, Cookie: 'vsf-locale=en' });
      expect(later.status).toBe(200);
    },
  );

  test('the cookie decides on "/", and the switcher leads back', async () => {
    const client = shop.client();
    const home = await client.follow(await client.get('/', english));
    expect(home.document.documentElement.lang).toBe('en');
    const later = await client.follow(await client.get('/'));
    expect(later.document.documentElement.lang).toBe('en');
    const answer = await client.submit(home.form('header form[action="/api/locale"]'), {
      locale: 'de',
    });
    expect(answer.headers.get('location')).toBe('/');
    expect((await client.get('/', english)).document.documentElement.lang).toBe('de');
  });

  test('a browser without cookies can switch', async () => {
    const withinShop = { ...english, 'Sec-Fetch-Site': 'same-origin' };
    expect((await visit('/', withinShop)).status).toBe(200);
  });

  test.each(['de-DE,de;q=0.9', 'fr', ''])('of a browser set to "%s" stays', async (language) => {
    expect((await visit('/', { 'Accept-Language': language })).status).toBe(200);
  });

  test.each(['/robots.txt', '/sitemap.xml', '/llms.txt'])('of %s stays', async (path) => {
    expect((await visit(path, english)).status).toBe(200);
  });
});

describe('consent', () => {
  test('nothing is stored before a consent; refusing and accepting are one click each', async () => {
    for (const choice of ['none', 'all'] as const) {
      const client = shop.client();
      const page = await client.get('/shipping');
      expect(page.headers.getSetCookie()).toEqual([]);
      const answer = await client.submit(page.form(`.consent button[value=${choice}]`));
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/shipping');
      const isAllowed = choice === 'all';
      const { externalMedia, functional } = consentOf(client);
      expect(externalMedia).toEqual({ YouTube: isAllowed, Vimeo: isAllowed });
      expect(functional).toEqual({ viewport: isAllowed });
      expect((await client.follow(answer)).document.querySelector('.consent')).toBeNull();
    }
  });

  test('the bar offers everything, nothing, a selection by group and the page of each cookie', async () => {
    const { document } = await shop.client().get('/');
    const choices = [...document.querySelectorAll('.consent button')];
    expect(choices.map((button) => [button.getAttribute('value'), button.textContent])).toEqual([
      ['none', words('de', 'consent.rejectAll')],
      ['all', words('de', 'consent.acceptAll')],
      ['selection', words('de', 'consent.acceptSelection')],
    ]);
    expect(new Set(choices.map(({ className }) => className)).size, 'of equal weight').toBe(1);
    const groups = [...document.querySelectorAll<HTMLInputElement>('.consent [type=checkbox]')];
    expect(groups.map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
      ['essentials', true, true],
      ['externalMedia', false, false],
      ['functional', false, false],
    ]);
    expect(document.querySelector('.consent-text')!.textContent).toContain(
      'Wofür: Videos anderer Anbieter und schnellere Bilder.',
    );
    expect(document.querySelector('.consent a')!.outerHTML).toContain('href="/cookie-settings"');
  });

  test.each([[[]], [['externalMedia']], [['externalMedia', 'marketing']]])(
    'the bar allows exactly the selected groups: %j',
    async (consent) => {
      const client = shop.client();
      const bar = (await client.get('/en')).form('.consent button[value=selection]');
      expect(bar.fields.consent).toBeUndefined();
      const answer = await client.submit(bar, { consent });
      expect(answer.headers.get('location')).toBe('/en');
      const { essentials, ...others } = consentOf(client);
      expect(Object.values(essentials!)).not.toContain(false);
      expect(others).toEqual({
        externalMedia: {
          YouTube: consent.includes('externalMedia'),
          Vimeo: consent.includes('externalMedia'),
        },
        functional: { viewport: false },
      });
      expect((await client.follow(answer)).document.querySelector('.consent')).toBeNull();
    },
  );

  test('the size of the window is requested and used only with consent (9.03)', async () => {
    const client = shop.client();
    const marked = async () =>
      (await client.get('/')).document.querySelector('html')!.getAttribute('data-viewport');
    client.setCookie('viewport', 'lg');
    expect(await marked()).toBeNull();
    const bar = (await client.get('/')).form('.consent button[value=selection]');
    await client.submit(bar, { consent: ['functional'] });
    expect(await marked()).toBe('');
    const settings = await client.get('/cookie-settings');
    expect(settings.text('main')).toContain(words('de', 'consent.cookies.viewport'));
    await client.submit(settings.form('main button[value=none]'));
    expect(client.cookie('viewport')).toBeUndefined();
    expect(await marked()).toBeNull();
  });

  test('a selection is stored, shown and changed on the page of settings', async () => {
    const client = shop.client();
    const bar = (await client.get('/en')).form('.consent button[value=selection]');
    await client.submit(bar, { consent: ['externalMedia'] });

    const settings = (await client.get('/en/cookie-settings')).form('main button[value=selection]');
    expect(settings.fields.consent).toEqual(['externalMedia/YouTube', 'externalMedia/Vimeo']);
    const saved = await client.submit(settings, { consent: ['externalMedia/YouTube'] });
    const page = await client.follow(saved);
    expect(page.text('#notices')).toContain(words('en', 'notices.consentSaved'));
    expect(consentOf(client)).toMatchObject({
      externalMedia: { YouTube: true, Vimeo: false },
    });
  });

  test('a consent for another list of cookies is requested again', async () => {
    const client = shop.client();
    client.setCookie(
      'consent-cookie',
      encodeURIComponent(JSON.stringify({ hash: 'old', groups: {} })),
    );
    expect((await client.get('/')).document.querySelector('.consent')).not.toBeNull();
    client.setCookie('consent-cookie', '%E0%A4%A');
    expect((await client.get('/')).document.querySelector('.consent')).not.toBeNull();
  });
});

/**
 * Sold only after advice, and taken back as an old device: both include the shop's contact data.
 */
async function specialGoods(lang: Locale, prefix: string) {
  const found = await shop.query<{ path: string }>(
    `select distinct on (i.weee_number <> '') '/' || ltrim(t.url_path, '/') || '_' || i.id as path
       from item i join item_text t on t.item_id = i.id and t.lang = $1
      where i.is_active and (i.weee_number <> '' or not i.is_sold_online)`,
    [lang],
  );
  expect(found).toHaveLength(2);
  return found.map(({ path }) => prefix + path);
}

/** A few at a time: the shop and this test have a core each. */
function each<T>(all: readonly T[], work: (one: T) => Promise<unknown>) {
  return inTurns(all.length, 4, (index) => work(all[index]!));
}

function consentOf(client: ShopClient): Record<string, Record<string, boolean>> {
  return JSON.parse(decodeURIComponent(client.cookie('consent-cookie')!)).groups;
}

function attribute(document: Document, selector: string, name: string): string {
  return document.querySelector(selector)?.getAttribute(name) ?? '';
}

/** The shop's own texts: without scripts, the texts of goods and law, and names of languages. */
function visibleText({ document }: ShopPage): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of body.querySelectorAll(
    'script, style, template, [lang], .prose, .review-list',
  ))
    hidden.remove();
  const named = [
    ...body.querySelectorAll('[aria-label], [placeholder], [title], img[alt]'),
  ].flatMap((element) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  return fold([body.textContent, ...named].join(' '));
}

/** Sentences and long words of one dictionary that the other lacks. */
function textsOnlyIn(lang: Locale, other: Locale): string[] {
  const others = Object.values(allTexts(other)).join('\n');
  return Object.values(allTexts(lang))
    .map(fold)
    .filter((text) => text.length >= 12 && !text.includes('{') && !others.includes(text));
}

/** The address of the item whose path ends in the slug of a link. */
function endOfLink(link: string): RegExp {
  return new RegExp(`/${link.split('/').at(-1)}_\\d+$`);
}
