import {
  EVERY_COMBINATION,
  expect,
  IN_LANGUAGES,
  rejectConsentInBar,
  test,
  WIDTHS,
} from '../support/browser-test';
import { agree, giveAddress, order } from '../support/browser-guest';
import { ADDRESS } from '../support/guest';
import { THROUGH_FRONT } from '../support/through-front';
import { words } from '../support/words';

/** Each window, each language, with script and without, but not all combinations. */
const IN_SHORT = THROUGH_FRONT ? ['true 1440 en'] : ['false 360 de', 'true 360 de', 'true 1440 en'];

for (const javaScriptEnabled of [false, true]) {
  for (const width of WIDTHS) {
    const isAsked = ({ lang }: { lang: string }) =>
      EVERY_COMBINATION || IN_SHORT.includes(`${javaScriptEnabled} ${width} ${lang}`);
    test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}, ${width} px`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      for (const { prefix, lang } of IN_LANGUAGES.filter(isAsked)) {
        test(`a whole purchase in ${lang}`, async ({ page }) => {
          await rejectConsentInBar(page, prefix);
          await page.goto(prefix || '/');
          const search = page.locator('#header-search');
          await search.fill(lang === 'de' ? 'Flachpinsel' : 'flat brush');
          await search.press('Enter');
          await expect(page.locator('main .card').first()).toBeVisible();
          await page.locator('main .card a').first().click();

          await chooseEverything();
          await page.locator('#quantity').fill('2');
          await page
            .locator('form.buy button', { hasText: words(lang, 'product.addToCart') })
            .click();
          const added = page.locator(
            javaScriptEnabled ? '#quick-checkout' : '.quick-checkout-panel',
          );
          await expect(added).toBeVisible();
          await added.getByRole('link', { name: words(lang, 'cart.toCart') }).click();

          await expect(page.locator('.cart-line')).toHaveCount(1);
          await page.locator('button[value=more]').click();
          await expect(page.locator('.cart-line-quantity')).toHaveValue('3');
          await page
            .locator('.cart-summary')
            .getByRole('link', { name: words(lang, 'cart.checkout') })
            .click();

          await page
            .getByLabel(words(lang, 'common.emailLabel'))
            .first()
            .fill('browser@example.com');
          await page.getByRole('button', { name: words(lang, 'checkout.guestContinue') }).click();
          await page.waitForURL('**/checkout');
          await giveAddress(page);
          await page.locator('input[name=paymentId]').last().check();
          if (!javaScriptEnabled) {
            // A tick on the page that is about to be left would be lost.
            const nextPage = page.waitForEvent('domcontentloaded');
            await page.locator('button[value=payment-method]').click();
            await nextPage;
          }
          await agree(page);
          const total = await page
            .locator('.order-summary [data-total]')
            .getAttribute('data-total');
          const number = await order(page, { prefix, lang });

          expect(number).toBeGreaterThan(10_000);
          await expect(page.locator('main [data-total]')).toHaveAttribute('data-total', total!);
          await expect(page.locator('main')).toContainText(ADDRESS.city);
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await page.goto(`${prefix}/cart`);
          await expect(page.locator('h1')).toHaveText(words(lang, 'cart.empty'));

          async function chooseEverything() {
            // Until the page of the goods is loaded, it is unknown whether it has a choice.
            await page.locator('form.buy').waitFor();
            const select = page.locator('select[name=choose]');
            if ((await select.count()) === 0) return;
            await select.selectOption({ index: 1 });
            if (!javaScriptEnabled) await page.locator('.choice-form button').click();
            await page.locator('form.buy input[name=productId]').waitFor({ state: 'attached' });
          }
        });
      }
    });
  }
}
