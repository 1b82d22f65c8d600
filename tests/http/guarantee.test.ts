import { beforeAll, expect, test } from 'vitest';
import { plainGoods, type Goods } from '../support/goods';
import { becomeGuest } from '../support/guest';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
let goods: Goods[];
beforeAll(async () => {
  goods = await plainGoods(shop);
});

const LANGUAGES = [
  ['', 'Mindestens zwei Jahre gesetzliche Gewährleistung', 'garantien', 'Jahre Haltbarkeits'],
  ['/en', 'Minimum two-year legal guarantee protection', 'guarantees', '-year durability'],
] as const;

/** Any text before the numbers leads to the page. */
const productPath = (prefix: string, { itemId, variationId }: Goods) =>
  `${prefix}/x_${itemId}_${variationId}`;

test.each(LANGUAGES)(
  '%s: product and checkout show the notice on the legal guarantee (L-36)',
  async (prefix, words, page) => {
    const client = shop.client();
    await becomeGuest(client, { email: 'garantie@example.com', goods: goods.slice(0, 1) });
    const pages = [
      await client.follow(await client.get(productPath(prefix, goods[0]!))),
      await client.get(`${prefix}/checkout`),
    ];
    for (const { document, url } of pages) {
      const notice = document.querySelector('main .legal-guarantee');
      expect(notice?.textContent, url).toContain(words);
      const link = notice?.querySelector('a');
      expect(link?.getAttribute('href')).toBe(`https://europa.eu/youreurope/${page}`);
      expect(link?.textContent).toBe(`europa.eu/youreurope/${page}`);
      const code = notice?.querySelector('svg.qr-code[role=img]');
      expect(code?.getAttribute('aria-label')).toContain(`europa.eu/youreurope/${page}`);
    }
  },
);

test.each(LANGUAGES)(
  '%s: only goods of more than two years have the durability label (L-37)',
  async (prefix, _words, _page, years) => {
    const client = shop.client();
    const label = async (count: number | null) => {
      await shop.query('update item set durability_guarantee_years = $1 where id = $2', [
        count,
        goods[1]!.itemId,
      ]);
      const read = async () =>
        (await client.follow(await client.get(productPath(prefix, goods[1]!)))).document;
      if (count === null || count <= 2)
        await expect
          .poll(async () => (await read()).querySelector('.durability'), { timeout: 60_000 })
          .toBeNull();
      else
        await expect
          .poll(async () => (await read()).querySelector('.durability summary')?.textContent, {
            timeout: 60_000,
          })
          .toMatch(new RegExp(`${count}[\\s-]${years.replace(/^-/, '')}`));
      return (await read()).querySelector('svg.durability-label');
    };
    const drawn = await label(3);
    expect(drawn?.getAttribute('aria-label')).toMatch(/: 3\./);
    expect(drawn?.textContent).toContain('Herstellergarantie in Jahren');
    expect(drawn?.textContent).toContain('Producer guarantee in years');
    expect(await label(2)).toBeNull();
    expect(await label(null)).toBeNull();
  },
);
