import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { ShopClient } from './shop-client';
import { THROUGH_FRONT } from './through-front';

/** The narrowest and the widest window of shoppers. */
export const WIDTHS = [360, 1440] as const;

export const IN_LANGUAGES = [
  { prefix: '', lang: 'de' },
  { prefix: '/en', lang: 'en' },
] as const;

/** `bin/test all` also tries combinations that others cover; a front changes none of them. */
export const EVERY_COMBINATION = Boolean(process.env.TEST_ALL) && !THROUGH_FRONT;

/** If the languages differ only in texts of one dictionary, the longer German ones are enough. */
export const IN_GERMAN = EVERY_COMBINATION ? IN_LANGUAGES : IN_LANGUAGES.slice(0, 1);

/** Watches the page: errors in the console and requests to other hosts fail the test. */
export const test = base.extend<{ watched: void }>({
  // Playwright requires the pattern that names the used fixtures, even if there are none.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(shopOrigin());
  },
  watched: [
    async ({ page }, use) => {
      const problems = watch(page);
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export function shopOrigin(): string {
  const origin = process.env.SHOP_ORIGIN;
  if (!origin) throw new Error('SHOP_ORIGIN is set by tests/support/browser-setup.ts');
  return origin;
}

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isStatusOfPage(message)) problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isSkippedTransition(error)) problems.push(error.message);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== shopOrigin())
      problems.push(`request to ${request.url()}`);
  });
  return problems;
}

/**
 * Chromium reports a view transition that it skipped because the next page arrived before the last
 * one was drawn, even if no script runs that could have requested it.
 */
function isSkippedTransition(error: Error): boolean {
  return /^Transition was (?:aborted|skipped)\b/.test(error.message);
}

/**
 * Chromium reports the status of a refused form (422) or a missing page as an error, and every
 * request while a test has disconnected it.
 */
function isStatusOfPage(message: ConsoleMessage): boolean {
  if (message.text().endsWith('net::ERR_INTERNET_DISCONNECTED')) return true;
  const isFile = /\.(?!data$)\w+$/.test(new URL(message.location().url || shopOrigin()).pathname);
  return !isFile && /status of (404|422)/.test(message.text());
}

/** Waits until the page's script is running: earlier clicks work without it. */
export async function enhanced(page: Page): Promise<void> {
  await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
}

/** The cookies after a refusal: requested once, because a page and its bar cost half a second. */
let refusal: Promise<{ name: string; value: string }[]> | undefined;

async function refuse(): Promise<{ name: string; value: string }[]> {
  const client = new ShopClient(shopOrigin());
  const page = await client.get('/shipping');
  await client.submit(page.form('.consent button[value=none]'));
  return client.allCookies();
}

/** Prevents the consent bar, which would cover the lower edge of small pages. */
export async function rejectConsent(page: Page): Promise<void> {
  const cookies = await (refusal ??= refuse());
  await page.context().addCookies(cookies.map((each) => ({ ...each, url: shopOrigin() })));
}

/** Refuses in the bar, as a shopper who has just arrived. */
export async function rejectConsentInBar(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/shipping`);
  await page.locator('.consent button[value=none]').click();
  await page.locator('.consent').waitFor({ state: 'detached' });
}
