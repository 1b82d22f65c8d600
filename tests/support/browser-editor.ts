import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../app/i18n/locales';
import { words } from './words';

type Text = Parameters<typeof words>[1];
/** A block by its title and its position among its neighbours. */
export type BlockAt = { block: string; position: number; count: number };

/**
 * Waits until the script of an edit page is running: only then the list of keyboard shortcuts
 * exists. Earlier a press is sent by the browser, and the page reloads.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('dialog.shortcuts').waitFor({ state: 'attached' });
}

export async function openEditor(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/operator/edit`);
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
}

/** Has the page never been reloaded? */
export function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isFirstPage' in window);
}

/** Returns the titles of the page's blocks in order, as in their frames. */
export async function titles(page: Page): Promise<string[]> {
  const names = await page
    .locator('.blocks > .block > .edit-block')
    .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.split(',')[0]!);
}

export function tool(
  page: Page,
  lang: Locale,
  key: Text,
  block: string,
  position: number,
  count: number,
) {
  return page.getByRole('button', {
    name: toolName(lang, key, { block, position, count }),
    exact: true,
  });
}

/** Returns the handle of the first block with this title. */
export function handleOf(page: Page, lang: Locale, block: string) {
  const action = words(lang, 'editor.drag.handle');
  return page.getByRole('button', { name: `${action}: ${block}` }).first();
}

export async function saved(page: Page, lang: Locale): Promise<void> {
  const state = page.locator('.toolbar-state');
  await expect(state).toHaveText(
    new RegExp(words(lang, 'editor.state.changed', { count: 9 }).split(',')[0]!),
  );
}

/** Without script the tools of each block are folded above it. */
export async function unfoldTools(page: Page): Promise<void> {
  await page.locator('.edit-fold').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
}

/** Returns the accessible name of a block's tool. */
export function toolName(lang: Locale, key: Text, at: BlockAt): string {
  const block = words(lang, 'editor.block', at);
  return words(lang, 'editor.onBlock', { action: words(lang, key), block });
}
