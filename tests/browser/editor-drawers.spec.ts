import { blockDefinitions } from '../../app/blocks/definitions';
import { isSamePage, openEditor, saved } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { expect, test } from '../support/browser-test';
import { words } from '../support/words';

test.beforeEach(({ context }) => enterAsOperator(context));

for (const [holder, part] of [
  ['Carousel', 'Banner'],
  ['Tabs', 'Tab'],
] as const) {
  test(`a block is deleted among the settings of its parent: ${part}`, async ({ page }) => {
    const { title, variations } = blockDefinitions[holder];
    await openEditor(page, '');
    await page
      .getByRole('link', { name: new RegExp(`^${words('de', 'editor.addAbove')}: .* 1 `) })
      .first()
      .click();
    await page.getByRole('button', { name: variations[0]!.title.de, exact: true }).click();
    const panel = page.getByRole('complementary', { name: title.de });
    const entries = panel.locator('.drawer-children > li');
    await expect(entries.nth(1)).toBeVisible();
    const count = await entries.count();

    const block = words('de', 'editor.child', {
      block: blockDefinitions[part].title.de,
      position: 2,
    });
    const action = words('de', 'editor.remove');
    await panel
      .getByRole('button', { name: words('de', 'editor.onBlock', { action, block }), exact: true })
      .click();
    await expect(entries).toHaveCount(count - 1);
    await saved(page, 'de');
    await expect(entries).toHaveCount(count - 1);
    expect(await isSamePage(page)).toBe(true);
  });
}

test('a block is added at the selected position before the list for it has loaded', async ({
  page,
}) => {
  const say = (key: Parameters<typeof words>[1]) => words('en', key);
  const { title, variations } = blockDefinitions.TextCard;
  await openEditor(page, '/en');
  await page.goto('/en/operator/edit?add=');
  const blocks = page.getByRole('main').getByRole('region', { name: / of \d+$/ });
  const place = page.getByLabel(say('editorAdd.place'));
  const [first] = await place.getByRole('option').allTextContents();
  // The list for the selected position never arrives.
  await page.route(/[?&]add=/, async (route) => {
    if (route.request().method() !== 'GET') await route.continue();
  });
  await place.selectOption({ label: first! });
  const offer = variations[0]!.title.en;
  await page.getByRole('button', { name: offer, exact: true }).click();
  await saved(page, 'en');
  await expect(blocks.first()).toHaveAccessibleName(new RegExp(`^${title.en}, `));
});

test('the loading bar runs while a panel or a page of the editor loads (4.72)', async ({
  page,
}) => {
  await openEditor(page, '/en');
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/[?&]design=/, async (route) => {
    await isHeld;
    await route.continue();
  });
  const bar = page.locator('.loading-bar');
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: words('en', 'editor.design.open') }).click();
  await expect(bar).toHaveClass(/loading-bar-running/);
  answer();
  await expect(bar).toHaveCount(0);
});

test('a new page opens in a dialog of 500 px, which Escape closes (2.137)', async ({ page }) => {
  const say = (key: Parameters<typeof words>[1]) => words('en', key);
  await openEditor(page, '/en');
  await page.getByRole('link', { name: say('editorPages.open'), exact: true }).click();
  await page.getByRole('link', { name: 'Add Page', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add page' });
  await expect(dialog).toContainText('Add name and type in order to add a new page');
  expect((await dialog.boundingBox())!.width).toBe(500);
  await expect(dialog.getByRole('link')).toHaveText(['Cancel']);
  await expect(dialog.getByRole('button')).toHaveText(['Add page']);
  await dialog.getByRole('button').click();
  await expect(dialog).toContainText('Enter a page name.');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Pages' })).toBeVisible();
});

test('settings of a page are 370 px wide, and the wrong field of theirs takes the focus (2.133)', async ({
  page,
}) => {
  await openEditor(page, '/en');
  const drawer = page.locator('.drawer');
  for (const part of ['general', 'seo']) {
    await page.goto(`/en/operator/edit?page=1&part=${part}`);
    expect((await drawer.boundingBox())!.width).toBe(370);
  }
  await page.goto('/en/operator/edit?page=1');
  const name = drawer.getByLabel(words('en', 'editorPages.field.name'));
  await name.fill('');
  await drawer.locator('button[value=page-general]').click();
  await expect(drawer).toContainText('Enter a page name.');
  await expect(name).toBeFocused();
});

test('the bar stays 52 px high when it names the design too (2.105)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, '/en');
  await page.goto('/en/operator/edit?design=');
  const save = page.locator('.toolbar-save button');
  await page.getByLabel(words('en', 'editor.design.blockSize')).selectOption('xl');
  await expect(save).toContainText(words('en', 'editor.design.too'));
  expect((await page.locator('.toolbar').boundingBox())!.height).toBe(52);
  await page.locator('.drawer button[value=design-discard]').click();
  await expect(save).toBeDisabled();
});

for (const width of [1280, 1440]) {
  test(`the bar of a window of ${width} px is 52 px high whatever its state says (2.105)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page, '');
    await page.locator('.toolbar-state').evaluate((state) => {
      state.textContent =
        'Entwurf gespeichert, 1 Block und Gestaltung noch nicht veröffentlicht 30.11., 18:12, ada.farbig-und-lang@farbenhandel.example';
      const others = '<p class="toolbar-others">Auch hier: ada.farbig@farbenhandel.example</p>';
      document.querySelector('.bar-page')!.insertAdjacentHTML('afterend', others);
    });
    const toolbar = page.locator('.toolbar');
    expect((await toolbar.boundingBox())!.height).toBe(52);
    for (const row of [toolbar, page.locator('.bar-page')]) {
      expect(await row.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    }
  });
}

test('the template of a page shows what was saved after a text that was refused', async ({
  page,
}) => {
  await openEditor(page, '/en');
  await page.goto('/en/operator/edit?template=');
  const drawer = page.locator('.drawer');
  const text = drawer.getByRole('textbox');
  const save = drawer.locator('button[value=template]');
  await text.fill('[{');
  await save.click();
  await expect(drawer).toContainText('This is no JSON.');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('[{');
  await text.fill('[]');
  await save.click();
  await expect(drawer.locator('[data-error]')).toHaveCount(0);
  await expect(text).toHaveValue('[]');
});

test('deleting a page is confirmed in a dialog, and nothing else is (2.139)', async ({ page }) => {
  await openEditor(page, '/en');
  await page.goto('/en/operator/edit?page=1&part=delete');
  const dialog = page.getByRole('dialog', { name: 'Delete page?' });
  await expect(dialog.getByRole('button')).toHaveText(['Delete page']);
  await dialog.getByRole('link', { name: 'Keep Page' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Pages' })).toBeVisible();
});

test('a mark of the pages list is explained by a tooltip of at most 360 px', async ({ page }) => {
  const { title, variations } = blockDefinitions.Carousel;
  await openEditor(page, '/en');
  await page.goto('/en/operator/edit?add=%2F');
  await page.getByRole('button', { name: variations[0]!.title.en, exact: true }).click();
  await expect(page.getByRole('complementary', { name: title.en })).toBeVisible();
  await page.getByRole('link', { name: words('en', 'editorPages.open'), exact: true }).click();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveCSS('opacity', '0');
  await page.locator('.has-tooltip').hover();
  await expect(tooltip).toHaveCSS('opacity', '1');
  await expect(tooltip).toHaveText('You have unsaved changes on this page.');
  expect((await tooltip.boundingBox())!.width).toBeLessThanOrEqual(360);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 800, height: 1100 }, hasTouch: true, isMobile: true });

  test('a tap on a text or a picture shows the tools of its block, and the next one hides them (4.64)', async ({
    page,
  }) => {
    await openEditor(page, '');
    for (const part of ['h1[data-field]', ':not(.carousel-strip *) > picture[data-field]']) {
      const shown = page.locator('.blocks').locator(part).first();
      const fold = shown.locator('xpath=ancestor::*[contains(@class, "edit-block")][1]');
      const tools = fold.locator('> .edit-float > .edit-fold');
      for (const opacity of ['1', '0', '1', '0']) {
        await shown.tap();
        await expect(tools).toHaveCSS('opacity', opacity);
      }
      await expect(page.getByRole('complementary')).toHaveCount(0);
    }
  });
});
