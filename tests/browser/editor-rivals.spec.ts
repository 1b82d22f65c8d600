import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { blockDefinitions } from '../../app/blocks/definitions';
import { axe } from '../support/axe';
import { openEditor, saved, titles } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { expect, shopOrigin } from '../support/browser-test';
import { test } from '../support/own-shop';
import { words } from '../support/words';

type Text = Parameters<typeof words>[1];
type Name = 'TextCard' | 'NewsletterSubscribe' | 'Carousel';

const say = (key: Text, values?: Record<string, string | number>) => words('de', key, values);

test('with different blocks both are published', async ({ browser }) => {
  const [anna, bert] = [await operator(browser), await operator(browser)];
  await retitle(anna, 'TextCard', 'von Anna');
  await retitle(bert, 'NewsletterSubscribe', 'von Bert');
  await publish(bert);
  await expect(bert.getByText(say('editor.state.live'))).toBeVisible();
  await publish(anna);
  await expect(anna.getByText(say('editor.merged'))).toBeVisible();
  await expect(anna.getByText(say('editor.state.live'))).toBeVisible();
  for (const text of ['von Anna', 'von Bert']) {
    await expect(anna.getByRole('main')).toContainText(text);
    await expectLive(browser, text);
  }
});

test('with the same headline the second selects one, and neither text is lost', async ({
  browser,
}) => {
  const [anna, bert] = [await operator(browser), await operator(browser)];
  await typeInto(bert, 'Carousel', 'Berts Satz');
  await saved(bert, 'de');
  // She writes on a page that does not show yet what he has published.
  await typeInto(anna, 'Carousel', 'Annas ');
  await afterPublishing(anna, bert);
  // The message appears where she writes, and she continues.
  await anna.keyboard.type('Satz');
  await expect(blockOf(anna, 'Carousel').locator('.block-overtaken')).toBeVisible();
  await expect(headlineOf(anna, 'Carousel')).toHaveText('Annas Satz');
  expect(await axe(anna)).toEqual([]);
  await publish(anna);
  const conflict = anna.getByRole('region', { name: say('editor.conflictTitle') });
  // It is a slide, which is visible in the frame of its carousel.
  const slide = conflict.getByRole('link', { name: blockDefinitions.Banner.title.de });
  await expect(anna.locator((await slide.getAttribute('href'))!)).toBeVisible();
  await expect(anna.getByText(say('editor.problem.conflict'))).toBeVisible();
  expect(await axe(anna)).toEqual([]);
  await expect(anna.getByRole('main')).toContainText('Annas Satz');
  await expectLive(browser, 'Berts Satz');

  await conflict.getByRole('button', { name: say('editor.takeTheirs') }).click();
  await expect(anna.getByRole('main')).toContainText('Berts Satz');
  await expect(conflict).toBeHidden();
  const undo = say('editor.undoStep', { step: say('editor.step.replace') });
  await anna.getByRole('button', { name: undo }).click();
  await expect(anna.getByRole('main')).toContainText('Annas Satz');

  await publish(anna);
  await conflict.getByRole('button', { name: say('editor.keepMine') }).click();
  await expect(conflict).toBeHidden();
  await publish(anna);
  await expect(anna.getByText(say('editor.state.live'))).toBeVisible();
  await expectLive(browser, 'Annas Satz');

  // Bert's published version is one press away.
  await anna.getByRole('link', { name: say('editor.history'), exact: true }).click();
  await anna.getByRole('link', { name: versionLink }).nth(1).click();
  await expect(anna.getByRole('main')).toContainText('Berts Satz');
});

test('a browser that is killed during edits loses none that the shop has saved', async ({
  browser,
}) => {
  const context = await newContext(browser);
  await enterAsOperator(context);
  const page = await context.newPage();
  await openEditor(page, '');
  const before = (await titles(page)).length;
  const cookies = await context.cookies();
  let acknowledged = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.ok()) acknowledged += 1;
  });
  await page.route('**/operator/edit*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue().catch(() => undefined);
  });
  const duplicate = page.getByRole('button', { name: `${say('editor.duplicate')}: ` }).first();
  for (let pressed = 0; pressed < SENT; pressed += 1) await duplicate.click();
  await expect.poll(() => acknowledged).toBeGreaterThanOrEqual(3);
  const known = acknowledged;
  expect(known, 'it dies in the middle').toBeLessThan(SENT);
  await context.close();

  const again = await newContext(browser);
  await again.addCookies(cookies);
  const reopened = await again.newPage();
  await openEditor(reopened, '');
  const made = (await titles(reopened)).length - before;
  expect(made).toBeGreaterThanOrEqual(known);
  expect(made).toBeLessThanOrEqual(SENT);
  await again.close();
});

test('a tab closed in the middle of a word loses none of it', async ({ browser }) => {
  let page = await operator(browser);
  const closed = async (text: string) => {
    await page.close();
    page = await page.context().newPage();
    await expect(async () => {
      await openEditor(page, '');
      await expect(page.getByRole('main')).toContainText(text, { timeout: 1000 });
    }).toPass();
  };
  await (await titleField(page, 'TextCard')).fill('Noch nicht fert');
  await closed('Noch nicht fert');
  await typeInto(page, 'TextCard', 'Auch hier no');
  await closed('Auch hier no');
});

test('while the connection is lost the editor writes and opens panels, and all edits are there afterwards', async ({
  browser,
}) => {
  const page = await operator(browser);
  await page.context().setOffline(true);
  await typeInto(page, 'TextCard', 'Ohne Netz');
  await expect(page.locator('.toolbar-state')).toHaveText(say('editor.state.unreachable'));
  await page.keyboard.type(' geschrieben');
  await page.keyboard.press('Enter');
  await expect(headlineOf(page, 'TextCard')).toHaveText('Ohne Netz geschrieben');
  await page.locator('.rail a[href$="?outline=#panel"]').click();
  await page.locator('[data-field="text.htmlDescription"]').first().click();
  await page.context().setOffline(false);
  await expect(page.locator('#panel')).toBeVisible();
  await saved(page, 'de');
  await expect(page.locator('.edit-refused')).toHaveCount(0);
  await page.reload();
  await expect(headlineOf(page, 'TextCard')).toHaveText('Ohne Netz geschrieben');
});

test('a block moved by another editor can still be edited, and the text for a deleted one stays', async ({
  browser,
}) => {
  const [anna, bert] = [await operator(browser), await operator(browser)];
  const tell = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const press = (action: Text) =>
    bert
      .getByRole('button', { name: `${say(action)}: ${blockDefinitions.TextCard.title.de}, ` })
      .first()
      .click();
  await typeInto(anna, 'TextCard', 'Wei');
  await press('editor.moveUp');
  await publish(bert);
  await expect(bert.getByText(say('editor.state.live'))).toBeVisible();
  await tell(anna);
  await saved(anna, 'de');
  await anna.keyboard.type('ter');
  await expect(headlineOf(anna, 'TextCard')).toHaveText('Weiter');
  await anna.keyboard.press('Enter');
  await saved(anna, 'de');

  // A publication meanwhile closes no open menu.
  await anna.locator('.bar-menu > summary').click();
  const pageKey = () => anna.evaluate(() => (history.state as { key: string }).key);
  const before = await pageKey();
  await press('editor.moveDown');
  await publish(bert);
  await expect(bert.getByText(say('editor.state.live'))).toBeVisible();
  await tell(anna);
  await expect.poll(pageKey).not.toBe(before);
  await anna.getByRole('button', { name: say('editor.discard') }).click();
  await expect(anna.getByText(say('editor.state.live'))).toBeVisible();

  await press('editor.remove');
  await typeInto(anna, 'TextCard', 'Nicht verloren');
  await afterPublishing(anna, bert);
  await expect(blockOf(anna, 'TextCard').locator('.block-overtaken')).toBeVisible();
  await expect(headlineOf(anna, 'TextCard')).toHaveText('Nicht verloren');
});

const SENT = 12;
const versionLink = new RegExp(`^${say('editor.seeOf', { version: 0 }).replace('0', '\\d+')}$`);

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ baseURL: shopOrigin(), locale: 'de-DE' });

async function operator(browser: Browser): Promise<Page> {
  const context = await newContext(browser);
  await enterAsOperator(context);
  const page = await context.newPage();
  await openEditor(page, '');
  return page;
}

async function retitle(page: Page, name: Name, title: string): Promise<void> {
  const field = await titleField(page, name);
  await field.fill(title);
  await saved(page, 'de');
  await expect(page.getByRole('main')).toContainText(title);
}

const blockOf = (page: Page, name: Name) =>
  page.locator('.blocks > .block').filter({
    has: page.locator(`.edit-block[aria-label^="${blockDefinitions[name].title.de}, "]`),
  });
const headlineOf = (page: Page, name: Name) =>
  blockOf(page, name).first().locator('[data-field="text.title"]').first();

/** Writes a headline in place, and keeps the cursor in it. */
async function typeInto(page: Page, name: Name, text: string): Promise<void> {
  await headlineOf(page, name).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The title field of the first block of this kind, after opening its settings. */
async function titleField(page: Page, name: Name): Promise<Locator> {
  const block = blockDefinitions[name].title.de;
  const settings = page
    .getByRole('link', { name: `${say('editor.settings')}: ${block}, ` })
    .first();
  // Tools lie over a hovered block.
  await page.locator('.edit-block').filter({ has: settings }).last().hover();
  await settings.click();
  const panel = page.getByRole('complementary', { name: block });
  return panel.getByRole('textbox', { name: say('blocks.field.title'), exact: true });
}

/** Anna's edit is sent when Bert's publication has been answered. */
async function afterPublishing(anna: Page, bert: Page): Promise<void> {
  const isLive = publish(bert).then(() =>
    expect(bert.getByText(say('editor.state.live'))).toBeVisible(),
  );
  await anna.route('**/operator/edit*', async (route) => {
    if (route.request().method() === 'POST') await isLive;
    await route.continue();
  });
  await isLive;
}

const publish = (page: Page) => page.getByRole('button', { name: say('editor.save') }).click();

async function expectLive(browser: Browser, text: string): Promise<void> {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(text);
  await context.close();
}
