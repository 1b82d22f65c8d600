import { beforeAll, describe, expect, test } from 'vitest';
import { netOf } from '../../app/lib/price-group';
import { register } from '../support/customer';
import { addCoupon, plainGoods } from '../support/goods';
import { ADDRESS, orderForm, placeOrder, putInCart } from '../support/guest';
import { cataloguePaths } from '../support/page-paths';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn } from '../support/words';

const shop = useSharedShop();
let goods: number[];

beforeAll(async () => {
  goods = (await plainGoods(shop)).map(({ variationId }) => variationId);
  await addCoupon(shop, 'NETTO');
});

const BUSINESS = 2;
let serial = 0;

async function customerOf(classId: number): Promise<ShopClient> {
  const client = shop.client();
  const email = `netto${(serial += 1)}@example.com`;
  await register(client, email);
  await shop.query('update customer set class_id = $2 where email = $1', [email, classId]);
  return client;
}

/** The amounts of a part of a page in cents, in their order. */
function amounts(page: ShopPage, selector = 'main'): number[] {
  const texts = [...page.document.querySelectorAll(selector)].map((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent ?? '';
  });
  const found = texts.join('\n').match(/(?:-\s?)?(?:[\d.,]+\s€|€[\d.,]+)/g) ?? [];
  return found.map((text) => Number(text.replace(/\D/g, '')));
}

const PRICES = '.price-now, .price-unit, .price-crossed, .price-lowest, .price-steps td, .choice';

describe.each(triedIn('de'))('under "$prefix"', ({ prefix }) => {
  const incl = prefix ? 'incl. VAT' : 'inkl. MwSt.';
  const plus = prefix ? 'plus VAT' : 'zzgl. MwSt.';

  test('lists and products: the same prices without VAT, and texts that say so', async () => {
    const business = await customerOf(BUSINESS);
    const paths = await cataloguePaths(shop.server.origin, prefix);
    const { category, product, productWithChoice, productWithList, search } = paths;
    const pages = [prefix || '/', category, product, productWithChoice, productWithList, search];
    for (const path of pages) {
      const gross = await shop.client().get(path);
      const net = await business.get(path);
      const shown = amounts(gross, PRICES);
      expect(shown.length, path).toBeGreaterThan(0);
      expect(amounts(net, PRICES), path).toEqual(shown.map((amount) => netOf(amount, 1900)));
      for (const note of net.document.querySelectorAll('.price-note, .footer-end')) {
        expect(note.textContent, path).toContain(plus);
      }
      expect(net.html, path).not.toMatch(
        new RegExp(`<p class="price-note">[^<]*${incl.replace('.', '\\.')}`),
      );
      // Search engines and scripts read the public price.
      const data = (page: ShopPage) =>
        [...page.document.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => script.textContent,
        );
      expect(data(net), path).toEqual(data(gross));
      expect((await shop.client().get(path)).html, path).toBe(gross.html);
    }
  });

  test('from the cart to the order every column adds up, and the total is the public one', async () => {
    const business = await customerOf(BUSINESS);
    const gross = shop.client();
    const english = prefix === '/en';
    for (const client of [business, gross]) {
      if (english) await client.get('/en');
      await putInCart(client, goods[0]!, 3);
      await putInCart(client, goods[1]!, 1);
      await client.post('/cart', { intent: 'coupon', couponCode: 'NETTO' });
    }
    const cart = await business.get(`${prefix}/cart`);
    const total = amounts(await gross.get(`${prefix}/cart`), '.totals-total')[0]!;
    expectToAddUp(cart, '.cart-line-total', total);
    expect(cart.text('.totals-total')).toContain(incl);
    expect(cart.text('.totals-vat')).toMatch(/^(zzgl\. 19\s% MwSt\.|plus VAT at 19%) /);

    const address = { ...ADDRESS, intent: 'shipping-address', addressKind: 'shipping-address' };
    await business.post(`${prefix}/checkout`, { ...address, useAsBilling: 'on' });
    const checkout = await business.get(`${prefix}/checkout`);
    expectToAddUp(checkout, '.order-summary .summary-line-total', total, '.order-summary');
    expect(checkout.form('button[value=place]').fields.shownTotal).toBe(String(total));
    const sums = amounts(checkout, '.order-summary .totals');

    const placed = await placeOrder(business, await orderForm(business, `${prefix}/checkout`));
    const confirmation = await business.follow(placed);
    expectToAddUp(confirmation, '.summary-line-total', total);
    expect(amounts(confirmation, '.totals')).toEqual(sums);
    const number = confirmation.text('[data-order-number]');
    const own = await business.get(`${prefix}/my-account/my-orders/${number}`);
    expect(amounts(own, '.totals')).toEqual(sums);

    const stranger = await shop.client().get(new URL(confirmation.url).pathname);
    expect(stranger.document.querySelector('.totals-vat')?.textContent ?? '').not.toMatch(
      /zzgl|plus/,
    );
  });
});

/** Lines = subtotal, subtotal - coupon + delivery = net, net + VAT = amount due. */
function expectToAddUp(page: ShopPage, lines: string, total: number, within = 'main') {
  const rows = [...page.document.querySelector(`${within} .totals`)!.children].map((row) => ({
    kind: row.className,
    amount: Number(row.querySelector('dd')!.textContent.replace(/\D/g, '')),
  }));
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
  const plain = rows.filter(({ kind }) => kind === '').map(({ amount }) => amount);
  const [subtotal, coupon, delivery, net] = plain as [number, number, number, number];
  expect(plain).toHaveLength(4);
  expect(sum(amounts(page, lines))).toBe(subtotal);
  expect(subtotal - coupon + delivery).toBe(net);
  const vat = sum(rows.filter(({ kind }) => kind === 'totals-vat').map(({ amount }) => amount));
  const balance = rows.find(({ kind }) => kind === 'totals-total')!.amount;
  expect(net + vat).toBe(balance);
  expect(balance).toBe(total);
}

test('the cart shown by script is without VAT as well', async () => {
  const business = await customerOf(BUSINESS);
  const [price] = await shop.query<{ price: number }>(
    `select price::int from variation_price
     where variation_id = $1 and kind = 'default' and minimum_quantity = 1`,
    [goods[0]],
  );
  const ask = async (client: ShopClient) => {
    const form = { intent: 'add', productId: String(goods[0]), quantity: '1' };
    const page = await client.post('/api/cart?locale=de', form, { Accept: 'application/json' });
    return (JSON.parse(page.html) as { quickCheckoutHtml: string }).quickCheckoutHtml;
  };
  const shown = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;
  const net = await ask(business);
  expect(net).toContain(shown(netOf(price!.price, 1900)));
  expect(net).toContain('zzgl. MwSt.');
  const gross = await ask(shop.client());
  expect(gross).toContain(shown(price!.price));
  expect(gross).toContain('inkl. MwSt.');
});

test('only the class of a logged-in customer makes prices net, from the next page on', async () => {
  const { category } = await cataloguePaths(shop.server.origin, '');
  const note = async (client: ShopClient, path = category) => (await client.get(path)).text('main');
  const client = await customerOf(1);
  expect(await note(client)).toContain('inkl. MwSt.');
  for (const name of ['prices', 'priceGroup', 'showNetPrices', 'classId']) {
    client.setCookie(name, 'net');
    expect(await note(client, `${category}?${name}=net`)).toContain('inkl. MwSt.');
  }
  await shop.query('update customer set class_id = $1', [BUSINESS]);
  expect(await note(client)).toContain('zzgl. MwSt.');
  expect(await note(shop.client())).toContain('inkl. MwSt.');
  await shop.query('update customer set class_id = 1');
  expect(await note(client)).toContain('inkl. MwSt.');
  await shop.query('update customer set class_id = $1', [BUSINESS]);
  await client.post('/api/logout', {});
  expect(await note(client)).toContain('inkl. MwSt.');
});

test('the price filter uses prices with VAT, and is labelled so', async () => {
  const business = await customerOf(BUSINESS);
  const { category } = await cataloguePaths(shop.server.origin, '');
  const path = `${category}?priceMin=10&priceMax=30`;
  const [net, gross] = [await business.get(path), await shop.client().get(path)];
  expect(net.text('.active-filters')).toContain('10,00 € bis 30,00 € inkl. MwSt.');
  expect(gross.text('.active-filters')).toContain('10,00 € bis 30,00 €');
  expect(net.document.querySelectorAll('main .card')).toHaveLength(
    gross.document.querySelectorAll('main .card').length,
  );
});
