import { expect, IN_GERMAN, shopOrigin, test } from '../support/browser-test';
import { withPool } from '../support/browser-database';
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

    test('a long word in a review breaks where its column ends', async ({ page }) => {
      const { variation, review } = await reviewedWith('Farbe'.repeat(90), lang);
      try {
        await page.goto(`${prefix}/p/${variation}/farbe`);
        await page.locator('.review-message', { hasText: 'FarbeFarbe' }).waitFor();
        await page.setViewportSize({ width: 320, height: 900 });
        // The section cuts off what is wider, and the page does not grow by it.
        const body = page.locator('.reviews-body');
        expect(await body.evaluate(({ scrollWidth }) => scrollWidth)).toBe(
          await body.evaluate(({ clientWidth }) => clientWidth),
        );
      } finally {
        await withPool((pool) => pool.query('delete from review where id = $1', [review]));
      }
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

/** Adds a visible review with this text to goods of the shop that have some. */
async function reviewedWith(text: string, lang: string) {
  const sql = `insert into review (item_id, variation_id, lang, author_name, title, text, rating, is_visible, source)
    select item_id, id, $2, $1, $1, $1, 5, true, 'guest' from variation
     where is_main and item_id = (select max(item_id) from review where is_visible)
    returning id as review, variation_id as variation`;
  const { rows } = await withPool((pool) =>
    pool.query<{ variation: number; review: number }>(sql, [text, lang]),
  );
  return rows[0]!;
}
