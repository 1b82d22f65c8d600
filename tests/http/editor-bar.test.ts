import { beforeAll, describe, expect, test } from 'vitest';
import { cataloguePaths, type CataloguePaths } from '../support/page-paths';
import type { ShopClient } from '../support/shop-client';
import { putInCart } from '../support/guest';
import { useShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useShop();

/** A visitor with the cookie of the tools, and without an account. */
function withTools(): ShopClient {
  const client = shop.client();
  client.setCookie('pwa', '1');
  return client;
}

describe.each(triedIn('en'))('the bar on pages under "$prefix"', ({ prefix }) => {
  const locale = prefix === '/en' ? 'en' : 'de';
  let paths: CataloguePaths;
  beforeAll(async () => {
    paths = await cataloguePaths(shop.server.origin, prefix);
  });

  test('links home and content pages to their editor, others nowhere', async () => {
    const { category, product, guides, guide } = paths;
    const edited = [prefix || '/', guides, guide];
    for (const path of [...edited, category, product]) {
      const page = await withTools().get(path);
      const bar = page.document.querySelector('.editor-bar')!;
      expect(bar.getAttribute('aria-label'), path).toBe(words(locale, 'operator.tools.label'));
      const link = bar.querySelector('a');
      if (!edited.includes(path)) {
        expect(link, path).toBeNull();
        continue;
      }
      expect(link!.textContent, path).toBe(words(locale, 'operator.tools.edit'));
      expect(link!.getAttribute('href'), path).toBe(`${path}?editor=`);
    }
  });

  test('is on all other pages of the shop, once', async () => {
    const client = withTools();
    const [goods] = await shop.query<{ id: number }>(
      `select v.id from variation v join sale_state s on s.variation_id = v.id
        where s.is_offered and v.minimum_order_quantity = 1
          and not exists (select from item_property p join property q on q.id = p.property_id
                           where p.item_id = v.item_id and q.is_required)
        order by v.id limit 1`,
    );
    await putInCart(client, goods!.id);
    const others = ['/cart', '/guest/login', '/checkout', '/login', '/search?term=a', '/contact'];
    for (const path of [...others, '/wishlist', '/shipping', '/no-such-page']) {
      const page = await client.get(`${prefix}${path}`);
      const bars = [...page.document.querySelectorAll('.editor-bar')];
      expect(bars, path).toHaveLength(1);
      expect(bars[0]!.querySelector('a'), path).toBeNull();
      const back = bars[0]!.querySelector('[name=redirectTo]')!.getAttribute('value');
      expect(back).toBe(`${prefix}${path}`);
    }
  });

  test('is removed by its button, back to the same page', async () => {
    const client = withTools();
    const path = `${paths.category}?itemsPerPage=40`;
    const page = await client.get(path);
    expect(page.text('.editor-bar button')).toBe(words(locale, 'operator.tools.exit'));
    const left = await client.submit(page.form('.editor-bar button'));
    expect(left.status).toBe(303);
    expect(left.headers.get('location')).toBe(path);
    expect(left.headers.getSetCookie()).toEqual(['pwa=; Max-Age=0; Path=/; SameSite=Lax']);
    expect(client.cookie('pwa')).toBeUndefined();
    expect((await client.follow(left)).document.querySelector('.editor-bar')).toBeNull();
  });

  test('is on no other visitor’s page, whoever viewed it before', async () => {
    for (const path of [prefix || '/', paths.guide, paths.category, paths.product]) {
      const before = await shop.client().get(path);
      expect((await withTools().get(path)).headers.get('cache-control')).toBe('no-store');
      const after = await shop.client().get(path);
      expect(after.html, path).toBe(before.html);
      expect(after.html, path).not.toContain('editor-bar');
    }
  });
});

test('the cookie opens no page of the team', async () => {
  const client = withTools();
  for (const path of ['/operator', '/de/operator', '/en/operator']) {
    const answer = await client.get(path);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('/operator/login');
  }
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/\t/evil.example', ''])(
  'its button redirects to no other shop: %j',
  async (redirectTo) => {
    const left = await withTools().post('/api/editor-exit', { redirectTo });
    expect(left.status).toBe(303);
    expect(left.headers.get('location')).toBe('/');
  },
);

test('its address has no page', async () => {
  const answer = await shop.client().get('/api/editor-exit');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('POST');
});

test('with the setting everybody sees it, without a button that would change nothing', async () => {
  await shop.server.stop();
  await shop.restart({ SHOW_CONFIGURATION_DRAWER: '1' });
  const page = await shop.client().get('/en');
  expect(page.text('.editor-bar')).toBe(words('en', 'operator.tools.edit'));
  expect(page.headers.get('cache-control')).toBe('private, no-cache');
  expect((await shop.client().get('/en/operator')).status).toBe(303);
});
