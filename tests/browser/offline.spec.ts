import type { Page } from '@playwright/test';
import { axe } from '../support/axe';
import { fillCart } from '../support/browser-guest';
import { registerHere } from '../support/browser-customer';
import { enhanced, expect, shopOrigin, test } from '../support/browser-test';
import { cataloguePaths } from '../support/page-paths';
import { words } from '../support/words';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

/** The worker controls the page, and has its offline files. */
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

/** All cached content of the browser, as text. */
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

/** All other storage of a page in the browser, as text. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases]);
  });
}

/** The address cannot be shown: the page explains that, with advice. */
async function expectAdvice(page: Page, path: string, lang: 'de' | 'en'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toHaveText(words(lang, 'offline.title'));
  await expect(page.locator('main')).toContainText(words(lang, 'offline.text'));
  const again = page.getByRole('link', { name: words(lang, 'offline.again') });
  await expect(again).toHaveAttribute('href', new RegExp(`${path}$`));
}

test('a page rendered by React registers the worker too', async ({ page }) => {
  await page.goto('/contact');
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
});

test('visited pages can be read offline, and contain nothing personal', async ({
  page,
  context,
}) => {
  const journey = { prefix: '', lang: 'de' } as const;
  await underWorker(page);
  const email = await registerHere(page, journey);
  await fillCart(page, journey);
  const { category, product, productWithChoice } = await cataloguePaths(shopOrigin(), '');
  const seen = ['/', category, product, productWithChoice];
  const names = new Map<string, string>();
  for (const path of seen) {
    await page.goto(path);
    names.set(path, await page.locator('h1').innerText());
    await expect.poll(() => isKept(page, path)).toBe(true);
  }
  for (const path of ['/cart', '/my-account']) await page.goto(path);
  const own = [email, 'Änne', 'Groß-Łukasz', '/my-account\n', '/cart\n', 'data-cart-count="1"'];
  const kept = await keptText(page);
  for (const path of seen) expect(kept).toContain(`${shopOrigin()}${path}\n`);
  for (const each of own) expect(kept, each).not.toContain(each);

  await context.setOffline(true);
  for (const path of seen) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(names.get(path)!);
    await expect(page.locator('.offline-note')).toContainText(
      /Keine Verbindung.*\d{4}, \d\d:\d\d;/,
    );
  }
  expect(await axe(page)).toEqual([]);

  await expectAdvice(page, '/cart', 'de');
  await expectAdvice(page, '/my-account', 'de');
  await expect(page.locator('main')).not.toContainText('Änne');
  expect(await axe(page)).toEqual([]);
  const name = names.get(product)!;
  await page.locator('.offline-page li a', { hasText: name }).click();
  await expect(page.locator('h1')).toHaveText(name);
  await expectAdvice(page, '/en/cart', 'en');

  await context.setOffline(false);
  await page.locator('.offline-page .button').click();
  await expect(page.locator('h1')).toHaveText(words('en', 'cart.title'));
  await page.goto('/my-account');
  await page.locator('form[action^="/api/logout"] button').first().click();
  await page.waitForURL('/');
  for (const path of seen.slice(1)) await expect.poll(() => isKept(page, path)).toBe(false);
  const left = (await keptText(page)) + (await storedText(page));
  for (const each of own) expect(left, each).not.toContain(each);
});
