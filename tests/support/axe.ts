import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';

/**
 * What axe finds on a page. A frame in which no script runs answers to axe neither, which would wait for it for ever: it goes
 * when it has been laid out. What it shows is a page of its own, looked at by itself.
 */
export async function axe(page: Page): Promise<string[]> {
  await page.locator('iframe[sandbox]').evaluateAll(async (frames) => {
    for (const frame of frames) {
      // What is loaded from now on is not bound by the attribute.
      frame.removeAttribute('sandbox');
      await new Promise((resolve) => {
        frame.addEventListener('load', resolve, { once: true });
        frame.setAttribute('src', 'about:blank');
      });
    }
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/**
 * axe needs script itself. So what the browser without script has built is loaded once more into
 * one with script: the same elements and styles, what stands in noscript shown, no script of ours.
 */
export async function axeWithoutScript(browser: Browser, width: number) {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: { width, height: 900 },
  });
  const copy = await context.newPage();
  let shown = { url: '', markup: '' };
  await copy.route(
    (url) => url.href === shown.url,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: shown.markup }),
  );
  return async (page: Page): Promise<string[]> => {
    const markup = (await page.content())
      .replace(/<script\b[^]*?<\/script>/g, '')
      .replace(/<\/?noscript>/g, '');
    shown = { url: page.url(), markup };
    await copy.goto(shown.url);
    return axe(copy);
  };
}
