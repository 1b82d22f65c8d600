import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, rejectConsent, shopOrigin, test } from '../support/browser-test';
import { agree, fillCart, giveAddress, logIn } from '../support/browser-guest';
import { cataloguePaths } from '../support/page-paths';
import { words } from '../support/words';

const GERMAN = { prefix: '', lang: 'de' } as const;

test.beforeEach(({ page }) => rejectConsent(page));

test.describe('after adding to the cart', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    const { product } = await cataloguePaths(shopOrigin(), '');
    await page.goto(product);
    await page.locator('form.buy button:not([type=button])').click();
    await expect(page.locator('#quick-checkout')).toBeVisible();
  });

  test('the dialog shows what was added and counts the cart without leaving the page', async ({
    page,
  }) => {
    const dialog = page.locator('#quick-checkout');
    await expect(dialog).toContainText(await page.locator('h1').innerText());
    await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', '1');
    await expect(page.locator('#notices')).toContainText(words('de', 'notices.cartItemAdded'));
  });

  test('the dialog closes by itself after ten seconds', async ({ page }) => {
    await page.clock.runFor(9_000);
    await expect(page.locator('#quick-checkout')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page.locator('#quick-checkout')).toBeHidden();
  });

  test('the countdown stops when the pointer moves over the dialog', async ({ page }) => {
    const dialog = page.locator('#quick-checkout');
    await expect(dialog.locator('[data-countdown]')).toBeVisible();
    await dialog.hover();
    await expect(dialog.locator('[data-countdown]')).toBeHidden();
    await page.clock.runFor(30_000);
    await expect(dialog).toBeVisible();
  });

  test('the dialog leads on to cart and checkout', async ({ page }) => {
    const dialog = page.locator('#quick-checkout');
    await dialog.getByRole('link', { name: words('de', 'cart.checkout') }).click();
    await page.waitForURL('**/guest/login');
  });
});

test('filters and order apply on change', async ({ page }) => {
  const { category } = await cataloguePaths(shopOrigin(), '');
  await page.goto(category);
  const box = page.locator('.filter-choice:has(input:enabled)').nth(1);
  const count = await box.locator('small').innerText();
  const group = box.locator('xpath=ancestor::details[contains(@class,"filter")][1]');
  if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click();
  await box.locator('input').check();
  await page.waitForURL(/facets=/);
  await expect(page.locator('.listing-bar [role=status]')).toContainText(count);
  await page.locator('select[name=sort]').selectOption('sorting.price.avg_asc');
  await page.waitForURL(
    /facets=.*sort=sorting\.price\.avg_asc|sort=sorting\.price\.avg_asc.*facets=/,
  );
});

test('the order button pressed twice in a row orders once', async ({ page }) => {
  const email = 'doppelt@example.com';
  await fillCart(page, GERMAN);
  await logIn(page, GERMAN, email);
  await giveAddress(page);
  await agree(page);
  await page.locator('button[value=place]').dblclick();
  await page.waitForURL('**/confirmation/**');
  const number = await page.locator('[data-order-number]').innerText();
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  expect(mailsTo(email)[0]).toContain(number);

  await page.goBack();
  await page.goto('/cart');
  await expect(page.locator('h1')).toHaveText(words('de', 'cart.empty'));
  expect(mailsTo(email)).toHaveLength(1);
});

test('the way of delivery chosen is taken over at once, with the new total', async ({ page }) => {
  await fillCart(page, GERMAN);
  await logIn(page, GERMAN, 'versand@example.com');
  await giveAddress(page);
  await page.locator('#firstName').waitFor({ state: 'detached' });
  const total = page.locator('.order-summary [data-total]');
  const before = await total.getAttribute('data-total');
  const other = page.locator('input[name=shippingId]:not(:checked)').first();
  await other.check();
  await expect(total).not.toHaveAttribute('data-total', before!);
});

/** Subjects of the mails the shop has written to this address. */
function mailsTo(address: string): string[] {
  const folder = join(process.env.SHOP_DATA_DIR!, 'mails');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => new RegExp(`^To: .*${address}`, 'mi').test(mail))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
}
