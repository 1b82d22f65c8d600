import { expect, test, type Page } from '@playwright/test';
import { fillCart, logIn } from '../support/browser-guest';
import { IN_LANGUAGES, rejectConsent, shopOrigin } from '../support/browser-test';
import { ADDRESS } from '../support/guest';

const [german] = IN_LANGUAGES;
const WRONG = { ...ADDRESS, zipCode: '1061' };
const TYPED = ['firstName', 'lastName', 'streetName', 'zipCode', 'city'] as const;

const field = (page: Page, name: string) => page.locator(`#checkout-${name}`);
const saveAddress = (page: Page) => page.locator('button[value=shipping-address]');

// Not watched: a request without an answer is logged in the console.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: ({}, use) => use(shopOrigin()) });

test('no answer: the page keeps all input, reports the failure, and the form is sent again', async ({
  page,
}) => {
  await rejectConsent(page);
  await fillCart(page, german);
  await logIn(page, german, 'unanswered@example.com');
  for (const name of TYPED) await field(page, name).fill(WRONG[name]);
  const unanswered = page.locator('#unanswered');
  await expect(unanswered).toHaveCount(0);
  // The shop is restarted, and then the connection is lost.
  for (const status of [503, 0]) {
    await unansweredOnce(page, 'POST', status);
    await saveAddress(page).click();
    await expect(unanswered).toBeFocused();
    await expectTyped(page, WRONG);
  }
  await saveAddress(page).click();
  await expect(page.locator('#error-summary')).toBeFocused();
  await expect(unanswered).toHaveCount(0);

  // The refused values stay when the next answer does not arrive.
  await unansweredOnce(page, 'POST', 503);
  await saveAddress(page).click();
  await expect(unanswered).toBeFocused();
  await expect(field(page, 'zipCode')).toHaveAttribute('aria-invalid', 'true');
  await expectTyped(page, WRONG);

  // It is saved, but the page with it does not arrive: it is loaded as a document.
  await field(page, 'zipCode').fill(ADDRESS.zipCode);
  await unansweredOnce(page, 'GET', 503);
  await saveAddress(page).click();
  await page.locator('.address-lines').first().waitFor();
  await expect(unanswered).toHaveCount(0);

  // A selection that was not received is not shown as made.
  const ways = page.locator('#shipping-method input[type=radio]');
  await expect(ways.first()).toBeChecked();
  await unansweredOnce(page, 'POST', 503);
  await ways.last().check();
  await expect(page.locator('#shipping-method [data-error=unanswered]')).toBeVisible();
  await expect(ways.first()).toBeChecked();
});

/** The next request of its kind fails: with a status, or without any. */
async function unansweredOnce(page: Page, method: string, status: number): Promise<void> {
  let isDue = true;
  await page.unrouteAll();
  await page.route('**/checkout.data', (route) => {
    if (!isDue || route.request().method() !== method) return route.fallback();
    isDue = false;
    return status === 0
      ? route.abort()
      : route.fulfill({ status, contentType: 'text/html', body: '<p>' });
  });
}

async function expectTyped(page: Page, typed: Record<string, string>): Promise<void> {
  for (const name of TYPED) await expect(field(page, name), name).toHaveValue(typed[name]!);
}
