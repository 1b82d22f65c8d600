import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { EVERY_COMBINATION, shopOrigin } from './browser-test';

/** The small one of the two it comes in: every state of a page is sent it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on a page. It is called itself, for only what is wrong, and not in frames: what they
 * show is a page of its own, looked at by itself. Playwright's builder for it takes four times as long.
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
 * axe needs script itself. So what the browser without script has built is written once more into
 * a page of one with script: the same elements and styles, what stands in noscript shown, no script of
 * ours. Contrast follows from styles, which are looked at with script; here it is looked at when
 * everything is.
 */
export async function axeWithoutScript(browser: Browser, width: number) {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: { width, height: 900 },
  });
  const copy = await context.newPage();
  // A page of the shop without a policy, to write into: what is routed would be loaded anew each time.
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
