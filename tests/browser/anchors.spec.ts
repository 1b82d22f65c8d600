import { fillCart, logIn } from '../support/browser-guest';
import { expect, IN_LANGUAGES, rejectConsent, test, WIDTHS } from '../support/browser-test';

const [german] = IN_LANGUAGES;

for (const width of WIDTHS) {
  test(`an anchor of the checkout leaves the height of the header above itself at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await rejectConsent(page);
    await fillCart(page, german);
    await logIn(page, german, 'anchor@example.com');
    await page.goto('/checkout?edit=contact#contact-information');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const header = await page.locator('header.header').evaluate((each) => each.clientHeight);
    const top = await page
      .locator('#contact-information')
      .evaluate((each) => each.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(2 * header);
  });
}
