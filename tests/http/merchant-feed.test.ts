import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { product as german } from '../../app/i18n/dictionaries/de/product';
import { product as english } from '../../app/i18n/dictionaries/en/product';
import { rawRequest } from '../support/raw-request';
import { useSharedShop } from '../support/use-shop';
import { triedIn } from '../support/words';

const shop = useSharedShop();
const { DOMParser } = new JSDOM().window;

/** The text on pages of goods mixed to order. */
const MIXED = { de: german.madeToOrder, en: english.madeToOrder };

type Item = Record<string, string>;

async function itemsAt(path: string): Promise<Item[]> {
  const { body } = await rawRequest(shop.server.origin, { path });
  const items = new DOMParser().parseFromString(body, 'application/xml').querySelectorAll('item');
  return [...items].map((item) =>
    // The first of several with the same name: delivery to the shop's own country.
    Object.fromEntries(
      [...item.children].toReversed().map((each) => [each.nodeName, each.textContent]),
    ),
  );
}

type Offer = {
  price: string;
  availability: string;
  priceSpecification: { price: string }[];
  shippingDetails?: { shippingRate: { value: string } };
  hasMerchantReturnPolicy?: { merchantReturnDays?: number; returnPolicyCategory: string };
};

test.each(triedIn('de'))(
  'under "$prefix" the feed and the pages of goods agree',
  async ({ prefix, lang }) => {
    const items = await itemsAt(`${prefix}/feeds/google.xml`);
    const [{ count }] = (await shop.query<{ count: number }>(
      `select count(*)::int as count from variation v join item i on i.id = v.item_id
     where v.is_active and i.is_active and i.is_sold_online and v.minimum_order_quantity = 1`,
    )) as [{ count: number }];
    expect(items.length).toBeGreaterThan(count * 0.8);
    expect(new Set(items.map((item) => item['g:id'])).size).toBe(items.length);
    const client = shop.client();
    for (const item of items.filter((_, n) => n % Math.ceil(items.length / 25) === 0)) {
      const url = item['g:link']!;
      expect(url.startsWith(`${shop.server.origin}${prefix}/`)).toBe(true);
      const page = await client.get(url.slice(shop.server.origin.length));
      expect(page.status, url).toBe(200);
      const data = [
        ...page.html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
      ]
        .flatMap(([, json]) => JSON.parse(json!) as { '@type': string; offers?: Offer }[])
        .find((each) => each['@type'] === 'Product')!;
      const { price, availability, priceSpecification } = data.offers!;
      expect(item['g:sale_price'] ?? item['g:price'], url).toBe(`${price} EUR`);
      expect(item['g:price'], url).toBe(`${priceSpecification.at(-1)!.price} EUR`);
      const rate = data.offers!.shippingDetails?.shippingRate.value;
      const own = /DE\s+.*\s+([\d.]+) EUR/.exec(item['g:shipping'] ?? '')?.[1];
      expect(own, url).toBe(rate);
      const { merchantReturnDays, returnPolicyCategory } = data.offers!.hasMerchantReturnPolicy!;
      const mayComeBack = !page.html.includes(lang === 'de' ? MIXED.de : MIXED.en);
      expect(merchantReturnDays, url).toBe(mayComeBack ? 14 : undefined);
      expect(returnPolicyCategory).toMatch(mayComeBack ? /FiniteReturnWindow$/ : /NotPermitted$/);
      const isThere = !availability.endsWith('OutOfStock');
      expect(item['g:availability'], url).toBe(isThere ? 'in_stock' : 'out_of_stock');
      expect(page.html).toContain(`lang="${lang}"`);
    }
  },
);

test('requested again with its ETag it is 304', async () => {
  const ask = (headers: Record<string, string>) =>
    rawRequest(shop.server.origin, { path: '/feeds/google.xml', headers });
  const first = await ask({});
  expect(first.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect((await ask({ 'if-none-match': String(first.headers.etag) })).status).toBe(304);
});
