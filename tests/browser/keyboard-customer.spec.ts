import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { EVERY_COMBINATION, enhanced, expect, rejectConsent, test } from '../support/browser-test';
import { forgetTries, sendOrder } from '../support/browser-customer';
import { fillCart } from '../support/browser-guest';
import { CUSTOMER_PASSWORD } from '../support/customer';
import { ADDRESS } from '../support/guest';

const GERMAN = { prefix: '', lang: 'de' } as const;

/**
 * A customer without a pointer: an account, an order, a review, a return and a withdrawal by keys
 * alone. Every tab stop must show its focus. Without script the keys are the browser's own.
 */
const WITH_SCRIPT = EVERY_COMBINATION ? [true, false] : [true];

for (const javaScriptEnabled of WITH_SCRIPT) {
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('signs up, orders, reviews, returns and withdraws by keys alone', async ({ page }) => {
      await rejectConsent(page);
      await forgetTries();
      await signUp(page);
      const id = await order(page);
      await sendOrder(id);
      await judge(page, { inDialog: javaScriptEnabled });
      await sendBack(page, id);
      await withdraw(page, id);
    });
  });
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/login');
  await pressAt(page, 'main a[href$="/register"]', 'Enter');
  await page.waitForURL('**/register');
  await pressAt(page, 'main form button:not([type=button])', 'Enter');
  await mendFromSummary(page, 'email');
  await page.keyboard.type(`${randomUUID()}@example.com`);
  await typeAt(page, '#password', CUSTOMER_PASSWORD);
  await typeAt(page, '#password2', CUSTOMER_PASSWORD);
  await pressAt(page, '#privacy', 'Space');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my-account');
}

async function order(page: Page): Promise<number> {
  await fillCart(page, GERMAN);
  await page.goto('/checkout');
  const fields = ['firstName', 'lastName', 'streetName', 'apartment', 'zipCode', 'city'] as const;
  for (const field of fields) await typeAt(page, `#checkout-${field}`, ADDRESS[field]);
  await pressAt(page, 'button[value=shipping-address]', 'Enter');
  await page.locator('.address-lines').first().waitFor();
  await pressAt(page, 'button[value=place]', 'Enter');
  await mendFromSummary(page, 'checkout-terms');
  await page.keyboard.press('Space');
  await pressAt(page, 'button[value=place]', 'Enter');
  await page.waitForURL('**/confirmation/**');
  return Number(await page.locator('[data-order-number]').getAttribute('data-order-number'));
}

/**
 * On the page of the review, or in a dialog on that of all, which Escape closes and which preserves
 * the input.
 */
async function judge(page: Page, { inDialog }: { inDialog: boolean }): Promise<void> {
  await page.goto('/my-account/reviews');
  if (inDialog) await enhanced(page);
  const link = page.locator('.my-review-link').first();
  await pressAt(page, '.my-review-link', 'Enter');
  await typeAt(page, '.review-page [name=title]', 'Deckt');
  if (inDialog) {
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog [name=title]')).toHaveValue('Deckt');
  }
  await pressAt(page, '.review-page .button-row button', 'Enter');
  await mendFromSummary(page, 'ratingValue');
  await page.keyboard.press('Space');
  await expect(page.locator('.review-page [name=title]')).toHaveValue('Deckt');
  await typeAt(page, '.review-page [name=message]', 'Zwei Anstriche.');
  await pressAt(page, '.review-page .button-row button', 'Enter');
  await expect(page.locator('.my-review')).toContainText('Deckt');
  await expect(page.locator('[data-notice=positive]')).toBeVisible();
  if (inDialog) await expect(link).toBeFocused();
}

async function sendBack(page: Page, id: number): Promise<void> {
  await page.goto('/my-account/my-orders');
  await pressAt(page, `main a[href$="/my-orders/${id}"]`, 'Enter');
  await page.waitForURL(`**/my-orders/${id}`);
  await pressAt(page, 'main a[href*="/new-return/"]', 'Enter');
  await page.waitForURL('**/new-return/**');
  await pressAt(page, '.returns form button', 'Enter');
  await mendFromSummary(page, 'return-items');
  await typeAt(page, '.return-fields input', '1');
  await pressAt(page, '.returns form button', 'Enter');
  await page.waitForURL('**/my-account/returns');
  await expect(page.locator('[data-return]')).toBeVisible();
}

async function withdraw(page: Page, id: number): Promise<void> {
  await page.goto(`/my-account/my-orders/${id}`);
  await pressAt(page, 'main a.withdraw-link', 'Enter');
  await page.waitForURL('**/withdrawal?**');
  await pressAt(page, 'input[name=scope][value=all]', 'ArrowDown');
  await pressAt(page, 'button[value=check]', 'Enter');
  await mendFromSummary(page);
  await typeAt(page, '.withdrawal-lines input', '1');
  await page.keyboard.press('Enter');
  await page.locator('button[value=confirm]').waitFor();
  await pressAt(page, 'button[value=confirm]', 'Enter');
  await page.waitForURL('**/withdrawal?receipt=*');
}

/** Presses Tab until the first matching element has the focus, like a user who sees where it is. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector).first();
  await wanted.waitFor();
  for (let press = 0; press < 120; press += 1) {
    const isThere = await wanted.evaluate((element) => element === document.activeElement);
    if (isThere) return;
    await page.keyboard.press('Tab');
    await expectToShow(page, selector);
  }
  throw new Error(`${selector} was not reached by Tab at ${page.url()}`);
}

async function pressAt(page: Page, selector: string, key: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

async function typeAt(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.type(text);
}

/** The summary has the focus, and its first link leads to the wrong field. */
async function mendFromSummary(page: Page, field?: string): Promise<void> {
  const summary = page.locator('#error-summary');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summary.locator('a').first()).toBeFocused();
  await page.keyboard.press('Enter');
  if (field) await expect(page.locator(`#${field}`)).toBeFocused();
}

/** The focus is visible: it is on the page, and it is marked. */
async function expectToShow(page: Page, way: string): Promise<void> {
  const stop = await page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isMarked =
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    return {
      isMarked: isMarked && width > 0 && height > 0,
      isLost: element === document.body,
      what: element.outerHTML.slice(0, 120),
    };
  });
  // After the last stop the browser's own controls have it, and it returns.
  if (!stop.isLost) expect(stop.isMarked, `${stop.what} on the way to ${way}`).toBe(true);
}
