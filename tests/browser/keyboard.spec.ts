import type { Page } from '@playwright/test';
import {
  EVERY_COMBINATION,
  expect,
  rejectConsent,
  shopOrigin,
  test,
} from '../support/browser-test';
import { cataloguePaths } from '../support/page-paths';
import { fillCart, logIn } from '../support/browser-guest';

const GERMAN = { prefix: '', lang: 'de' } as const;

test.beforeEach(({ page }) => rejectConsent(page));

/** Script removes some stops and adds others; their order and look follow from pages and styles. */
const isTried = (javaScriptEnabled: boolean) => javaScriptEnabled || EVERY_COMBINATION;

for (const javaScriptEnabled of [false, true]) {
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    if (isTried(javaScriptEnabled)) {
      test('the first stop skips to the content', async ({ page }) => {
        await page.goto('/');
        await page.keyboard.press('Tab');
        const skip = page.locator('.skip-link');
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe(
          'content',
        );
      });

      test('tab goes through the page in its reading order, and every stop is visible', async ({
        page,
      }) => {
        const { category, product } = await cataloguePaths(shopOrigin(), '');
        for (const path of ['/', category, product, '/withdrawal']) {
          await page.goto(path);
          expect(
            await page.locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').count(),
          ).toBe(0);
          const stops = await tabThrough(page, 25);
          expect(
            stops.map(({ place }) => place),
            path,
          ).toEqual(stops.map(({ place }) => place).toSorted((a, b) => a - b));
          expect(
            stops.filter(({ isMarked }) => !isMarked),
            path,
          ).toEqual([]);
        }
      });

      test('nothing covers the focused element', async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const { category } = await cataloguePaths(shopOrigin(), '');
        await page.goto(category);
        await page.locator('.filters-form input:enabled').first().focus();
        const covered = new Set<string>();
        for (let press = 0; press < 40; press += 1) {
          await page.keyboard.press('Tab');
          const cover = await page.evaluate(() => {
            const focused = document.activeElement!;
            if (!focused.closest('.filters-form')) return null;
            const { left, top, width, height } = focused.getBoundingClientRect();
            const above = document.elementFromPoint(left + width / 2, top + height / 2);
            const isSeen = above && (focused.contains(above) || above.contains(focused));
            return isSeen ? null : focused.outerHTML.slice(0, 80);
          });
          if (cover) covered.add(cover);
        }
        expect([...covered]).toEqual([]);
      });
    }

    test('the menu opens with Enter and its links are next', async ({ page }) => {
      await page.goto('/');
      if (!javaScriptEnabled) {
        await page.locator('header .menu a').focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/categories$/);
        await expect(page.locator('main .menu-columns a').first()).toBeVisible();
        return;
      }
      const menu = page.locator('header details.menu, header .menu details').first();
      await menu.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(menu).toHaveAttribute('open', '');
      await page.keyboard.press('Tab');
      await expect(menu.locator('a').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open', '');
      await expect(menu.locator('summary')).toBeFocused();
    });

    test('a refused form puts the focus on its summary, whose links lead to the fields', async ({
      page,
    }) => {
      await fillCart(page, GERMAN);
      await logIn(page, GERMAN, 'tastatur@example.com');
      await page.locator('button[value=shipping-address]').press('Enter');
      await expect(page.locator('#error-summary')).toBeFocused();
      expect(await page.title()).toMatch(/^Fehler: /);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('#checkout-firstName')).toBeFocused();
    });
  });
}

test('the dialog after adding takes the focus and returns it', async ({ page }) => {
  const { product } = await cataloguePaths(shopOrigin(), '');
  await page.goto(product);
  const add = page.locator('form.buy button:not([type=button])');
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('#quick-checkout');
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe(
    'quick-checkout',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});

type Stop = { place: number; isMarked: boolean; what: string };

/** The next tab stops: their position in the document, and whether the focus is visible. */
async function tabThrough(page: Page, presses: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement!;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return {
          place: [...document.querySelectorAll('*')].indexOf(element),
          isMarked:
            (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
          what: element.outerHTML.slice(0, 80),
        };
      }),
    );
  }
  return stops;
}
