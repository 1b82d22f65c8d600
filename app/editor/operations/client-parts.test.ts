import { expect, test } from 'vitest';
import type { Block } from '~/services/shop-api';
import { withClientParts } from '~/services/wire/shapes/client-parts';
import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import { parseBlocks } from './parse-blocks.server';

const picture = {
  ...contentBlock('Image', 'image', {
    image: { desktop: '/media/wand.webp', alt: 'Wand', fillMode: 'fill', aspectRatio: '16 / 9' },
    text: { textOverlay: 'Neu', textOverlayColor: '#333333' },
    button: { label: '', link: '', variant: 'primary' },
    layout: { fullWidth: false },
  }),
  parent_slot: 0,
};
const card = {
  ...contentBlock('TextCard', 'card', {
    text: { title: 'Ton', color: '#1f4d3f' },
    button: { label: 'Los', link: '/farben', alignment: 'left' },
    layout: { paddingTop: 8, fullWidth: true },
  }),
  configuration: { visible: false },
  parent_slot: 1,
};
const tab = (block: Block, label: string): Block => ({
  ...block,
  configuration: { ...block.configuration, tabSettings: { label } },
});
const grid = structureBlock('MultiGrid', 'grid', [picture, card], {
  columnWidths: [6, 6],
  layout: { fullWidth: false, gap: 'M' },
  sticky: [],
});
const tabs = (...held: Block[]) =>
  structureBlock('Tabs', 'tabs', held, { layout: { tabStyle: 'pills' } });

function saved(...blocks: Block[]): Block[] {
  return parseBlocks(JSON.stringify(blocks), { ofClient: true });
}

test.each([
  ['a picture with text and button', [picture]],
  ['a grid with slots', [grid]],
  ['tabs that are blocks', [tabs(tab(card, 'Auftrag'), tab(picture, ''))]],
  ['a grid in a tab', [tabs(tab(grid, 'Beides'))]],
  [
    'a grid in a tab whose number ends as that of a column',
    [tabs(tab({ ...grid, meta: { uuid: 'own-grid' } }, 'Beides'))],
  ],
])('%s is given back to its client as it was saved', (_, blocks) => {
  const once = withClientParts(saved(...blocks));
  expect(once).toEqual(blocks);
  expect(withClientParts(saved(...once))).toEqual(blocks);
});

test('this shop reads the fields that it draws, and changes them for clients too', () => {
  const [read] = saved(picture) as [Block];
  expect(read.content).toEqual({ desktop: '/media/wand.webp', alt: 'Wand' });
  const changed = { ...read, content: { desktop: '/media/tuer.webp' } };
  expect(withClientParts([changed])[0]!.content).toMatchObject({
    image: { desktop: '/media/tuer.webp', fillMode: 'fill' },
    text: { textOverlay: 'Neu' },
  });
  const [shown] = withClientParts([changed]);
  expect(shown!.content).not.toHaveProperty('image.alt');
  expect(shown).not.toHaveProperty('client');
});

test('a tab of this shop with several blocks is a column for clients, and stays it', () => {
  const held = [contentBlock('TextCard', 'a', { text: {} }), contentBlock('Image', 'b', {})];
  const tabsOfOne = [structureBlock('Tab', 'tab', held, { label: 'Beides' })];
  const own = structureBlock('Tabs', 'tabs', tabsOfOne, {});
  const [shown] = withClientParts([own]) as [Block];
  expect(shown.content).toMatchObject([
    { name: 'MultiGrid', configuration: { columnWidths: [12], tabSettings: { label: 'Beides' } } },
  ]);
  expect(saved(shown)).toEqual([own]);
});

test('what a client does not send stays away, and nothing else is read as its part', () => {
  const forged = {
    ...contentBlock('TextCard', 'a', { text: {} }),
    client: { content: { layout: 'x' } },
  };
  expect(saved(forged)).toEqual([contentBlock('TextCard', 'a', { text: {} })]);
});
