import { expect, test } from 'vitest';
import { putInCart } from '../support/guest';
import { plainGoods } from '../support/goods';
import type { ShopClient } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();

/** The parts of the frame that depend on the visitor, the page and the consent. */
async function frameOf(client: ShopClient, path: string) {
  const { document } = await client.get(path);
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;
  return {
    count: text('.header-cart [data-cart-count]'),

    back: document.querySelector<HTMLInputElement>('.language-list [name=path]')?.value,
    wishesTo: document.querySelector<HTMLInputElement>('#wishes [name=redirectTo]')?.value,
    hasConsent: document.querySelector('.consent') !== null,
  };
}

test('the cached frame of a visitor’s page is theirs, whoever was there before', async () => {
  const [goods, other] = await plainGoods(shop);
  const [full, empty] = [shop.client(), shop.client()];
  await putInCart(full, goods!.variationId);
  await putInCart(full, other!.variationId);
  // The second time the frame is cached.
  for (const _ of [1, 2]) {
    const seen = await frameOf(full, '/cart');
    expect(seen).toMatchObject({ back: '/cart', wishesTo: '/cart', hasConsent: true });
    expect(seen.count).toBe('2');
    expect((await frameOf(empty, '/cart')).count).toBe('0');
    expect(await frameOf(full, '/en/cart?x=1')).toMatchObject({
      back: '/cart?x=1',
      wishesTo: '/en/cart?x=1',
    });
  }
  await empty.post('/api/consent', { choice: 'none', path: '/cart' });
  expect((await frameOf(empty, '/cart')).hasConsent).toBe(false);
  expect((await frameOf(full, '/cart')).hasConsent).toBe(true);
});
