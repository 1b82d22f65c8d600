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
  test(`a block is deleted among the settings of the one that holds it: ${part}`, async ({
    page,
  }) => {
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
