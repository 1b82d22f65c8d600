import { expect, test } from '@playwright/test';
import { rejectConsent, shopOrigin } from '../support/browser-test';

// Not watched: React reports in the console that it renders the page anew.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: ({}, use) => use(shopOrigin()) });

test('the frame around a hydrated form stays when React has to render the page anew', async ({
  page,
}) => {
  await rejectConsent(page);
  // As extensions of browsers do.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.body.prepend(document.createElement('span')),
    );
  });
  await page.goto('/login');
  await expect(page.locator('body > span')).toHaveCount(0);
  const header = page.locator('header.header');
  await expect(header.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('#email')).toBeEditable();
});
