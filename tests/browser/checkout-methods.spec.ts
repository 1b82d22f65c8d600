import type { Page } from '@playwright/test';
import { fillCart, giveAddress, holdPosts, logIn } from '../support/browser-guest';
import { expect, IN_LANGUAGES, rejectConsent, test } from '../support/browser-test';
import { words } from '../support/words';

const [german] = IN_LANGUAGES;

test.beforeEach(async ({ page }) => {
  await rejectConsent(page);
  await fillCart(page, german);
  await logIn(page, german, 'methods@example.com');
  await giveAddress(page);
});

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });

test('Express and then invoice before the answer: the page shows the decision of the shop', async ({
  page,
}) => {
  const goOn = await holdPosts(page);
  await radio(page, /Express/).check();
  await radio(page, /^Rechnung/).check();
  goOn();
  await expect(page.locator('#payment-method')).toContainText(
    words('de', 'checkout.error.paymentMethod.unavailable'),
  );
  await expect(radio(page, /Express/)).toBeChecked();
  await expect(radio(page, /^Rechnung/)).not.toBeChecked();
  await expect(radio(page, /^Vorkasse/)).toBeChecked();
  await page.reload();
  await expect(radio(page, /Express/)).toBeChecked();
  await expect(radio(page, /^Vorkasse/)).toBeChecked();
});

test('selections made before the script runs are sent when it does', async ({ page }) => {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await radio(page, /Express/).check();
  await radio(page, /^Rechnung/).check();
  start();
  await expect(page.locator('#payment-method')).toContainText(
    words('de', 'checkout.error.paymentMethod.unavailable'),
  );
  await page.unrouteAll();
  await page.reload();
  await expect(radio(page, /Express/)).toBeChecked();
});

test('of several selections made before an answer the last one counts', async ({ page }) => {
  const usual = page.locator('input[name=shippingId]').first();
  const goOn = await holdPosts(page);
  await radio(page, /Express/).check();
  await usual.check();
  await radio(page, /Express/).check();
  await usual.check();
  goOn();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(usual).toBeChecked();
  await page.reload();
  await expect(usual).toBeChecked();
});
