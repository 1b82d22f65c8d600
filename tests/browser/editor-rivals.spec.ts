import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { blockDefinitions } from '../../app/blocks/definitions';
import { openEditor, saved, titles } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { expect, shopOrigin } from '../support/browser-test';
import { test } from '../support/own-shop';
import { words } from '../support/words';

type Text = Parameters<typeof words>[1];
type Name = 'TextCard' | 'NewsletterSubscribe';

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

test('with the same block the second chooses, and neither text is lost', async ({ browser }) => {
  const [anna, bert] = [await operator(browser), await operator(browser)];
  await retitle(anna, 'TextCard', 'Annas Satz');
  await retitle(bert, 'TextCard', 'Berts Satz');
  await publish(bert);
  await expect(bert.getByText(say('editor.state.live'))).toBeVisible();
  await publish(anna);
  const conflict = anna.getByRole('region', { name: say('editor.conflictTitle') });
  await expect(conflict).toContainText(blockDefinitions.TextCard.title.de);
  await expect(anna.getByText(say('editor.problem.conflict'))).toBeVisible();
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

  // What Bert had published is one press away.
  await anna.getByRole('link', { name: say('editor.history'), exact: true }).click();
  await anna.getByRole('link', { name: versionLink }).nth(1).click();
  await expect(anna.getByRole('main')).toContainText('Berts Satz');
});

test('a browser that dies amid edits takes none with it that the shop has taken', async ({
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

test('a tab closed in the middle of a word takes none of it along', async ({ browser }) => {
  const page = await operator(browser);
  const field = await titleField(page, 'TextCard');
  await field.fill('Noch nicht fert');
  await page.close();

  const next = await page.context().newPage();
  await expect(async () => {
    await openEditor(next, '');
    await expect(next.getByRole('main')).toContainText('Noch nicht fert', { timeout: 1000 });
  }).toPass();
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

/** Of the first block of this kind, its settings opened for it. */
async function titleField(page: Page, name: Name): Promise<Locator> {
  const block = blockDefinitions[name].title.de;
  const settings = page
    .getByRole('link', { name: `${say('editor.settings')}: ${block}, ` })
    .first();
  // Tools lie over a block that is pointed at.
  await page.locator('.edit-block').filter({ has: settings }).last().hover();
  await settings.click();
  const panel = page.getByRole('complementary', { name: block });
  return panel.getByRole('textbox', { name: say('blocks.field.title'), exact: true });
}

const publish = (page: Page) => page.getByRole('button', { name: say('editor.save') }).click();

async function expectLive(browser: Browser, text: string): Promise<void> {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(text);
  await context.close();
}
