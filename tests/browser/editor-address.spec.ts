import { isSamePage, takenOver, titles } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { expect, test } from '../support/browser-test';
import { words } from '../support/words';

test.beforeEach(({ context }) => enterAsOperator(context));

for (const { path, lang } of [
  { path: '/', lang: 'de' },
  { path: '/en/guides', lang: 'en' },
] as const) {
  test(`a page is edited at its own address, with script, and every panel stays there: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('link', { name: words(lang, 'operator.tools.edit'), exact: true }).click();
    await takenOver(page);
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
    const isHere = ({ pathname, searchParams }: URL) =>
      pathname === path && searchParams.has('editor');
    expect(isHere(new URL(page.url()))).toBe(true);

    await page.locator('.rail a[href*="add="]').click();
    const before = await titles(page);
    await page.locator('#panel button[value="rich-text"]').first().click();
    await page.waitForURL((url) => isHere(url) && url.searchParams.has('edit'));
    await expect.poll(async () => (await titles(page)).length).toBe(before.length + 1);
    await page.getByRole('button', { name: new RegExp(`^${words(lang, 'editor.undo')}`) }).click();
    await expect.poll(async () => (await titles(page)).length).toBe(before.length);
    expect(isHere(new URL(page.url()))).toBe(true);
    expect(await isSamePage(page)).toBe(true);

    const home = lang === 'de' ? '/ratgeber' : '/en';
    await page.locator('.page-selector > summary').click();
    await page.locator(`.page-selector-list a[href="${home}?editor="]`).click();
    await page.waitForURL((url) => url.pathname === home && url.searchParams.has('editor'));
    expect(await isSamePage(page)).toBe(true);
  });
}
