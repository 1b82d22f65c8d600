import { fillCart, logIn } from '../support/browser-guest';
import { expect, IN_LANGUAGES, rejectConsent, test, WIDTHS } from '../support/browser-test';

const [german] = IN_LANGUAGES;

/** Half the distance, in pixels, to the reviews of an article in a narrow window. */
const FAR = 2000;

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

test('the contact data that a link targets are highlighted for a second', async ({ page }) => {
  await rejectConsent(page);
  await fillCart(page, german);
  await logIn(page, german, 'highlight@example.com');
  const durationAt = async (path: string) => {
    await page.goto(path);
    return page
      .locator('#contact-information')
      .evaluate((section) => getComputedStyle(section).animationDuration);
  };
  expect(await durationAt('/checkout?edit=contact')).toBe('0s');
  expect(await durationAt('/checkout?edit=contact#contact-information')).toBe('1s');
  // An error summary also links to the field.
  expect(await durationAt('/checkout?edit=contact#checkout-email')).toBe('1s');
});

test('a wrong e-mail address that keeps an address from being saved is highlighted for a second', async ({
  page,
}) => {
  await rejectConsent(page);
  await fillCart(page, german);
  await page.goto('/checkout');
  const contact = page.locator('#contact-information');
  const duration = () => contact.evaluate((section) => getComputedStyle(section).animationDuration);
  const mail = page.locator('#checkout-email');
  await mail.fill('unfinished@');
  expect(await duration()).toBe('0s');
  await page.locator('button[value=shipping-address]').click();
  await expect(page.locator('#error-summary')).toBeFocused();
  expect(await duration()).toBe('1s');
});

test('the target of an address is there immediately, the target of a link on the page is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await rejectConsent(page);
  await page.addInitScript(() => {
    const tops = Object.assign(window, { tops: new Set<number>() }).tops;
    const look = () => {
      tops.add(scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/malerband-kante_291_1102#reviews');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(FAR);
  const passed = async () => {
    const tops = await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
    return tops.filter((top) => top > 0 && top < FAR).length;
  };
  // While the page grows the browser may jump there in a step or two.
  const atFirst = await passed();
  expect(atFirst).toBeLessThan(3);

  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.product-rating').click();
  await expect.poll(passed).toBeGreaterThan(atFirst);
});
