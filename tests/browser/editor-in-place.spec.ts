import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { withPool } from '../support/browser-database';
import { openEditor, takenOver } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { EVERY_COMBINATION, expect, shopOrigin } from '../support/browser-test';
import { test } from '../support/own-shop';
import { cataloguePaths } from '../support/page-paths';
import { words } from '../support/words';

test.use({ bypassCSP: true });

/** Elements outside of the page, the room for the icons below its end, and animations. */
const AT_REST = `.bar, .bar > *, .rail, .consent { display: none !important }
  body { padding-bottom: 0 !important }
  .blocks > * { content-visibility: visible !important }
  * { transition: none !important; animation: none !important; scroll-behavior: auto !important }`;
/**
 * Edges of an icon get a slightly different shade where the browser splits the page into other
 * layers.
 */
const MOST_PIXELS = 60;
/** From the header to the last block of the home page, at each of the widths. */
const MOST_HEIGHT = 3000;
const WIDTHS = [380, 768, 1440];

test('at rest the edited page is the published one, and its headline goes live in three actions or nine keys', async ({
  page,
  context,
  browser,
}) => {
  await enterAsOperator(context);
  // An editor who was at a block within the last minute is shown above it.
  await withPool((pool) => pool.query('delete from page_presence'));
  const shopper = await (await browser.newContext({ bypassCSP: true, locale: 'de-DE' })).newPage();
  await openEditor(page, '');
  const home = new URL('/', page.url()).href;
  const { guides, guide } = await cataloguePaths(shopOrigin(), '');
  for (const width of WIDTHS) await expectSame(page, shopper, { path: '/', width });
  // Pages with their own text beside the blocks.
  for (const path of EVERY_COMBINATION ? [guides, guide] : [guide]) {
    for (const width of EVERY_COMBINATION ? WIDTHS : [380])
      await expectSame(page, shopper, { path, width });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, '');

  const headline = page.locator('.blocks h1');
  const isLive = async (title: string) => {
    await expect(page.getByText(words('de', 'editor.state.live'))).toBeVisible();
    await shopper.goto(home);
    await expect(shopper.locator('h1')).toContainText(title);
  };
  await headline.click();
  await page.keyboard.type('Blau ');
  await page.getByRole('button', { name: words('de', 'editor.save') }).click();
  await isLive('Blau ');

  await openEditor(page, '');
  for (const key of ['ArrowDown', 'Enter', 'ControlOrMeta+a']) await page.keyboard.press(key);
  await page.keyboard.type('Grün, die bleiben');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await isLive('Grün, die bleiben');
  await shopper.context().close();
});

/** The page in the editor, with nothing selected, and as shoppers see it. */
async function expectSame(
  page: Page,
  shopper: Page,
  { path, width }: { path: string; width: number },
): Promise<void> {
  // Pictures of goods are made at the first request, and exist at the next one.
  await expect(async () => {
    // A page loaded at another width keeps its larger pictures.
    for (const each of [page, shopper]) await each.setViewportSize({ width, height: 900 });
    await page.goto(new URL(`/operator/edit${path === '/' ? '' : path}`, page.url()).href);
    await takenOver(page);
    await shopper.goto(new URL(path, page.url()).href);
    await shopper.waitForFunction(() => document.documentElement.dataset.enhanced === '');
    const [edited, published] = [await pictureOf(page), await pictureOf(shopper)];
    expect(await differing(edited, published), `${path}, ${width} px`).toBeLessThan(MOST_PIXELS);
  }).toPass({ timeout: 60_000 });
}

async function pictureOf(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const shot = await page.screenshot({ fullPage: true, style: AT_REST });
  // Below the page on a phone there is room for the icons.
  const { width, height } = await sharp(shot).metadata();
  return sharp(shot)
    .extract({ left: 0, top: 0, width, height: Math.min(height, MOST_HEIGHT) })
    .png()
    .toBuffer();
}

async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(pixels));
  expect(a!.info).toEqual(b!.info);
  let count = 0;
  for (let at = 0; at < a!.data.length; at += 3) {
    if (a!.data.compare(b!.data, at, at + 3, at, at + 3) !== 0) count += 1;
  }
  return count;
}

function pixels(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
