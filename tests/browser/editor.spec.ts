import { blockDefinitions } from '../../app/blocks/definitions';
import {
  handleOf,
  isSamePage,
  openEditor,
  saved,
  takenOver,
  titles,
  tool,
} from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { expect, IN_GERMAN, test, shopOrigin } from '../support/browser-test';
import { words } from '../support/words';

type Text = Parameters<typeof words>[1];

/** The width of the icons at the edge of the page. */
const RAIL = 48;

test.beforeEach(({ context }) => enterAsOperator(context));

for (const { prefix, lang } of IN_GERMAN) {
  const t = (key: Text, values?: Record<string, string | number>) => words(lang, key, values);

  test(`a block is moved in place, the focus stays and the move is announced: ${lang}`, async ({
    page,
  }) => {
    await openEditor(page, prefix);
    const before = await titles(page);
    const [first, second] = before;
    const down = tool(page, lang, 'editor.moveDown', first!, 1, before.length);
    await down.focus();
    await page.keyboard.press('Enter');

    await expect(page.locator('#announcer')).toHaveText(
      t('editor.said.moved', { block: first!, position: 2, count: before.length }),
    );
    expect((await titles(page)).slice(0, 2)).toEqual([second, first]);
    await expect(tool(page, lang, 'editor.moveDown', first!, 2, before.length)).toBeFocused();
    await saved(page, lang);
    await expect(tool(page, lang, 'editor.moveDown', first!, 2, before.length)).toBeFocused();
    expect(await isSamePage(page)).toBe(true);
    await page.reload();
    expect((await titles(page)).slice(0, 2)).toEqual([second, first]);
  });
}

for (const { prefix, lang } of IN_GERMAN) {
  test(`a block is dragged by the arrow keys, and each position is announced: ${lang}`, async ({
    page,
  }) => {
    await openEditor(page, prefix);
    const [first, second, third] = await titles(page);
    const handle = handleOf(page, lang, first!);
    await handle.focus();
    const said = page.locator('#announcer');
    const take = async () => {
      await page.keyboard.press('Space');
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
    };
    const goDownTo = async (block: string, position: number) => {
      await page.keyboard.press('ArrowDown');
      const place = words(lang, 'editor.placeAfter', { block, position });
      await expect(said).toHaveText(words(lang, 'editor.drag.over', { place }));
    };
    await take();
    await goDownTo(second!, 2);
    await page.keyboard.press('Escape');
    await expect(said).toHaveText(words(lang, 'editor.drag.cancelled', { block: first! }));
    expect((await titles(page)).slice(0, 3)).toEqual([first, second, third]);

    await take();
    await goDownTo(second!, 2);
    await goDownTo(third!, 3);
    await page.keyboard.press('Space');
    expect((await titles(page)).slice(0, 3)).toEqual([second, third, first]);
    await expect(page.locator('#announcer')).toHaveText(
      words(lang, 'editor.said.moved', {
        block: first!,
        position: 3,
        count: (await titles(page)).length,
      }),
    );
    await expect(handleOf(page, lang, first!)).toBeFocused();
    await saved(page, lang);
  });
}

test('actions of others do not interrupt the announcements of a drag', async ({
  page,
  browser,
}) => {
  await openEditor(page, '');
  await page.evaluate(() => {
    const said = Object.assign(window, { said: [] as string[] }).said;
    const announcer = document.querySelector('#announcer')!;
    const hear = () => said.push(announcer.textContent);
    new MutationObserver(hear).observe(announcer, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await handleOf(page, 'de', (await titles(page))[0]!).focus();
  await page.keyboard.press('Space');
  const other = await browser.newContext({ baseURL: shopOrigin(), locale: 'de-DE' });
  await enterAsOperator(other);
  await openEditor(await other.newPage(), '');

  const came = words('de', 'editorTogether.said.came', { names: '' }).split(':')[0]!;
  await expect(async () => {
    // Returning to this tab polls the other editors.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('#news')).toContainText(came, { timeout: 2000 });
  }).toPass();
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.join(' ')).not.toContain(came);
  await other.close();
});

test('a block is dragged by the mouse to the line that shows its position', async ({ page }) => {
  await openEditor(page, '');
  const [first, second, third] = await titles(page);
  await handleOf(page, 'de', third!).hover();
  await page.mouse.down();
  const target = await page.locator('.blocks > .block').nth(1).boundingBox();
  await page.mouse.move(target!.x + 300, target!.y + 40, { steps: 8 });
  await expect(page.locator('.drop-line[data-over]')).toHaveCount(1);
  await page.mouse.up();
  expect((await titles(page)).slice(0, 3)).toEqual([first, third, second]);
  await saved(page, 'de');
  await page.reload();
  expect((await titles(page)).slice(0, 3)).toEqual([first, third, second]);

  // From the list, which finds it as soon as its name is typed.
  await page
    .getByRole('link', { name: words('de', 'editor.addBelow') })
    .first()
    .click();
  await page.getByLabel(words('de', 'editorAdd.search')).fill('aufklappen');
  const offer = page.locator('button.offer');
  await expect(offer).toHaveCount(1);
  await offer.hover();
  await page.mouse.down();
  const place = await page.locator('.blocks > .block').nth(1).boundingBox();
  await page.mouse.move(place!.x + 300, place!.y + 40, { steps: 8 });
  await expect(page.locator('.drop-line[data-over]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator('#panel-title')).toHaveText(blockDefinitions.Accordion.title.de);
  expect(await titles(page)).toContain(blockDefinitions.Accordion.title.de);
});

test('text is saved during typing, and is there when the page is opened again', async ({
  page,
}) => {
  await openEditor(page, '');
  await page
    .getByRole('link', { name: `${words('de', 'editor.settings')}: ` })
    .nth(1)
    .click();
  await expect(page.locator('#panel')).toBeFocused();
  const field = page.locator('#panel input[type=text], #panel input:not([type])').first();
  await field.fill('Weiß, das bleibt');
  await saved(page, 'de');
  await expect(page.locator('main')).toContainText('Weiß, das bleibt');
  await expect(field).toBeFocused();
  expect(await isSamePage(page)).toBe(true);
  await page.reload();
  await expect(page.locator('main')).toContainText('Weiß, das bleibt');
});

test('a rich text is edited in its final look, and undo in it does not touch the blocks', async ({
  page,
}) => {
  await openEditor(page, '');
  const before = await titles(page);
  await page
    .getByRole('link', { name: `${words('de', 'editor.settings')}: Text` })
    .first()
    .click();
  const text = page.locator('#panel [contenteditable=true]');
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Kräftig');
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: words('de', 'editor.format.bold') }).click();
  await saved(page, 'de');
  await expect(page.locator('main strong', { hasText: 'Kräftig' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.locator('strong')).toHaveCount(0);
  await expect(page.locator('main strong', { hasText: 'Kräftig' })).toHaveCount(0);
  expect(await titles(page)).toEqual(before);

  await page.getByRole('button', { name: words('de', 'editor.format.source') }).click();
  await page.locator('#panel textarea').fill('<p>Sauber<script>alert(1)</script></p>');
  await expect(page.locator('main')).toContainText('Sauber');
  expect(await page.locator('main .blocks script').count()).toBe(0);
  expect(await isSamePage(page)).toBe(true);
});

test('on a slow connection ten presses arrive in their order, each once', async ({ page }) => {
  await openEditor(page, '');
  await page.route('**/operator/edit*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  const before = await titles(page);
  const [first] = before;
  for (let place = 1; place <= 5; place += 1) {
    await tool(page, 'de', 'editor.moveDown', first!, place, before.length).click();
  }
  for (let place = 6; place >= 2; place -= 1) {
    await tool(page, 'de', 'editor.moveUp', first!, place, before.length).click();
  }
  await page
    .getByRole('button', { name: words('de', 'editor.duplicate') })
    .first()
    .click();
  await saved(page, 'de');
  const expected = [first, ...before];
  expect(await titles(page)).toEqual(expected);
  await page.unroute('**/operator/edit*');
  await page.reload();
  expect(await titles(page)).toEqual(expected);
});

test('while the shop does not answer nothing is lost, and it is saved when the shop is back', async ({
  page,
}) => {
  await openEditor(page, '');
  const before = await titles(page);
  await page.context().setOffline(true);
  await tool(page, 'de', 'editor.moveDown', before[0]!, 1, before.length).click();
  await expect(page.locator('.toolbar-state')).toHaveText(words('de', 'editor.state.unreachable'));
  await tool(page, 'de', 'editor.moveDown', before[0]!, 2, before.length).click();
  await page.context().setOffline(false);
  await saved(page, 'de');
  await page.reload();
  expect((await titles(page)).slice(0, 3)).toEqual([before[1], before[2], before[0]]);
});

test('in a window of a tablet the bar has two rows, and shows its state in one line', async ({
  page,
}) => {
  await openEditor(page, '');
  const before = await titles(page);
  await tool(page, 'de', 'editor.moveDown', before[0]!, 1, before.length).click();
  await saved(page, 'de');
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator('.toolbar-state').evaluate((state) => {
      const range = document.createRange();
      range.selectNodeContents(state);
      return range.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
    const { height } = (await page.locator('.toolbar').boundingBox())!;
    expect(height, `${width} px`).toBeLessThan(84);
  }
  // Everything beside the page is visible.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.locator('.rail-link').last()).toBeInViewport({ ratio: 1 });
});

test('at 1024 px the icons at the edge do not cover the name of the shop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openEditor(page, '');
  const rail = (await page.locator('.rail').boundingBox())!;
  const name = (await page.locator('.edit-canvas header a').first().boundingBox())!;
  expect(rail.x + rail.width).toBeLessThanOrEqual(name.x);
});

test('at 768 px the longest state takes two lines beside everything else', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openEditor(page, '');
  const lines = await page.evaluate(
    (said) => {
      const add = (className: string, text: string) => {
        const element = Object.assign(document.createElement('p'), {
          className,
          textContent: text,
        });
        document.querySelector('.toolbar')!.append(element);
      };
      add('toolbar-others', 'Bert Blau, Carla Cyan und Dora Dunkelgrün sind auch hier');
      add('toolbar-failed', 'Eine geplante Veröffentlichung ist nicht gelungen');
      const state = document.querySelector('.toolbar-state')!;
      state.textContent = said;
      return state.getBoundingClientRect().height / parseFloat(getComputedStyle(state).lineHeight);
    },
    words('de', 'editor.state.both_other', { count: 12 }),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
});

test('toolbar and drawers have their sizes and sides', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, '');
  // The names of other editors may make it higher.
  await expect(page.locator('.toolbar')).toHaveCSS('min-height', '52px');
  const drawer = page.locator('.drawer');
  // The tour is below the toolbar.
  const bar = await page
    .locator('.bar > *')
    .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().bottom)));
  const top = expect.closeTo(bar, 0);
  const sizeAndPlace = () => drawer.boundingBox();
  for (const panel of ['design', 'history', 'pages']) {
    await page.locator(`:is(.rail, .toolbar) a[href$="?${panel}=#panel"]`).click();
    await page.waitForURL(`**?${panel}=**`);
    await expect
      .poll(sizeAndPlace)
      .toMatchObject({ x: RAIL, width: 430, y: top, height: expect.closeTo(900 - bar, 0) });
  }
  const settings = `${words('de', 'editor.settings')}: `;
  await page.getByRole('link', { name: settings }).first().click();
  await expect(drawer).toHaveClass(/drawer-right/);
  await expect.poll(sizeAndPlace).toMatchObject({ x: 1440 - 430, width: 430, y: top });
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(sizeAndPlace).toMatchObject({ x: 1024 - 430, width: 430 });
  await page.setViewportSize({ width: 1440, height: 900 });

  await page
    .getByRole('link', { name: words('de', 'editor.addAbove') })
    .first()
    .click();
  await expect(drawer).not.toHaveClass(/drawer-right/);
  const offers = drawer.locator('button.offer');
  expect(await offers.count()).toBeGreaterThan(8);
  expect(await offers.locator('img').count()).toBe(await offers.count());
});

test('a block is copied by the clipboard to another page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, '');
  const [first] = await titles(page);
  await page
    .getByRole('link', { name: `${words('de', 'editor.settings')}: ` })
    .first()
    .click();
  await page.getByRole('link', { name: words('de', 'editor.copyBlock.open') }).click();
  await page.getByRole('button', { name: words('de', 'editor.copyBlock.button') }).click();
  const said = words('de', 'editor.copyBlock.done', { block: first! });
  await expect(page.locator('#announcer')).toHaveText(said);

  await page.goto('/en/operator/edit');
  await takenOver(page);
  const before = (await titles(page)).length;
  await page
    .getByRole('link', { name: words('en', 'editor.addBelow') })
    .first()
    .click();
  await page.getByText(words('en', 'editor.copyBlock.paste')).click();
  await page.getByLabel(words('en', 'editor.copyBlock.copied')).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await page.getByRole('button', { name: words('en', 'editor.copyBlock.insert') }).click();
  await saved(page, 'en');
  expect(await titles(page)).toHaveLength(before + 1);
});
