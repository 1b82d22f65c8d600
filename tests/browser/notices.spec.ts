import type { BrowserContext } from '@playwright/test';
import { enhanced, expect, rejectConsent, shopOrigin, test } from '../support/browser-test';
import { words } from '../support/words';

const CLOSE = words('de', 'common.noticeDismiss');

/** As after a form that led to this page. */
function leaveNotices(context: BrowserContext, types = ['negative', 'negative']): Promise<void> {
  const keys = ['notices.cartUpdated', 'notices.consentSaved'];
  const notices = keys.map((key, i) => ({ type: types[i], key }));
  const value = Buffer.from(JSON.stringify(notices)).toString('base64url');
  return context.addCookies([{ name: 'notice', value, url: shopOrigin() }]);
}

// Pages of fixed text come without script to every browser.
for (const path of ['/shipping', '/withdrawal']) {
  test(`each message of a page without script can be closed: ${path} (2.151)`, async ({ page }) => {
    await rejectConsent(page);
    await leaveNotices(page.context());
    await page.goto(path);
    const notices = page.locator('#notices > [data-notice]');
    await expect(notices).toHaveCount(2);
    const close = notices.first().getByRole('checkbox', { name: CLOSE });
    expect((await close.boundingBox())!.width).toBe(44);
    await close.check();
    await expect(notices.first()).toBeHidden();
    await expect(notices.last()).toBeVisible();
  });
}

test('where the page has script, the same place has a button alone', async ({ page }) => {
  await rejectConsent(page);
  await leaveNotices(page.context());
  await page.goto('/search');
  await enhanced(page);
  const notices = page.locator('#notices > [data-notice]');
  await expect(notices.getByRole('checkbox')).toHaveCount(0);
  await notices.first().getByRole('button', { name: CLOSE }).click();
  await expect(notices).toHaveCount(1);
});

// A page without code of its own, one whose form alone has it, and one with the small script.
for (const path of ['/shipping', '/contact', '/search']) {
  test(`a positive message leaves after five seconds, a negative one stays: ${path} (9.26)`, async ({
    page,
  }) => {
    await rejectConsent(page);
    await leaveNotices(page.context(), ['positive', 'negative']);
    await page.goto(path);
    const [positive, negative] = [
      page.locator('.notice-positive'),
      page.locator('.notice-negative'),
    ];
    await expect(positive).toBeVisible();
    await expect(positive).toBeHidden({ timeout: 8_000 });
    await expect(negative).toBeVisible();
  });
}

test.describe('in a browser that runs no script', () => {
  test.use({ javaScriptEnabled: false });

  test('all messages stay', async ({ page }) => {
    await leaveNotices(page.context(), ['positive', 'negative']);
    await page.goto('/contact');
    await page.waitForTimeout(6_000);
    await expect(page.locator('.notice-positive')).toBeVisible();
  });
});
