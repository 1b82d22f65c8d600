import { expect, test } from 'vitest';
import { rawRequest } from '../support/raw-request';
import { wrongInData } from '../support/schema-org/validate';
import { useSharedShop } from '../support/use-shop';
import { triedIn } from '../support/words';

const shop = useSharedShop();

type Data = {
  '@type': string | string[];
  offers?: { price?: string; priceSpecification?: { price: string }[] };
};

/** Every block of structured data on a page. */
const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Data | Data[],
  );

async function pathsOf(file: string): Promise<string[]> {
  const { html } = await shop.client().get(file);
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

test('every page of the sitemap, and some of the goods, have valid schema.org data', async () => {
  const pages = await pathsOf('/sitemap/pages-1.xml');
  const goods = (await pathsOf('/sitemap/goods-1.xml')).filter((_, n) => n % 13 === 0);
  const { rows } = await shop.pool.query<{ path: string }>(
    `select '/' || t.url_path || '_' || v.item_id || '_' || v.id as path
       from variation v join variation_price p on p.variation_id = v.id
       join item_text t on t.item_id = v.item_id and t.lang = 'de'
      where p.kind = 'special_offer' and v.is_active order by v.id limit 2`,
  );
  const searches = ['/search?term=farbe', '/en/search?term=paint'];
  const client = shop.client();
  const seen = new Set<string>();
  const wrong: unknown[] = [];
  for (const path of [...pages, ...goods, ...rows.map((row) => row.path), ...searches]) {
    for (const data of dataIn((await client.get(path)).html).flat()) {
      for (const type of [data['@type']].flat()) seen.add(type);
      const found = wrongInData(data, shop.server.origin);
      if (found.length > 0) wrong.push({ path, found });
    }
  }
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'ItemList', 'Organization', 'Product']),
  );
});

test.each(triedIn('en'))(
  'under "$prefix" Markdown has the price of the structured data',
  async ({ prefix, lang }) => {
    const { rows } = await shop.pool.query<{ path: string }>(
      `select '/' || t.url_path || '_' || v.item_id || '_' || v.id as path
       from variation v join item_text t on t.item_id = v.item_id and t.lang = $1
       join variation_price p on p.variation_id = v.id and p.kind = 'default'
        and p.minimum_quantity = 1
      where v.is_active and v.id % 211 = 0 order by v.id limit 4`,
      [lang],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { path } of rows) {
      const page = await shop.client().get(prefix + path);
      const product = dataIn(page.html)
        .flat()
        .find((each) => each['@type'] === 'Product')!;
      const amount = Number(product.offers!.price).toLocaleString(
        lang === 'de' ? 'de-DE' : 'en-IE',
        {
          minimumFractionDigits: 2,
        },
      );
      const headers = { accept: 'text/markdown' };
      const { body } = await rawRequest(shop.server.origin, { path: prefix + path, headers });
      expect(body, path).toContain(amount);
    }
  },
);
