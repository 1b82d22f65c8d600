import type { Page } from '@playwright/test';
import { expect, rejectConsent, test } from '../support/browser-test';

test('a sort order chosen before the script runs is applied by its button', async ({ page }) => {
  await rejectConsent(page);
  const start = await holdScript(page);
  await page.goto('/search?term=Lack', { waitUntil: 'commit' });
  const sort = page.locator('select[name=sort]');
  const apply = page.locator('.order-form [data-apply]');
  const chosen = await sort.locator('option').last().getAttribute('value');
  await sort.selectOption({ value: chosen! });
  start();
  await expect(page.locator('.filters-form [data-apply]').first()).toBeHidden();
  await apply.click();
  await page.waitForURL(`**sort=${encodeURIComponent(chosen!)}**`);
  await expect(apply).toBeHidden();
});

/** Holds the scripts of the next page back; returns the function that releases them. */
async function holdScript(page: Page): Promise<() => void> {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/*.js', async (route) => {
    await started;
    await route.continue();
  });
  return start;
}
