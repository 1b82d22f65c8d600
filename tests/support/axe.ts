import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { EVERY_COMBINATION, shopOrigin } from './browser-test';

/** The minified build, because it is sent again to every state of a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the violations that axe finds on a page. axe is called directly, for violations only and
 * without frames, whose pages are tested separately. Playwright's builder takes four times as long.
 */
export async function axe(page: Page, hasContrast = true): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (hasContrast) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      iframes: false,
      rules: { 'color-contrast': { enabled: hasContrast } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, hasContrast);
}

/**
 * axe needs script. So the document of the browser without script is copied into a page with
 * script: the same elements and styles, the content of noscript shown, none of our scripts.
 * Contrast depends on styles, which are checked with script; here it is checked only with
 * EVERY_COMBINATION.
 */
export async function axeWithoutScript(browser: Browser, width: number) {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: { width, height: 900 },
  });
  const copy = await context.newPage();
  // An empty page of the shop without a policy: a routed page would be reloaded each time.
  const blank = `${shopOrigin()}/copy`;
  await copy.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await copy.goto(blank);
  await copy.unroute(blank);
  return async (page: Page): Promise<string[]> => {
    const markup = (await page.content())
      .replace(/<script\b[^]*?<\/script>/g, '')
      .replace(/<\/?noscript>/g, '');
    await copy.setContent(markup);
    return axe(copy, EVERY_COMBINATION);
  };
}
