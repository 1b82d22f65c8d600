import type { Page } from '@playwright/test';
import { fillCart, holdPosts, logIn } from '../support/browser-guest';
import { expect, IN_LANGUAGES, rejectConsent, test } from '../support/browser-test';

const [german] = IN_LANGUAGES;

test('the loading bar waits 200 ms, runs for 2 s, and goes 500 and 400 ms after the answer', async ({
  page,
}) => {
  await rejectConsent(page);
  await fillCart(page, german);
  await page.clock.install();
  await logIn(page, german, 'balken@example.com');
  const answer = await holdPosts(page);
  // From here on time passes only when the test lets it.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const bar = page.locator('.loading-bar');
  const pass = async (milliseconds: number) => {
    await effectsOf(page);
    await page.clock.runFor(milliseconds);
    await effectsOf(page);
  };

  await page.locator('button[value=shipping-address]').click();
  await expect(page.locator('[aria-busy=true]').first()).toBeAttached();
  await pass(199);
  expect(await bar.count()).toBe(0);
  await pass(1);
  await expect(bar).toHaveClass(/loading-bar-running/);
  expect(
    await bar.evaluate((element) => {
      const { height, animationDuration, animationIterationCount } = getComputedStyle(element);
      return { height, animationDuration, animationIterationCount };
    }),
  ).toEqual({ height: '3px', animationDuration: '2s', animationIterationCount: '1' });

  answer();
  await expect(page.locator('#error-summary')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await pass(0);
  await expect(bar).toHaveClass(/loading-bar-full/);
  await pass(499);
  await expect(bar).toHaveClass(/loading-bar-full/);
  await pass(1);
  await expect(bar).toHaveClass(/loading-bar-hidden/);
  await pass(399);
  await expect(bar).toHaveClass(/loading-bar-hidden/);
  await pass(1);
  await expect(bar).toHaveCount(0);
});

test('the language switcher is disabled while the buttons of the checkout are (2.98)', async ({
  page,
}) => {
  await rejectConsent(page);
  await fillCart(page, german);
  await logIn(page, german, 'sprache@example.com');
  const answer = await holdPosts(page);
  const language = page.locator('header .language-list button');
  await expect(language).toHaveCount(2);
  const areDisabled = () =>
    language.evaluateAll((buttons) => buttons.map((button) => button.matches(':disabled')));
  expect(await areDisabled()).toEqual([false, false]);

  await page.locator('button[value=shipping-address]').click();
  await expect.poll(areDisabled).toEqual([true, true]);
  answer();
  await expect(page.locator('#error-summary')).toBeVisible();
  await expect.poll(areDisabled).toEqual([false, false]);
});

/** A message sent twice arrives after the effects of the previous render. */
async function effectsOf(page: Page): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage(null);
        }),
    );
  }
}
