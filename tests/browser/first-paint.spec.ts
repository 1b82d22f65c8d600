import type { Browser, Page } from '@playwright/test';
import { fillCart, logIn } from '../support/browser-guest';
import { expect, IN_GERMAN, shopOrigin, test } from '../support/browser-test';
import { cataloguePaths } from '../support/page-paths';

const SCREENS = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

async function pages(): Promise<string[]> {
  const { category, productWithChoice, search, guide } = await cataloguePaths(shopOrigin(), '');
  return ['/', '/cart', '/categories', category, productWithChoice, search, guide];
}

/** Position, size and colours of everything on the first screen. */
function lookOf(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && y < innerHeight && element.checkVisibility();
      if (!isSeen || element.closest('footer')) return [];
      const { color, backgroundColor, borderTopWidth, fontSize } = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(' ');
      const name = `${element.tagName}.${element.getAttribute('class') ?? ''}`;
      return [[name, place, color, backgroundColor, borderTopWidth, fontSize].join(' | ')];
    });
  });
}

async function open(
  browser: Browser,
  path: string,
  screen: (typeof SCREENS)[number],
  first: boolean,
) {
  const context = await browser.newContext({
    baseURL: shopOrigin(),
    viewport: screen,
    locale: 'de-DE',
    reducedMotion: 'reduce',
    javaScriptEnabled: true,
  });
  const page = await context.newPage();
  if (first) await page.route('**/*.css', (route) => route.abort());
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

test('the styles in a page paint its first screen as the whole sheet does', async ({ browser }) => {
  for (const path of await pages()) {
    for (const screen of SCREENS) {
      const [first, whole] = await Promise.all([
        open(browser, path, screen, true),
        open(browser, path, screen, false),
      ]);
      const seen = await lookOf(first);
      expect(seen.length, path).toBeGreaterThan(20);
      expect(seen, `${path} at ${screen.width}`).toEqual(await lookOf(whole));
      await first.context().close();
      await whole.context().close();
    }
  }
});

test('pages are painted before the whole sheet is loaded, which also loads without script', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shopOrigin(), javaScriptEnabled: false });
  const page = await context.newPage();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.css', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/categories', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await page.screenshot(); // waits for a painted frame
  release();
  await page.waitForLoadState();
  const rules = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(rules.some((href) => href?.endsWith('.css'))).toBe(true);
  await context.close();
});

test('the first picture, which is preloaded, is fetched once and before the sheet', async ({
  browser,
}) => {
  const { category, productWithChoice, search } = await cataloguePaths(shopOrigin(), '');
  for (const path of [category, productWithChoice, search]) {
    for (const viewport of SCREENS) {
      const context = await browser.newContext({ baseURL: shopOrigin(), viewport });
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(path, { waitUntil: 'load' });
      const file = await page.evaluate(
        () => document.querySelector<HTMLImageElement>('main img[fetchpriority=high]')!.currentSrc,
      );
      const picture = new URL(file).pathname;
      expect(
        asked.filter((each) => each === picture),
        path,
      ).toHaveLength(1);
      const sheet = asked.findIndex((each) => each.endsWith('.css'));
      expect(asked.indexOf(picture), path).toBeLessThan(sheet);
      await context.close();
    }
  }
});

/** The height of the page, and the first parts of it that the browser skips in layout. */
function wholeLayout(page: Page) {
  return page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    skipped: [...document.querySelectorAll('body *')]
      .filter((each) => each.checkVisibility())
      .filter((each) => !each.checkVisibility({ contentVisibilityAuto: true }))
      .map((each) => `${each.tagName}.${each.getAttribute('class') ?? ''}`)
      .slice(0, 3),
  }));
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with script' : 'without script';
  test(`a page is laid out whole soon after its first paint and keeps its height, ${how}`, async ({
    browser,
  }) => {
    for (const path of await pages()) {
      for (const viewport of SCREENS) {
        const context = await browser.newContext({
          baseURL: shopOrigin(),
          viewport,
          javaScriptEnabled,
        });
        const page = await context.newPage();
        await page.goto(path, { waitUntil: 'load' });
        await expect
          .poll(async () => (await wholeLayout(page)).skipped, { message: path })
          .toEqual([]);
        const { height } = await wholeLayout(page);
        for (let seen = 0; seen < height; seen += viewport.height)
          await page.mouse.wheel(0, viewport.height);
        await expect
          .poll(() => page.evaluate(() => scrollY + innerHeight), { message: path })
          .toBeGreaterThanOrEqual(height - 2);
        const afterwards = (await wholeLayout(page)).height;
        expect(Math.abs(afterwards - height), path).toBeLessThan(height / 100);
        await context.close();
      }
    }
  });
}

/** The part of the page with its largest paint. */
function largestPaint(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          resolve(entry.element?.closest('.consent') ? 'consent' : 'page');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

async function expectPageLargest(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('.consent')).toBeVisible();
  await expect.poll(() => largestPaint(page), { message: path }).toBe('page');
}

test('the cookie banner is never the largest paint', async ({ browser }) => {
  for (const path of await pages()) {
    const context = await browser.newContext({ baseURL: shopOrigin(), viewport: SCREENS[0]! });
    await expectPageLargest(await context.newPage(), path);
    await context.close();
  }
});

for (const journey of IN_GERMAN) {
  const { prefix } = journey;
  test(`nor is it in a shopper's cart and checkout${prefix}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shopOrigin(), viewport: SCREENS[0]! });
    const page = await context.newPage();
    await fillCart(page, journey);
    await logIn(page, journey, 'anna@example.com');
    for (const path of ['/cart', '/checkout']) await expectPageLargest(page, prefix + path);
    await context.close();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is a page, and a closed group of filters opens with its ticked values', async ({
    page,
  }) => {
    const { category } = await cataloguePaths(shopOrigin(), '');
    await page.goto(category);
    await page.locator('header nav a').click();
    await expect(page.locator('main .menu-columns a').first()).toBeVisible();

    await page.setViewportSize(SCREENS[1]!);
    await page.goto(category);
    const box = page.locator('.filter-choice input:enabled').first();
    const value = await box.getAttribute('value');
    await box.check();
    const closed = page.locator('.filter-closed').first();
    const place = await closed.getAttribute('id');
    await closed.click();
    await expect(page.locator(`details#${place} input`).first()).toBeVisible();
    await expect(page.locator(`.filter-choice input[value="${value}"]`)).toBeChecked();
    await expect(page.locator('.active-filters a').first()).toBeVisible();
    expect(new URL(page.url()).searchParams.get('open')).toBe(place!.replace('filter-', ''));
  });
});

test('a closed group of filters opens on the page', async ({ page }) => {
  const { category } = await cataloguePaths(shopOrigin(), '');
  await page.setViewportSize(SCREENS[1]!);
  await page.goto(category);
  const closed = page.locator('.filter-closed').first();
  const place = await closed.getAttribute('id');
  await closed.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`details#${place} summary`)).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
});

test('guessed heights of what is laid out later are near the true ones', async ({ browser }) => {
  const screens = [{ width: 390, height: 844 }, ...SCREENS];
  // Goods with one, three and eight reviews.
  const paths = ['/', '/search?term=Rolle', '/p/1110/x', '/p/1/x', '/p/1093/x'];
  for (const viewport of screens) {
    const context = await browser.newContext({ baseURL: shopOrigin(), viewport, locale: 'de-DE' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Animation.enable');
    // Animations delay the layout; stopped, they delay it until the guess was read.
    const play = (playbackRate: number) =>
      devtools.send('Animation.setPlaybackRate', { playbackRate });
    for (const path of [...paths, ...paths.map((each) => `/en${each}`)]) {
      await play(0);
      await page.goto(path, { waitUntil: 'load' });
      const guessed = await heightOf(page);
      await play(1);
      await page.waitForTimeout(LAID_OUT);
      const share = guessed / (await heightOf(page));
      const message = `${path} at ${viewport.width}`;
      expect(Math.abs(share - 1), message).toBeLessThan(viewport.width === 412 ? 0.03 : 0.01);
    }
    await context.close();
  }
});

test('the script that hides the buttons of a short list leaves its height as it is', async ({
  browser,
}) => {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: shopOrigin(), viewport });
  const page = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/sets/werkzeugsets', { waitUntil: 'commit' });
  await page.locator('.footer').waitFor();
  await page.waitForTimeout(300);
  const before = await heightOf(page);
  release();
  await expect(page.locator('.filters-end [data-apply][hidden]')).toHaveCount(1);
  expect(await heightOf(page)).toBe(before);
  await context.close();
});

/** Everything is laid out then; the last delay is 1.5 s. */
const LAID_OUT = 2500;

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
