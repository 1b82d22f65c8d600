import type { Page } from '@playwright/test';
import { blockDefinitions } from '../../app/blocks/definitions';
import { liveHome } from '../support/browser-database';
import { takenOver, titles, toolName } from '../support/browser-editor';
import { enterAsOperator } from '../support/browser-operator';
import { EVERY_COMBINATION, expect } from '../support/browser-test';
import { keyboard, mouse, plainForms, type Hands } from '../support/editor-hands';
import { test } from '../support/own-shop';
import { words } from '../support/words';

type Name = keyof typeof blockDefinitions;
type Text = Parameters<typeof words>[1];

/** The home page of the demo shop, and another possible order of its blocks. */
const HOME: Name[] = [
  'Carousel',
  'ColourFamilies',
  'TextCard',
  'ProductRecommendedProducts',
  'MultiGrid',
  'ProductRecommendedProducts',
  'NewsletterSubscribe',
];
const ADDED = [6, 0, 2, 1, 3, 5, 4].map((at) => HOME[at]!);

const TITLE = 'Wieder aufgebaut';

const variationOf = (name: Name) => blockDefinitions[name].variations[0]!;
const titleOf = (name: Name) => blockDefinitions[name].title.de;
const say = (key: Text, values?: Record<string, string | number>) => words('de', key, values);

/** A block is dragged by the mouse between positions that are both visible. */
const WHOLE_PAGE = 5000;

const WAYS = [
  ['the mouse', mouse, true, WHOLE_PAGE],
  ['the keyboard alone', keyboard, true, 900],
  ['plain forms, without script', plainForms, false, 900],
] as const;

/**
 * Blocks are added, moved and written by keys alone in `editor.spec` and `editor-in-place` too, by
 * plain forms in `editor-newcomer`, and over HTTP in `editor.test`, which empties a page and fills
 * it again.
 */
const IN_SHORT = WAYS.filter(([, hands]) => hands === mouse);

for (const [way, handsOf, javaScriptEnabled, height] of EVERY_COMBINATION ? WAYS : IN_SHORT) {
  test.describe(`by ${way}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height } });

    test('the home page is rebuilt from an empty page, the same block for block', async ({
      page,
      context,
    }) => {
      await enterAsOperator(context);
      await page.goto('/operator/edit');
      if (javaScriptEnabled) await takenOver(page);
      await rebuild(page, handsOf({ page, lang: 'de' }));
      expect((await liveHome('de')).map(withoutUuids)).toEqual(HOME.map(wanted));
    });
  });
}

async function rebuild(page: Page, hands: Hands): Promise<void> {
  await removeAll(page, hands);
  for (const [at, name] of ADDED.entries()) {
    if (at === 0) await hands.press(page.locator('.edit-empty').getByRole('link'));
    else await hands.press(linkOf(page, 'editor.addBelow', at, at));
    // Recently used blocks are listed there as well.
    const named = { name: variationOf(name).title.de, exact: true };
    const offer = page.getByRole('button', named).first();
    await hands.press(offer);
    await expect.poll(() => titles(page)).toEqual(ADDED.slice(0, at + 1).map(titleOf));
    await expect(page.getByRole('complementary', { name: titleOf(name) })).toBeVisible();
  }
  await sort(page, hands);
  await retitle(page, hands);
  await publish(page, hands);
}

async function removeAll(page: Page, hands: Hands): Promise<void> {
  for (let count = (await titles(page)).length; count > 0; count -= 1) {
    const [block] = await titles(page);
    const name = toolName('de', 'editor.remove', { block: block!, position: 1, count });
    await hands.press(page.getByRole('button', { name, exact: true }));
    await expect.poll(() => titles(page)).toHaveLength(count - 1);
  }
  await expect(page.getByText(say('editor.empty'))).toBeVisible();
}

async function sort(page: Page, hands: Hands): Promise<void> {
  for (const [at, name] of HOME.entries()) {
    const now = await titles(page);
    const from = now.indexOf(titleOf(name), at);
    if (from === at) continue;
    await hands.moveUp({ block: now[from]!, position: from + 1, count: HOME.length }, at + 1);
    await expect
      .poll(() => titles(page))
      .toEqual(now.toSpliced(from, 1).toSpliced(at, 0, now[from]!));
  }
}

async function retitle(page: Page, hands: Hands): Promise<void> {
  await hands.press(linkOf(page, 'editor.settings', HOME.indexOf('TextCard') + 1, HOME.length));
  const panel = page.getByRole('complementary', { name: titleOf('TextCard') });
  await hands.write(
    panel.getByRole('textbox', { name: say('blocks.field.title'), exact: true }),
    TITLE,
  );
  await hands.press(panel.getByRole('button', { name: say('editor.saveBlock') }));
  await expect(page.locator('main').getByRole('heading', { name: TITLE })).toBeVisible();
}

async function publish(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: say('editor.save') }));
  await expect(page.getByText(say('errorMessages.editor.save.success'))).toBeVisible();
  await expect(page.getByText(say('editor.state.live'))).toBeVisible();
}

/** A link among the tools of a block of the page. */
function linkOf(page: Page, key: Text, position: number, count: number) {
  const name = new RegExp(`^${say(key)}: .* ${position} von ${count}$`);
  return page.getByRole('link', { name });
}

function wanted(name: Name): unknown {
  const block = variationOf(name).create('de', () => '');
  const { text } = block.content as { text?: object };
  return withoutUuids(
    name === 'TextCard'
      ? { ...block, content: { ...block.content, text: { ...text, title: TITLE } } }
      : block,
  );
}

/** The part of a block that shoppers see. */
function withoutUuids(block: unknown): unknown {
  return JSON.parse(
    JSON.stringify(block, (key, value: unknown) => (key === 'uuid' ? undefined : value)),
  );
}
