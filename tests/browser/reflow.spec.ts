import type { Page } from '@playwright/test';
import { expect, IN_LANGUAGES, shopOrigin, test } from '../support/browser-test';
import { agree, fillCart, giveAddress, logIn, order, type Journey } from '../support/browser-guest';
import { enterAsOperator } from '../support/browser-operator';
import { cataloguePaths, FIXED_PATHS } from '../support/page-paths';

const SIZES = [
  { name: '320 px', width: 320, text: '100%' },
  { name: '360 px', width: 360, text: '100%' },
  { name: 'text of 200 % in 1280 px', width: 1280, text: '200%' },
  { name: 'text of 200 % in 640 px', width: 640, text: '200%' },
  { name: '1920 px', width: 1920, text: '100%' },
];

for (const { prefix, lang } of IN_LANGUAGES) {
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
      await logIn(page, journey, 'schmal@example.com');
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

/** Looks at the page in every size; what it looks like follows from styles alone. */
async function expectToFit(page: Page, state: string): Promise<void> {
  for (const { name, width, text } of SIZES) {
    await page.setViewportSize({ width, height: 900 });
    const { seen, wide } = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      const edge = document.documentElement.clientWidth;
      const fits = document.documentElement.scrollWidth <= edge;
      const wide = [...document.querySelectorAll('body *')]
        .filter((element) => !fits && element.getBoundingClientRect().right > edge + 1)
        .map((element) => `${element.tagName}.${element.className}`)
        .slice(0, 5);
      return { seen: window.innerWidth, wide: fits ? [] : ['page', ...wide] };
    }, text);
    expect(seen).toBe(width);
    expect.soft(wide, `${state}, ${name}`).toEqual([]);
  }
}
