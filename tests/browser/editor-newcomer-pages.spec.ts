import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { blockDefinitions } from '../../app/blocks/definitions';
import { forgetTries } from '../support/browser-customer';
import { enterAsOperator } from '../support/browser-operator';
import { expect } from '../support/browser-test';
import { nameOf, reading, WINDOWS } from '../support/newcomer';
import { test } from '../support/own-shop';

const { title: GRID, variations } = blockDefinitions.MultiGrid;
const { title: IMAGE } = blockDefinitions.Image;
const NAMES = { de: 'Farbe des Monats', en: 'Colour of the month' };
const SEEN = { de: 'Eine weinrote Wand', en: 'A wall in wine red' };
const COLOUR = '#7a1f3d';
const TOMORROW = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);

for (const window of WINDOWS) {
  const { prefix, lang, isScripted, width } = window;
  test.describe(nameOf(window), () => {
    test.use({ javaScriptEnabled: isScripted, viewport: { width, height: 900 } });

    test('a newcomer makes a page with a picture, plans it, publishes it, selects the design, and undoes everything', async ({
      page,
      context,
      browser,
    }) => {
      await enterAsOperator(context);
      await forgetTries();
      const { say, press, open, write, unfold, sees } = reading(page, lang);
      const name = NAMES[lang];
      await page.goto(`${prefix}/operator`);
      await open(say('operator.editPages'));
      await open(say('editorPages.open'));
      await open(say('editorPages.openAdd'));
      await write(say('editorPages.field.name'), name);
      await press(say('editorPages.add'));
      await sees(
        new RegExp(
          say('editorPages.added', { name, id: 0 })
            .replace('0', '\\d+')
            .replace('(', '\\(')
            .replace(')', '\\)'),
        ),
      );
      const shopper = await (await browser.newContext()).newPage();
      const address = page.url().replace('/operator/edit', '').split('?')[0]!;

      await open(say('editor.addFirst'));
      await press(variations[0]!.title[lang]);
      const panel = page.getByRole('complementary', { name: GRID[lang] });
      await panel
        .getByText(say('editor.child', { block: IMAGE[lang], position: 2 }), { exact: true })
        .click();
      await panel
        .getByRole('button', { name: new RegExp(`^${say('editorPicker.open.imageUrl')}: `) })
        .first()
        .click();
      // If pictures were uploaded before, the form for another one is folded.
      await sees(say('editorPicker.uploadTitle'));
      const file = page.getByLabel(say('editorPicker.file'));
      if (!(await file.isVisible())) await unfold(say('editorPicker.uploadTitle'));
      await file.setInputFiles(await picture());
      await write(say('editorPicker.alt'), SEEN[lang]);
      await press(say('editorPicker.upload'));
      await press(say('editorPicker.put'));
      await expect(page.getByRole('main').getByRole('img', { name: SEEN[lang] })).toBeVisible();

      // On a phone an open panel covers the names of the others.
      const close = () =>
        width < 700 ? closePanel(page, say('editor.closePanel', { title: '.*' })) : undefined;
      await close();
      await open(say('editor.schedule.open'));
      await page.getByLabel(say('editor.schedule.date')).fill(TOMORROW);
      await page.getByLabel(say('editor.schedule.time')).fill('08:30');
      await press(say('editor.schedule.plan'));
      const [planned] = say('editor.schedule.done', { date: '|' }).split('|');
      await sees(new RegExp(`^${planned}`));
      await press(new RegExp(`^${say('editor.schedule.remove')}: `));
      await sees(say('editor.schedule.removed'));
      await press(say('editor.save'));
      await sees(say('editor.state.live'));
      await shopper.goto(address);
      await expect(shopper.getByRole('img', { name: SEEN[lang] })).toBeVisible();

      const before = await primaryOf(shopper);
      await close();
      await open(say('editor.design.open'));
      await write(say('editor.design.primaryColor'), COLOUR);
      if (!isScripted) await press(say('editor.design.save'));
      await press(say('editor.design.publish'));
      await sees(say('editor.design.isLive'));
      await shopper.reload();
      expect(await primaryOf(shopper)).toBe(COLOUR);
      await unfold(say('editor.design.history'));
      const [restore] = say('editor.design.restoreOf', { date: '|' }).split('|');
      await page
        .getByRole('button', { name: new RegExp(`^${restore}`) })
        .nth(1)
        .click();
      await sees(say('editor.design.restored'));
      await press(say('editor.design.publish'));
      await sees(say('editor.design.isLive'));
      await shopper.reload();
      expect(await primaryOf(shopper)).toBe(before);

      await close();
      await open(say('editorPages.open'));
      await page.getByLabel(say('editorPages.menu', { name })).click();
      await open(say('editorPages.remove'));
      await press(say('editorPages.removeNow'));
      await expect(page.getByRole('heading', { name: say('editor.homePage') })).toBeVisible();
      expect((await shopper.goto(address))!.status()).toBe(404);
      await shopper.context().close();
    });
  });
}

const closePanel = (page: Page, name: string) =>
  page
    .getByRole('complementary')
    .getByRole('link', { name: new RegExp(`^${name}$`) })
    .click();

const primaryOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
  );

async function picture() {
  const create = { width: 900, height: 600, channels: 3, background: COLOUR } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: 'wand.png', mimeType: 'image/png', buffer };
}
