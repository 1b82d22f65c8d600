import { expect, IN_GERMAN, shopOrigin, test } from '../support/browser-test';
import { agree, fillCart, giveAddress, logIn, order, type Journey } from '../support/browser-guest';
import { orderAsCustomer, registerHere } from '../support/browser-customer';
import { enterAsOperator } from '../support/browser-operator';
import { cataloguePaths, FIXED_PATHS } from '../support/page-paths';
import { expectToFit } from '../support/reflow';

for (const { prefix, lang } of IN_GERMAN) {
  test.describe(`in ${lang}`, () => {
    test('no page scrolls sideways', async ({ page }) => {
      const paths = Object.values(await cataloguePaths(shopOrigin(), prefix));
      for (const path of [
        ...FIXED_PATHS.map((each) => prefix + each),
        `${prefix}/gibt-es-nicht`,
        ...paths,
      ]) {
        await page.goto(path);
        await expectToFit(page, path);
      }
    });

    test('no label of goods lies below their heart', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 900 });
      const { category } = await cataloguePaths(shopOrigin(), prefix);
      await page.goto(category);
      const cards = await page.locator('.card:has(.tag)').evaluateAll((all) =>
        all.map((card) => {
          const edge = (selector: string) => card.querySelector(selector)!.getBoundingClientRect();
          return edge('.wish-heart').left - edge('.tag').right;
        }),
      );
      expect(cards.length).toBeGreaterThan(0);
      expect(Math.min(...cards)).toBeGreaterThanOrEqual(0);
    });

    test('on a phone the goods of an order have the width of its card', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 900 });
      await registerHere(page, { prefix, lang });
      await orderAsCustomer(page, { prefix, lang });
      await page.goto(`${prefix}/my-account/my-orders`);
      const widthOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((each) => each.clientWidth);
      expect(await widthOf('.order-entry-items')).toBe(await widthOf('.order-entry-status'));
    });

    test('a search works in the text size that a reader has set', async ({ page, context }) => {
      const settings = await context.newCDPSession(page);
      await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(prefix || '/');
        const field = (await page.locator('.header-search .input').boundingBox())!;
        expect(field.width, `${width} px`).toBeGreaterThan(10 * 32);
      }
    });

    test('on tablets the header fits with text of 200 %', async ({ page }) => {
      for (const width of [768, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${prefix}/shipping`);
        const widest = await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
          return document.documentElement.scrollWidth;
        });
        expect(widest).toBe(width);
      }
    });

    test('a notice with a button keeps its margin on the smallest phones', async ({ page }) => {
      await fillCart(page, { prefix, lang });
      await page.setViewportSize({ width: 320, height: 900 });
      await page.locator('.cart-line button[value=remove]').first().click();
      const notice = page.locator('.notices .notice:has(.notice-action)');
      await notice.waitFor();
      const { x, width } = (await notice.boundingBox())!;
      expect(Math.round(320 - (x + width))).toBe(Math.round(x));
    });

    test('nor do the pages of the team and the bar', async ({ page, context }) => {
      await page.goto(`${prefix}/operator/login`);
      await page.locator('main form button').first().click();
      await page.locator('#error-summary').waitFor();
      await expectToFit(page, 'log-in, refused');
      await enterAsOperator(context);
      await page.goto(`${prefix}/operator`);
      await expectToFit(page, 'team');
      await page.locator('button[value=offer]').click();
      await page.locator('.second-step-key').waitFor();
      await expectToFit(page, 'team, key shown');
      await page.goto(prefix || '/');
      await page.locator('.editor-bar').waitFor();
      await expectToFit(page, 'home with the bar');
    });

    test('nor does any step of an order', async ({ page }) => {
      const journey: Journey = { prefix, lang };
      await fillCart(page, journey);
      await expectToFit(page, 'cart');
      await logIn(page, journey, 'schmal@malermeisterbetriebmustermannundsoehne.example');
      await expectToFit(page, 'checkout');
      await page.locator('button[value=place]').click();
      await page.locator('#error-summary').waitFor();
      await expectToFit(page, 'checkout, refused');
      await giveAddress(page);
      await expectToFit(page, 'checkout, filled');
      await agree(page);
      await order(page, journey);
      await expectToFit(page, 'confirmation');
    });
  });
}
