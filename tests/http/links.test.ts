import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../support/shop';
import type { ShopPage } from '../support/shop-client';

let shop: TestShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

describe.each([
  { prefix: '', lang: 'de' },
  { prefix: '/en', lang: 'en' },
])('in $lang', ({ prefix, lang }) => {
  test('every link of home, footer, guides and goods under special rules leads somewhere', async () => {
    const guides = await shop.query<{ path: string }>(
      `select d.path from category c join category_detail d on d.category_id = c.id and d.lang = $1
        where c.type = 'content' and c."right" = 'all' order by c.position`,
      [lang],
    );
    expect(guides.length).toBeGreaterThan(2);
    // Sold after a talk only, and taken back as an old device: both say how to reach the shop.
    const goods = await shop.query<{ path: string }>(
      `select distinct on (i.weee_number <> '') '/' || ltrim(t.url_path, '/') || '_' || i.id as path
         from item i join item_text t on t.item_id = i.id and t.lang = $1
        where i.is_active and (i.weee_number <> '' or not i.is_sold_online)`,
      [lang],
    );
    expect(goods).toHaveLength(2);
    const client = shop.client();
    const seen = new Map<string, ShopPage>();
    const page = async (path: string) => {
      const found = seen.get(path) ?? (await client.get(path));
      seen.set(path, found);
      return found;
    };
    const dead: string[] = [];
    for (const path of [
      prefix || '/',
      ...[...guides, ...goods].map((each) => prefix + each.path),
    ]) {
      const { status, document } = await page(path);
      expect(status, path).toBe(200);
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .map(({ href }) => new URL(href))
        .filter(({ origin }) => origin === shop.server.origin)
        // Pictures in full size: the test shop has the addresses alone, not the files.
        .filter(({ pathname }) => !pathname.startsWith('/media/'));
      expect(links.length, path).toBeGreaterThan(20);
      for (const { pathname, search, hash } of links) {
        let target = await page(pathname + search);
        if (target.status >= 300 && target.status < 400) target = await client.follow(target);
        const isThere = !hash || target.document.getElementById(decodeURIComponent(hash.slice(1)));
        if (target.status !== 200) dead.push(`${path}: ${pathname} answers ${target.status}`);
        else if (!isThere) dead.push(`${path}: ${pathname} has no ${hash}`);
      }
    }
    expect(seen.size).toBeGreaterThan(30);
    expect(dead).toEqual([]);
  });
});
