import { agree, fillCart, giveAddress, logIn, order } from '../support/browser-guest';
import { expect, IN_GERMAN, rejectConsent, test } from '../support/browser-test';
import { words } from '../support/words';

for (const journey of IN_GERMAN) {
  const { lang } = journey;
  test(`a guest pays an order with another method, by the keyboard (${lang})`, async ({ page }) => {
    await rejectConsent(page);
    await fillCart(page, journey);
    await logIn(page, journey, `pay-${lang}@example.com`);
    await giveAddress(page);
    await page.locator('input[name=paymentId]').first().check();
    await agree(page);
    const number = await order(page, journey);
    const title = words(lang, 'orderPayment.title');
    const link = page.getByRole('link', { name: title });
    await expect(page.locator('.payment-data')).toBeVisible();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const chosen = page.locator('input[name=paymentId]:checked');
    await chosen.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/confirmation/${number}/*`);
    await expect(page.locator('#notices')).toContainText(words(lang, 'orderPayment.changed'));
    await expect(page.locator('.payment-data')).toHaveCount(0);
    // Back and sent once more: the same selection changes nothing.
    await page.goBack();
    await page.getByRole('button', { name: words(lang, 'orderPayment.submit') }).click();
    await page.waitForURL(`**/confirmation/${number}/*`);
    await expect(page.locator('.payment-data')).toHaveCount(0);
  });
}
