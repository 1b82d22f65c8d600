import { expect, test } from 'vitest';
import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import { applyAll } from './apply-command';
import { restoreCommands } from './restore';
import { findBlock, uuidsOf, type Document } from './tree';

const card = (uuid: string, title = uuid) => contentBlock('TextCard', uuid, { text: { title } });
const grid = (uuid: string, ...children: ReturnType<typeof card>[]) =>
  structureBlock('MultiGrid', uuid, children, { columnWidths: [6, 6] });

const restored = (document: Document, earlier: Document, uuid: string) =>
  applyAll(document, restoreCommands(document, earlier, uuid));
const order = (document: Document) => uuidsOf(document).join(' ');

test('a block gets its former fields back, and the others stay', () => {
  const now = [card('a', 'neu'), card('b', 'neu')];
  const { document, inverses } = restored(now, [card('b', 'alt'), card('a', 'alt')], 'b');
  expect(document).toEqual([card('a', 'neu'), card('b', 'alt')]);
  expect(applyAll(document, inverses).document).toEqual(now);
});

test('a deleted block is restored behind the nearest remaining neighbour', () => {
  const earlier = [card('a'), card('b'), card('c'), card('d')];
  expect(order(restored([card('d'), card('a')], earlier, 'c').document)).toBe('d a c');
  expect(order(restored([card('d')], earlier, 'c').document)).toBe('c d');
});

test("a block whose parent is gone too is restored at the parent's position", () => {
  const earlier = [card('a'), grid('g', card('b'), card('c')), card('d')];
  expect(order(restored([card('a'), card('d')], earlier, 'c').document)).toBe('a c d');
});

test('a block is restored with its children, except for those that stand elsewhere now', () => {
  const earlier = [grid('g', card('b', 'alt'), card('c'))];
  const now = [grid('g', card('n'), card('m')), card('b', 'neu')];
  const { document, inverses } = restored(now, earlier, 'g');
  expect(order(document)).toBe('g c b');
  expect(findBlock(document, 'b')).toEqual(card('b', 'neu'));
  expect(applyAll(document, inverses).document).toEqual(now);
});

test('an unchanged block needs no command, and an unknown one is refused', () => {
  const page = [card('a'), grid('g', card('b'), card('c'))];
  expect(restoreCommands(page, page, 'g')).toEqual([]);
  expect(() => restoreCommands(page, [], 'a')).toThrow('unknownBlock');
});
