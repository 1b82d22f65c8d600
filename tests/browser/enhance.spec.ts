import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enhanced, expect, rejectConsent, shopOrigin, test } from '../support/browser-test';
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
    await enhanced(page);
    await page.locator('form.buy button:not([type=button])').click();
    await expect(page.locator('#quick-checkout')).toBeVisible();
  });

  test('the dialog shows the added goods and counts the cart without leaving the page', async ({
    page,
  }) => {
    const dialog = page.locator('#quick-checkout');
    await expect(dialog).toContainText(await page.locator('h1').innerText());
    await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', '1');
    await expect(dialog).toContainText(words('de', 'notices.cartItemAdded'));
    // Announced once, not in a message beside it.
    await expect(page.locator('#notices')).toBeEmpty();
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

test.describe('the quantity in the cart', () => {
  test.beforeEach(async ({ page }) => {
    await fillCart(page, GERMAN);
    await page.clock.install();
    await page.goto('/cart');
    await enhanced(page);
    // From here on time passes only when a test lets it.
    await page.clock.pauseAt(Date.now() + 3_600_000);
  });

  const quantity = '.cart-line-quantity';
  const total = '[data-total]';

  test('is sent automatically half a second after the last key, and the focus stays', async ({
    page,
  }) => {
    const before = Number(await page.locator(total).getAttribute('data-total'));
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await expect(page.locator('[data-cart] [data-apply]')).toBeHidden();
    await page.locator(quantity).fill('2');
    await page.clock.runFor(400);
    await page.locator(quantity).fill('3');
    await page.clock.runFor(400);
    expect(sent).toEqual([]);
    await page.clock.runFor(200);
    await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', '3');
    expect(sent).toHaveLength(1);
    expect(Number(await page.locator(total).getAttribute('data-total'))).toBeGreaterThan(before);
    await expect(page.locator(quantity)).toBeFocused();
    await expect(page.locator('#notices')).toContainText(words('de', 'notices.cartUpdated'));
  });

  test('steps by the buttons, several presses are one change', async ({ page }) => {
    const more = page.locator('[data-line-step="1"]');
    await more.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator(quantity)).toHaveValue('3');
    await page.clock.runFor(600);
    await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', '3');
    await expect(more).toBeFocused();
  });

  test('is refused on the page if it is invalid', async ({ page }) => {
    await page.locator(quantity).fill('viel');
    await page.clock.runFor(600);
    await expect(page.locator('#error-summary')).toBeVisible();
    await expect(page.locator(quantity)).toHaveValue('viel');
    await expect(page.locator(quantity)).toBeFocused();
  });

  test('is not lost when the shopper leaves before the pause is over', async ({ page }) => {
    await page.locator(quantity).fill('4');
    await page.getByRole('link', { name: words('de', 'cart.checkout') }).click();
    await page.waitForURL('**/guest/login');
    await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', '4');
  });
});

test('a file is sent with the form, and a refused one loads the page with the reason', async ({
  page,
}) => {
  await page.goto('/search?term=Wunschfarbton');
  await page.locator('main a[href*="wunschfarbton"]').first().click();
  await page.locator('a[href$="#choice"]').first().click();
  await expect(page.locator('form.buy input[name=productId]')).toBeAttached();
  await enhanced(page);
  const file = page.locator('form.buy input[type=file]');
  await page.locator('form.buy input[list]').fill('4120');
  for (const select of await page.locator('form.buy select').all()) {
    await select.selectOption({ index: 1 });
  }
  const buy = page.locator('form.buy button[type=submit], form.buy button:not([type])').last();
  const flur = (content: string) => ({
    name: 'Flur.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(content),
  });
  await file.setInputFiles(flur('MZ'));
  await buy.click();
  await expect(page.locator('.error-summary')).toBeFocused();
  await expect(page.locator('form.buy [data-error=fileContent]')).toBeVisible();
  await expect(page.locator('form.buy input[list]')).toHaveValue('4120');

  await file.setInputFiles(flur('%PDF-1.7'));
  await buy.click();
  await expect(page.locator('#quick-checkout')).toContainText('Flur.pdf');
  const download = page.waitForEvent('download');
  await page.locator('#quick-checkout a[download]').click();
  expect((await download).suggestedFilename()).toBe('Flur.pdf');
});

test('a product picture opens at full size, and Escape leads back', async ({ page }) => {
  const { product } = await cataloguePaths(shopOrigin(), '');
  await page.goto(product);
  await enhanced(page);
  const link = page.locator('a[data-zoom]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('#zoom');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('img')).toHaveJSProperty(
    'src',
    await link.evaluate((a: HTMLAnchorElement) => a.href),
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('filters and order apply on change', async ({ page }) => {
  const { category } = await cataloguePaths(shopOrigin(), '');
  await page.goto(category);
  await enhanced(page);
  const value = await page
    .locator('.filter-choice:has(small) input:enabled')
    .nth(1)
    .getAttribute('value');
  const box = page.locator(`.filter-choice:has(input[value="${value}"])`);
  const count = (await box.locator('small').textContent()) ?? '';
  const group = box.locator('xpath=ancestor::details[contains(@class,"filter")][1]');
  if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click();
  await box.locator('input').check();
  await page.waitForURL(/facets=/);
  await enhanced(page);
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

test('the selected shipping method is applied immediately, with the new total', async ({
  page,
}) => {
  await fillCart(page, GERMAN);
  await logIn(page, GERMAN, 'versand@example.com');
  await giveAddress(page);
  await page.locator('#checkout-firstName').waitFor({ state: 'detached' });
  const total = page.locator('.order-summary [data-total]');
  const before = await total.getAttribute('data-total');
  const other = page.locator('input[name=shippingId]:not(:checked)').first();
  await other.check();
  await expect(total).not.toHaveAttribute('data-total', before!);

  // The error of the framework's reader for an aborted answer: the page need not report it.
  await page.evaluate(async () => {
    void Promise.reject(new DOMException('BodyStreamBuffer was aborted', 'AbortError'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
});

/** Subjects of the shop's mails to this address. */
function mailsTo(address: string): string[] {
  const folder = join(process.env.SHOP_DATA_DIR!, 'mails');
  if (!existsSync(folder)) return []; // it is created with the first mail
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => new RegExp(`^To: .*${address}`, 'mi').test(mail))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
}
