import type { Page } from '@playwright/test';
import { axe } from '../support/axe';
import { openEditor, takenOver } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { EVERY_COMBINATION, expect, IN_GERMAN, test } from '../support/browser-test';
import { words } from '../support/words';

const WIDTHS = EVERY_COMBINATION ? [380, 1440] : [380];

for (const { prefix, lang } of IN_GERMAN) {
  for (const width of WIDTHS) {
    test.describe(`${lang}, ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('panels opened during editing have no axe violations, fit, and keep the focus', async ({
        page,
        context,
      }) => {
        await enterAsOperator(context);
        await openEditor(page, prefix);
        const press = (key: string) => page.keyboard.press(key);
        const check = (state: string) => look(page, state);

        const next = page.locator('.tour-next');
        await next.hover();
        await expect(next).toHaveCSS('color', 'rgb(255, 255, 255)');
        await expect(next).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await page.locator('button[value="tour:0"]').click();
        await expect(page.locator('#tour')).toHaveCount(0);
        await page.locator('main').focus();
        for (let block = 1; block <= 3; block += 1) await press('ArrowDown');
        await check('tools of a block');
        await page.locator('.edit-block:focus .edit-more > summary').focus();
        await press('Enter');
        await check('menu of a block');
        await press('Escape');

        await press('Enter');
        await check('a headline that is written');
        await press('Escape');
        await page.locator('[data-field="text.htmlDescription"]').first().click();
        await page.locator('.in-place-bar .format-bar').waitFor();
        await press('ControlOrMeta+a');
        await page.locator('.in-place-bar .edit-tool').last().click();
        await check('a text that is written, with the address of a link');
        await press('Escape');

        await page.locator('main').focus();
        for (let block = 1; block <= 3; block += 1) await press('ArrowDown');
        await press('Delete');
        await page.locator('.undo-offer').waitFor();
        await check('a block that can come back');
        await page.locator('.undo-offer button').click();
        await expect(page.locator('.undo-offer')).toHaveCount(0);
        await check('a block that is back');
        if (!EVERY_COMBINATION) return;
        await press('?');
        await check('list of keys');
        await press('Escape');

        const open = async (query: string) => {
          await page.goto(`${prefix}/operator/edit?${query}`);
          await takenOver(page);
          // As an editor who continues from the link.
          await page.locator('#panel').focus();
        };
        await open('comment=home-text');
        await page.locator('#panel textarea').first().fill('Grün?');
        const save = words(lang, 'editorTogether.comments.send');
        await page.locator('#panel').getByRole('button', { name: save }).first().click();
        await expect(page.locator('.discussion')).not.toHaveCount(0);
        await open('comments=');
        await expect(page.locator('.discussion-block')).not.toHaveCount(0);
        await check('comments');
        await open('edit=home-text');
        const widthOf = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((each) => each.getBoundingClientRect().width);
        expect(await widthOf('#panel .rich-text')).toBe(await widthOf('#panel input.input'));
        await page.locator('#panel .colour-palette > summary').first().click();
        await check('colours of a field');
      });
    });
  }
}

/**
 * Runs axe, and checks that the focus is not lost and nothing exceeds the window, also with larger
 * text.
 */
async function look(page: Page, state: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.localName), state)
    .not.toBe('body');
  expect.soft(await axe(page), state).toEqual([]);
  // Text of 200 % is for windows of 1280 px (WCAG 1.4.4); a phone has half of that width then.
  for (const size of page.viewportSize()!.width >= 1280 ? ['200%', ''] : ['']) {
    const beyond = await page.evaluate((fontSize) => {
      const root = document.documentElement;
      root.style.fontSize = fontSize;
      return root.scrollWidth - root.clientWidth;
    }, size);
    expect.soft(beyond, `${state}, text of ${size || '100%'}`).toBe(0);
  }
}
