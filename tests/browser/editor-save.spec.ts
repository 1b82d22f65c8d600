import type { Page } from '@playwright/test';
import { blockDefinitions } from '../../app/blocks/definitions';
import { liveHome, withPool } from '../support/browser-database';
import { isSamePage, openEditor, saved, titles, tool } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { expect, IN_GERMAN } from '../support/browser-test';
import { test } from '../support/own-shop';
import { words } from '../support/words';

test.beforeEach(({ context }) => enterAsOperator(context));

for (const { prefix, lang } of IN_GERMAN) {
  const say = (key: Parameters<typeof words>[1]) => words(lang, key);

  test(`the page can be saved exactly when it differs from what is live: ${lang}`, async ({
    page,
  }) => {
    await openEditor(page, prefix);
    const save = page.getByRole('button', { name: say('editor.save') });
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    const [first] = await titles(page);
    const { length } = await titles(page);
    await expect(save).toBeDisabled();

    await tool(page, lang, 'editor.moveDown', first!, 1, length).click();
    await expect(save).toBeEnabled();
    await tool(page, lang, 'editor.moveUp', first!, 2, length).click();
    await expect(save).toBeDisabled();

    await press(new RegExp(`^${say('editor.duplicate')}: `));
    await expect(save).toBeEnabled();
    await press(new RegExp(`^${say('editor.undo')}: `));
    await expect(save).toBeDisabled();
    await press(new RegExp(`^${say('editor.redo')}: `));
    await expect(save).toBeEnabled();
    await page.locator('.bar-menu > summary').click();
    await press(say('editor.discard'));
    await expect(save).toBeDisabled();
    await expect(page.getByText(say('editor.discarded'))).toBeVisible();

    const field = await openTitle(page, lang);
    const before = await field.inputValue();
    await field.fill('Anders');
    await expect(save).toBeEnabled();
    await field.fill(before);
    await expect(save).toBeDisabled();
    await field.fill('Anders');
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText(say('errorMessages.editor.save.success'))).toBeVisible();
    await expect(save).toBeDisabled();
    expect(await isSamePage(page)).toBe(true);
  });
}

test('a page that is being published cannot be published again', async ({ page }) => {
  await openEditor(page, '');
  const [first] = await titles(page);
  const { length } = await titles(page);
  await tool(page, 'de', 'editor.moveDown', first!, 1, length).click();
  await saved(page, 'de');
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/operator/edit**', async (route) => {
    if (route.request().method() === 'POST') await isHeld;
    await route.fallback();
  });
  const save = page.locator('button[value="publish"]');
  await save.click();
  await expect(save).toBeDisabled();
  answer();
  await expect(page.getByText(words('de', 'errorMessages.editor.save.success'))).toBeVisible();
});

test('during a save the bar keeps its height, and the page its position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, '');
  const [first] = await titles(page);
  const { length } = await titles(page);
  await tool(page, 'de', 'editor.moveDown', first!, 1, length).click();
  await saved(page, 'de');
  const heights = await page.locator('.toolbar').evaluateHandle((toolbar) => {
    const seen = new Set<number>();
    new ResizeObserver(() => seen.add(toolbar.getBoundingClientRect().height)).observe(toolbar);
    return seen;
  });
  await tool(page, 'de', 'editor.moveDown', first!, 2, length).click();
  await expect(page.locator('.toolbar-saving')).toHaveCount(1);
  await saved(page, 'de');
  expect(await heights.evaluate((seen) => seen.size)).toBe(1);
});

for (const { prefix, lang } of IN_GERMAN) {
  const say = (key: Parameters<typeof words>[1]) => words(lang, key);

  test(`settings of a page can be saved exactly when they differ, and are stored until then: ${lang}`, async ({
    page,
  }) => {
    await openEditor(page, prefix);
    const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
    const name = lang === 'de' ? 'Ratgeber' : 'Guides';
    const settings = async () => {
      await page
        .getByLabel(words(lang, 'editorPages.menu', { name }))
        .first()
        .click();
      await open(say('editorPages.seo'));
    };
    await open(say('editorPages.open'));
    await settings();
    const save = page.getByRole('button', { name: say('editorPages.save') });
    const title = page.getByRole('textbox', { name: say('editorPages.field.metaTitle') });
    const sitemap = page.getByRole('checkbox', { name: say('editorPages.field.sitemap') });
    await expect(save).toBeDisabled();
    const before = await title.inputValue();
    await title.fill('Neu');
    await expect(save).toBeEnabled();
    await title.fill(before);
    await expect(save).toBeDisabled();
    await sitemap.click();
    await expect(save).toBeEnabled();
    const isListed = await sitemap.isChecked();
    await title.fill('Neu');

    await open(say('editorPages.backToAll'));
    await expect(page.getByText(say('editorPages.typed'))).toHaveCount(1);
    await settings();
    await expect(title).toHaveValue('Neu');
    expect(await sitemap.isChecked()).toBe(isListed);
    await save.click();
    await expect(page.getByText(say('errorMessages.editor.categories.success'))).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(title).toHaveValue('Neu');
    await open(say('editorPages.backToAll'));
    await expect(page.getByText(say('editorPages.typed'))).toHaveCount(0);
  });
}

test('what was refused of one page is still said when those of other pages are saved', async ({
  page,
}) => {
  const say = (key: Parameters<typeof words>[1]) => words('en', key);
  await openEditor(page, '/en');
  const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const settings = async (name: string, part: 'general' | 'seo') => {
    await page
      .getByLabel(words('en', 'editorPages.menu', { name }))
      .first()
      .click();
    await open(say(`editorPages.${part}`));
  };
  await open(say('editorPages.open'));
  await settings('Guides', 'general');
  await page.getByLabel(say('editorPages.field.nameUrl')).fill('Ü!');
  await open(say('editorPages.backToAll'));
  await settings('Paints', 'seo');
  await page.getByRole('textbox', { name: say('editorPages.field.metaTitle') }).fill('All paints');
  await open(say('editorPages.backToAll'));
  // The form of a single page has a button of this name too.
  const list = page.getByRole('complementary', { name: say('editorPages.title') });
  await list.getByRole('button', { name: say('editorPages.save') }).click();
  await expect(page.getByText(say('errorMessages.editor.categories.success'))).toBeVisible();
  await expect(page.locator('.error-summary li')).toHaveText(
    `Guides: ${say('editorPages.problem.nameUrl')}`,
  );
  await expect(page.getByText(say('editorPages.typedMark'))).toHaveCount(1);
});

test('the design is previewed during selection, saved automatically, and published', async ({
  page,
}) => {
  const primary = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
    );
  await openEditor(page, '');
  await page.getByRole('link', { name: words('de', 'editor.design.open') }).click();
  await page.locator('#primaryColor').fill('#7a1f3d');
  // Immediately, before anything is saved.
  expect(await primary()).toBe('#7a1f3d');
  const publish = page.getByRole('button', {
    name: words('de', 'editor.design.publish'),
    exact: true,
  });
  await expect(publish).toBeEnabled();
  await publish.click();
  await expect(page.getByText(words('de', 'errorMessages.editor.save.settings'))).toBeVisible();
  expect(await primary()).toBe('#7a1f3d');
});

test('a block of another version is a placeholder, and is saved unchanged', async ({ page }) => {
  const strange = `{"name": "Hologram", "type": "content", "meta": {"uuid": "h", "version": 7, "isGlobalTemplate": true},
    "content": {"depth": [1, {"x": "<b>ä</b>"}]}, "rest": null}`;
  await withPool(async (pool) => {
    const sql = `update block_document set blocks = $1::jsonb || blocks
      where identifier = 'index' and lang = 'de'`;
    await pool.query(sql, [`[${strange}]`]);
  });
  const bytes = await storedText();
  await openEditor(page, '');
  await expect(page.getByText(words('de', 'editor.unknownBlock'))).toBeVisible();
  const { length } = await titles(page);
  await tool(page, 'de', 'editor.moveDown', 'Hologram', 1, length).click();
  await page.getByRole('button', { name: words('de', 'editor.save') }).click();
  await expect(page.getByText(words('de', 'errorMessages.editor.save.success'))).toBeVisible();
  expect((await liveHome('de'))[1]).toMatchObject({ name: 'Hologram' });
  expect(await storedText()).toBe(bytes);
});

async function openTitle(page: Page, lang: 'de' | 'en') {
  const block = blockDefinitions.TextCard.title[lang];
  const link = `${words(lang, 'editor.settings')}: ${block}, `;
  await page.getByRole('link', { name: link }).first().click();
  const panel = page.getByRole('complementary', { name: block });
  return panel.getByRole('textbox', { name: words(lang, 'blocks.field.title'), exact: true });
}

/** The unknown block as the database writes it. */
async function storedText(): Promise<string> {
  const sql = `select block::text from block_document, jsonb_array_elements(blocks) as block
    where identifier = 'index' and lang = 'de' and block->>'name' = 'Hologram'`;
  const { rows } = await withPool((pool) => pool.query<{ block: string }>(sql));
  expect(rows).toHaveLength(1);
  return rows[0]!.block;
}
