import type { Page } from '@playwright/test';
import { fillCart } from '../support/browser-guest';
import { expect, shopOrigin, test } from '../support/browser-test';
import { cataloguePaths } from '../support/page-paths';

/** Buttons and fields that would be printed. */
function controls(page: Page): Promise<string[]> {
  const fields = page.locator('button, input, select, textarea, summary, .button');
  return fields.evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && !each.closest('.visually-hidden'))
      .map((each) => `${each.className} ${each.getAttribute('name') ?? ''}`.trim()),
  );
}

test('paper has the name of the shop, the content of the page, and no buttons', async ({
  page,
}) => {
  await fillCart(page, { prefix: '', lang: 'de' });
  const { productWithChoice } = await cataloguePaths(shopOrigin(), '');
  await page.emulateMedia({ media: 'print' });
  for (const [path, fields] of [
    [productWithChoice, []],
    // The ordered quantity is a field.
    ['/cart', ['input cart-line-quantity quantity']],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.header .logo')).toBeVisible();
    await expect(page.locator('.footer')).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    expect(await controls(page), path).toEqual(fields);
  }
  await expect(page.locator('.totals')).toBeVisible();
});
