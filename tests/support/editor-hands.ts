import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../app/i18n/locales';
import { handleOf, titles, tool, unfoldTools, type BlockAt } from './browser-editor';
import { words } from './words';

/** A method of working in the editor; each of them supports all actions. */
export type Hands = {
  press: (control: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** Moves a block of the page up to another position. */
  moveUp: (from: BlockAt, position: number) => Promise<void>;
};

type Desk = { page: Page; lang: Locale };

export function mouse({ page, lang }: Desk): Hands {
  return {
    press: (control) => control.click(),
    async write(field, text) {
      await field.click({ clickCount: 3 });
      await page.keyboard.type(text);
    },
    async moveUp({ block, position: from }, position) {
      const blocks = page.locator('.blocks > .block');
      // A hovered block shows its tools; a block without height has to be focused.
      const handle = handleAt({ page, lang }, block, from);
      const box = await blocks.nth(from - 1).boundingBox();
      if (box?.height) await blocks.nth(from - 1).hover();
      else await handle.focus();
      await handle.hover();
      await page.mouse.down();
      const target = (await blocks.nth(position - 1).boundingBox())!;
      await page.mouse.move(target.x + 300, target.y + 4, { steps: 8 });
      await expect(page.locator('.drop-line[data-over]')).toHaveCount(1);
      await page.mouse.up();
    },
  };
}

export function keyboard({ page, lang }: Desk): Hands {
  return {
    async press(control) {
      await tabTo(page, control);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async moveUp({ block, position: from }, position) {
      const handle = handleAt({ page, lang }, block, from);
      const above = (await titles(page))[position - 2];
      const place = above
        ? words(lang, 'editor.placeAfter', { block: above, position: position - 1 })
        : words(lang, 'editor.placeFirst');
      await tabTo(page, handle);
      await page.keyboard.press('Space');
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
      const said = page.locator('#announcer');
      const there = words(lang, 'editor.drag.over', { place });
      await expect(async () => {
        if ((await said.textContent()) !== there) await page.keyboard.press('ArrowUp');
        await expect(said).toHaveText(there, { timeout: 200 });
      }).toPass();
      await page.keyboard.press('Space');
    },
  };
}

/** For a page without script: its buttons and links. */
export function plainForms({ page, lang }: Desk): Hands {
  return {
    async press(control) {
      await unfoldTools(page);
      await control.click();
    },
    write: (field, text) => field.fill(text),
    async moveUp({ block, count, position: from }, position) {
      for (let at = from; at > position; at -= 1) {
        await unfoldTools(page);
        await tool(page, lang, 'editor.moveUp', block, at, count).click();
      }
    },
  };
}

function handleAt({ page, lang }: Desk, block: string, position: number): Locator {
  return page
    .locator('.blocks > .block')
    .nth(position - 1)
    .locator(handleOf(page, lang, block));
}

/** More than the controls of any page. */
const MOST_TABS = 400;

async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not to be reached by the tab key: ${String(control)}`);
}
