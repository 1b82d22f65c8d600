import { expect, test } from 'vitest';
import type { Block } from '~/services/shop-api';
import { contentBlock, structureBlock, type BlockDefinition } from './kit/define-block';
import { blockDefinitions } from './definitions';
import { readBlocks, upgradeBlocks } from './read-blocks.server';

/** Text cards of version 3: `titel` became `title` in 2, which became `heading` in 3. */
const textCard: BlockDefinition = {
  ...blockDefinitions.TextCard,
  version: 3,
  upgrade: ({ titel, title, ...rest }, from) => ({ ...rest, heading: from < 2 ? titel : title }),
};
const multiGrid: BlockDefinition = {
  ...blockDefinitions.MultiGrid,
  version: 2,
  upgrade: ({ widths }) => ({ columnWidths: widths }),
};
const definitions = new Map([textCard, multiGrid].map((each) => [each.name, each]));
const definitionOf = (name: string) => definitions.get(name);
const lifted = (...blocks: Block[]) => upgradeBlocks(blocks, definitionOf);

test('older content is upgraded from the version it was written under', () => {
  expect(
    lifted(
      contentBlock('TextCard', 'a', { titel: 'Eins', text: 'x' }),
      contentBlock('TextCard', 'b', { title: 'Zwei' }, 2),
    ),
  ).toEqual([
    contentBlock('TextCard', 'a', { heading: 'Eins', text: 'x' }, 3),
    contentBlock('TextCard', 'b', { heading: 'Zwei' }, 3),
  ]);
});

test('so are the configuration of a structure block, and its children', () => {
  const old = contentBlock('TextCard', 'a', { titel: 'Eins' });
  expect(lifted(structureBlock('MultiGrid', 'g', [old], { widths: [6, 6] }))).toEqual([
    {
      ...structureBlock('MultiGrid', 'g', lifted(old), { columnWidths: [6, 6] }),
      meta: { uuid: 'g', version: 2 },
    },
  ]);
});

test('the present and a newer version, and unknown blocks with their children, are unchanged', () => {
  const kept: Block[] = [
    contentBlock('TextCard', 'a', { heading: 'Eins' }, 3),
    contentBlock('TextCard', 'b', { title: 'Aus der Zukunft' }, 4),
    {
      name: 'Countdown',
      type: 'content',
      meta: { uuid: 'c', version: 1 },
      content: { titel: 'x' },
    },
    { name: 'constructor', type: 'content', meta: { uuid: 'd' }, content: {} },
  ];
  expect(lifted(...kept)).toEqual(kept);
  expect(upgradeBlocks(kept)).toEqual(kept);
});

test('a page upgrades its blocks, and requests those it names', async () => {
  const asked: unknown[] = [];
  const blocks = [contentBlock('TextCard', 'a', { text: {} })];
  const shop = { getBlocks: async (input: unknown) => (asked.push(input), blocks) };
  expect(await readBlocks(shop, { identifier: 3, type: 'category' })).toEqual(blocks);
  expect(asked).toEqual([{ identifier: 3, type: 'category' }]);
});
