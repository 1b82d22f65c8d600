import { blockDefinitions } from '../../app/blocks/definitions';
import { liveHome } from '../support/browser-database';
import { toolName } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { expect } from '../support/browser-test';
import { nameOf, reading, WINDOWS } from '../support/newcomer';
import { test } from '../support/own-shop';

const { title: BANNERS, variations } = blockDefinitions.Carousel;
const { title: BANNER } = blockDefinitions.Banner;

for (const window of WINDOWS) {
  const { prefix, lang, isScripted, width } = window;
  test.describe(nameOf(window), () => {
    test.use({ javaScriptEnabled: isScripted, viewport: { width, height: 900 } });

    test('a newcomer adds a banner, writes and colours it, moves it, publishes, and undoes it', async ({
      page,
      context,
      browser,
    }) => {
      await enterAsOperator(context);
      const before = await liveHome(lang);
      const { say, press, open, sees } = reading(page, lang);
      await page.goto(`${prefix}/`);
      await open(say('operator.tools.edit'));
      await expect(page.getByRole('heading', { name: say('editor.homePage') })).toBeVisible();

      if (!isScripted) await page.locator('.edit-fold > summary').first().click();
      await open(new RegExp(`^${say('editor.addAbove')}: .* 1 `));
      await press(variations[0]!.title[lang]);
      const panel = page.getByRole('complementary', { name: BANNERS[lang] });
      const name = say('editor.child', { block: BANNER[lang], position: 1 });
      const slide = panel.getByRole('listitem').filter({ hasText: name });
      await slide.getByText(name, { exact: true }).click();
      const field = (label: Parameters<typeof say>[0]) =>
        slide.getByRole('textbox', { name: say(label), exact: true });
      await field('blocks.field.title').fill(TITLE);
      await field('blocks.field.color').fill('#7a1f3d');
      await slide.getByRole('button', { name: say('editor.saveBlock') }).click();
      await expect(page.getByRole('main').getByRole('heading', { name: TITLE })).toHaveCSS(
        'color',
        'rgb(122, 31, 61)',
      );

      const count = before.length + 1;
      const down = { block: BANNERS[lang], position: 1, count };
      if (!isScripted)
        await page
          .locator('main')
          .getByText(/ 1 (?:von|of) /)
          .first()
          .click();
      await press(toolName(lang, 'editor.moveDown', down));
      const there = say('editor.block', { ...down, position: 2 });
      await expect(page.getByRole('region', { name: there })).toContainText(TITLE);

      const step = (key: 'undoStep' | 'redoStep') =>
        page.getByRole('button', { name: new RegExp(`^${say(`editor.${key}`, { step: '' })}`) });
      await step('undoStep').click();
      const back = say('editor.block', down);
      await expect(page.getByRole('region', { name: back })).toContainText(TITLE);
      await step('redoStep').click();
      await expect(page.getByRole('region', { name: there })).toContainText(TITLE);
      await open(say('editor.preview'));
      await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(1);
      await open(say('editor.edit'));
      await expect(page.getByRole('region', { name: there })).toContainText(TITLE);

      await press(say('editor.save'));
      await sees(say('errorMessages.editor.save.success'));
      await sees(say('editor.state.live'));
      const shopper = await (await browser.newContext()).newPage();
      await shopper.goto(new URL(`${prefix}/`, page.url()).href);
      await expect(shopper.getByRole('heading', { name: TITLE })).toHaveCount(1);

      await open(say('editor.history'));
      const taken = new RegExp(`^${say('editor.restoreOf', { version: 0 }).replace('0', '\\d+')}$`);
      await page.getByRole('button', { name: taken }).nth(1).click();
      await sees(say('editor.restored'));
      await press(say('editor.save'));
      await sees(say('editor.state.live'));
      await shopper.reload();
      await expect(shopper.getByRole('heading', { name: TITLE })).toHaveCount(0);
      await shopper.context().close();
      expect(await liveHome(lang)).toEqual(before);
    });
  });
}

const TITLE = 'Blaue Stunde';
