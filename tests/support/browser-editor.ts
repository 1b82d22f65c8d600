import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../app/i18n/locales';
import { words } from './words';

type Text = Parameters<typeof words>[1];
/** A block by its title and its place among its neighbours. */
export type BlockAt = { block: string; position: number; count: number };

/**
 * Until the script of an edit page has taken over: the list of keys is its alone. Before, a press is sent by the
 * browser, and the page comes anew.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('dialog.shortcuts').waitFor({ state: 'attached' });
}

export async function openEditor(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/operator/edit`);
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
}

/** Has the page been there all the time, never loaded anew? */
export function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isFirstPage' in window);
}

/** The titles of the page's blocks in their order, as their frames call them. */
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

/** The handle of the first block of this title. */
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

/** Without script the tools of each block stand folded above it. */
export async function unfoldTools(page: Page): Promise<void> {
  await page.locator('.edit-fold').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
}

/** What a tool of a block is called. */
export function toolName(lang: Locale, key: Text, at: BlockAt): string {
  const block = words(lang, 'editor.block', at);
  return words(lang, 'editor.onBlock', { action: words(lang, key), block });
}
