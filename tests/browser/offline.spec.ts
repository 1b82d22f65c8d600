import type { Page } from '@playwright/test';
import { axe } from '../support/axe';
import { fillCart } from '../support/browser-guest';
import { registerHere } from '../support/browser-customer';
import { enhanced, expect, shopOrigin, test } from '../support/browser-test';
import { cataloguePaths } from '../support/page-paths';
import { words } from '../support/words';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

/** The worker is in charge, and has what it shows without a network. */
async function underWorker(page: Page): Promise<void> {
  await page.goto('/');
  await enhanced(page);
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
  for (const path of ['/offline', '/en/offline'])
    await expect.poll(() => isKept(page, path)).toBe(true);
}

function isKept(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (url) => Boolean(await caches.match(url, { ignoreVary: true })), path);
}

/** Everything the browser has kept, as text. */
function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(
          request.url,
          (await (await cache.match(request, { ignoreVary: true }))!.text()) ?? '',
        );
      }
    }
    return texts.join('\n');
  });
}

test('what was seen can be read without a network, and nothing of one visitor is among it', async ({
  page,
  context,
}) => {
  const journey = { prefix: '', lang: 'de' } as const;
  await underWorker(page);
  const email = await registerHere(page, journey);
  await fillCart(page, journey);
  const { category, product } = await cataloguePaths(shopOrigin(), '');
  for (const path of [category, product]) {
    await page.goto(path);
    await expect.poll(() => isKept(page, path)).toBe(true);
  }
  const name = await page.locator('h1').innerText();
  await page.goto('/my-account');
  const kept = await keptText(page);
  expect(kept).toContain(product);
  for (const own of [
    email,
    'Änne',
    'Groß-Łukasz',
    '/my-account\n',
    '/cart\n',
    'data-cart-count="1"',
  ]) {
    expect(kept, own).not.toContain(own);
  }

  await context.setOffline(true);
  await page.goto(product);
  await expect(page.locator('h1')).toHaveText(name);
  await expect(page.locator('.offline-note')).toContainText(/Keine Verbindung.*\d{4}, \d\d:\d\d;/);
  expect(await axe(page)).toEqual([]);

  await page.goto('/my-account');
  await expect(page.locator('h1')).toHaveText(words('de', 'offline.title'));
  await expect(page.locator('main')).not.toContainText('Änne');
  expect(await axe(page)).toEqual([]);
  await page.locator('.offline-page li a', { hasText: name }).click();
  await expect(page.locator('h1')).toHaveText(name);
  await page.goto('/en/cart');
  await expect(page.locator('h1')).toHaveText(words('en', 'offline.title'));

  await context.setOffline(false);
  await page.locator('.offline-page .button').click();
  await expect(page.locator('h1')).toHaveText(words('en', 'cart.title'));
  await page.goto('/my-account');
  await page.locator('form[action^="/api/logout"] button').first().click();
  await page.waitForURL('/');
  await expect.poll(() => isKept(page, product)).toBe(false);
});
