import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { ShopClient } from './shop-client';
import { THROUGH_FRONT } from './through-front';

/** The two ends of what a shopper's window measures. */
export const WIDTHS = [360, 1440] as const;

export const IN_LANGUAGES = [
  { prefix: '', lang: 'de' },
  { prefix: '/en', lang: 'en' },
] as const;

/**
 * `bin/test all` also tries each combination of which another one proves the same; a front makes no
 * difference to any.
 */
export const EVERY_COMBINATION = Boolean(process.env.TEST_ALL) && !THROUGH_FRONT;

/** Where the two differ in words alone, which come from one place, the longer ones say it for both. */
export const IN_GERMAN = EVERY_COMBINATION ? IN_LANGUAGES : IN_LANGUAGES.slice(0, 1);

/** A page that is watched: errors in the console and requests to other hosts fail the test. */
export const test = base.extend<{ watched: void }>({
  // Playwright wants to see which fixtures are used, even when none is.
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
 * Chromium reports an animation between two pages that it left out, because the next page was there
 * before the last one was drawn, even where no script runs that could have asked for it.
 */
function isSkippedTransition(error: Error): boolean {
  return /^Transition was (?:aborted|skipped)\b/.test(error.message);
}

/**
 * Chromium reports the status of a refused form (422) or a page that is not there as an error, and so
 * every request while a test has cut it off.
 */
function isStatusOfPage(message: ConsoleMessage): boolean {
  if (message.text().endsWith('net::ERR_INTERNET_DISCONNECTED')) return true;
  const isFile = /\.(?!data$)\w+$/.test(new URL(message.location().url || shopOrigin()).pathname);
  return !isFile && /status of (404|422)/.test(message.text());
}

/** Waits until the page's script has taken over: what is clicked before takes the plain way. */
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

/** Keeps the consent bar away, which would lie over the lower edge of small pages. */
export async function rejectConsent(page: Page): Promise<void> {
  const cookies = await (refusal ??= refuse());
  await page.context().addCookies(cookies.map((each) => ({ ...each, url: shopOrigin() })));
}

/** The same as a shopper does it, who has come to the shop just now. */
export async function rejectConsentInBar(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/shipping`);
  await page.locator('.consent button[value=none]').click();
  await page.locator('.consent').waitFor({ state: 'detached' });
}
