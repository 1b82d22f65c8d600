import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { withBrowser } from '../../bench/browser';
import { projectRoot } from '../../server/project-root';
import { takenOver } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import setup from '../support/browser-setup';
import { shopOrigin } from '../support/browser-test';
import { keepPicture } from './keep-picture';

/** The two pictures of the README, from a new demo shop: its home page, and the editor of it. */

const FOLDER = join(projectRoot(), 'docs', 'pictures');
const WINDOW = { width: 1440, height: 900 };
const MOST_BYTES = 149_000;

mkdirSync(FOLDER, { recursive: true });
const stop = await setup();
try {
  await withBrowser(async (browser) => {
    const options = { viewport: WINDOW, locale: 'en-GB' };
    const visitor = await browser.newContext(options);
    await takeShop(await visitor.newPage());
    await visitor.close();
    const operator = await browser.newContext(options);
    await enterAsOperator(operator);
    await takeEditor(await operator.newPage());
    await operator.close();
  });
} finally {
  await stop();
}

async function takeShop(page: Page): Promise<void> {
  await page.goto(`${shopOrigin()}/en`);
  // The question about cookies would cover a third of the page.
  await page.locator('.consent-buttons button[value=none]').click();
  await page.locator('.consent-buttons').waitFor({ state: 'detached' });
  await keepPicture(page, join(FOLDER, 'shop.avif'), MOST_BYTES);
}

/** With the list of blocks that can be added. */
async function takeEditor(page: Page): Promise<void> {
  await page.goto(`${shopOrigin()}/en/operator/edit`);
  await takenOver(page);
  await page.locator('button[value="tour:0"]').click();
  await page.locator('#tour').waitFor({ state: 'detached' });
  await page.locator('.edit-insert').nth(1).click();
  await page.locator('#panel .offer').first().waitFor();
  await keepPicture(page, join(FOLDER, 'editor.avif'), MOST_BYTES);
}
