import { expect, test } from '@playwright/test';
import { rejectConsent, shopOrigin } from '../support/browser-test';

// Not watched: React logs in the console that it renders the page again.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: ({}, use) => use(shopOrigin()) });

test('the frame around a hydrated form stays when React has to render the page again', async ({
  page,
}) => {
  await rejectConsent(page);
  // Like browser extensions.
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
