import type { Page } from '@playwright/test';
import { fillCart, logIn } from '../support/browser-guest';
import { expect, IN_LANGUAGES, rejectConsent, test } from '../support/browser-test';

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

test('the states of a country chosen before the script runs follow when it does', async ({
  page,
}) => {
  const [german] = IN_LANGUAGES;
  await rejectConsent(page);
  await fillCart(page, german);
  await logIn(page, german, 'states@example.com');
  const states = page.locator('select[name=state]').first();
  const ofGermany = await states.locator('option').allTextContents();
  const start = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  const country = page.locator('select[name=country]').first();
  await country.selectOption({ label: 'Österreich' });
  start();
  await expect(states.locator('option', { hasText: 'Tirol' })).toHaveCount(1);
  await country.selectOption({ label: 'Deutschland' });
  await expect(states.locator('option')).toHaveText(ofGermany);
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
