import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '~/services/shop-api';
import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import { apply, applyAll } from './apply-command';
import { commandsOf, documents, wishLists } from './arbitrary-documents';
import { editorCommandSchema, type EditorCommand } from './commands';
import { diffDocuments } from './diff';
import { mergeDocuments } from './merge';
import { MAX_BLOCKS, checkDocument } from './block-rules';
import { copyOf, findBlock, placeOf, uuidsOf, type Document } from './tree';

const card = (uuid: string, title = uuid) => contentBlock('TextCard', uuid, { text: { title } });
const banner = (uuid: string) => contentBlock('Banner', uuid, { image: {}, text: {}, button: {} });
const grid = (uuid: string, ...children: Block[]) =>
  structureBlock('MultiGrid', uuid, children, { columnWidths: [6, 6] });
const carousel = (uuid: string, ...children: Block[]) =>
  structureBlock('Carousel', uuid, children, {});
const unknown = (uuid: string, content: Block['content'] = {}): Block => ({
  name: 'Countdown',
  type: Array.isArray(content) ? 'structure' : 'content',
  meta: { uuid },
  content,
});
const page = (parent: string | null, after: string | null) => ({ parent, after });
const uuids = (document: Document) => uuidsOf(document).join(' ');

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

describe('any commands', () => {
  test('are undone by their inverses, and mutate no document', () => {
    fc.assert(
      fc.property(documents, wishLists, (start, wishes) => {
        const before = frozen(structuredClone(start));
        const { document, commands } = commandsOf(before, wishes);
        const applied = applyAll(before, commands);
        expect(applied.document).toEqual(document);
        frozen(applied.document);
        expect(applyAll(applied.document, applied.inverses).document).toEqual(start);
      }),
    );
  });

  test('result in a valid document, and are unchanged after a round trip as JSON', () => {
    fc.assert(
      fc.property(documents, wishLists, (start, wishes) => {
        const { document, commands } = commandsOf(start, wishes);
        checkDocument(document);
        const sent = JSON.parse(JSON.stringify(commands)) as unknown[];
        expect(sent.map((each) => editorCommandSchema.parse(each))).toEqual(commands);
      }),
    );
  });

  test('of two people who touch different blocks merge: nothing of either is lost', () => {
    fc.assert(
      fc.property(documents, wishLists, wishLists, (base, some, others) => {
        const mine = commandsOf(base, some, 'm').document;
        const theirs = commandsOf(base, others, 't').document;
        const { document, conflicts } = mergeDocuments(frozen(base), frozen(mine), frozen(theirs));
        expect(document === null).toBe(conflicts.length > 0);
        if (document === null) return;
        checkDocument(document);
        const [byMe, byThem] = [diffDocuments(base, mine), diffDocuments(base, theirs)];
        const gone = new Set([...byMe.removed, ...byThem.removed]);
        const there = [...uuidsOf(mine), ...uuidsOf(theirs)].filter((uuid) => !gone.has(uuid));
        expect(uuidsOf(document).toSorted()).toEqual([...new Set(there)].toSorted());
        // Blocks changed by both have been changed in the same way.
        expect(new Set(diffDocuments(base, document).changed)).toEqual(
          new Set([...byMe.changed, ...byThem.changed]),
        );
      }),
    );
  });

  test('of one person alone are the whole merge', () => {
    fc.assert(
      fc.property(documents, wishLists, (base, wishes) => {
        const { document } = commandsOf(base, wishes);
        expect(mergeDocuments(base, document, base).document).toEqual(document);
        expect(mergeDocuments(base, base, document).document).toEqual(document);
        expect(mergeDocuments(base, document, document).document).toEqual(document);
      }),
    );
  });

  test('on different blocks, next to different neighbours, commute', () => {
    fc.assert(
      fc.property(documents, wishLists, wishLists, (base, some, others) => {
        const [mine] = commandsOf(base, some, 'm').commands;
        const [theirs] = commandsOf(base, others, 't').commands;
        fc.pre(mine !== undefined && theirs !== undefined);
        fc.pre(!anchorsOf(base, mine).some((each) => anchorsOf(base, theirs).includes(each)));
        expect(applyAll(base, [mine, theirs]).document).toEqual(
          applyAll(base, [theirs, mine]).document,
        );
      }),
    );
  });
});

describe('a position', () => {
  const document = [card('a'), grid('g', card('c'), card('d')), card('b')];

  test.each<[string, EditorCommand, string]>([
    ['first', { kind: 'move', uuid: 'b', place: page(null, null) }, 'b a g c d'],
    ['last', { kind: 'move', uuid: 'a', place: page(null, 'b') }, 'g c d b a'],
    ['inside', { kind: 'move', uuid: 'b', place: page('g', 'c') }, 'a g c b d'],
    ['outside', { kind: 'move', uuid: 'd', place: page(null, 'a') }, 'a d g c b'],
    ['where it is', { kind: 'move', uuid: 'g', place: page(null, 'a') }, 'a g c d b'],
    ['added inside', { kind: 'add', block: card('n'), place: page('g', null) }, 'a g n c d b'],
  ])('%s', (_, command, order) => {
    expect(uuids(apply(document, command).document)).toBe(order);
  });

  test('is known for every block', () => {
    expect(placeOf(document, 'd')).toEqual({ parent: 'g', after: 'c' });
    expect(placeOf(document, 'a')).toEqual({ parent: null, after: null });
    expect(placeOf(document, 'x')).toBeUndefined();
  });
});

describe('not allowed is', () => {
  const document = [
    card('a'),
    carousel('c', banner('s1')),
    grid('g', card('d')),
    unknown('u', [unknown('v')]),
  ];
  const many = Array.from({ length: MAX_BLOCKS }, (_, index) => card(`m${index}`));

  test.each<[string, EditorCommand, string]>([
    ['a block that is not there', { kind: 'remove', uuid: 'x' }, 'unknownBlock'],
    ['an unknown parent', { kind: 'move', uuid: 'a', place: page('x', null) }, 'unknownBlock'],
    ['a neighbour elsewhere', { kind: 'move', uuid: 'a', place: page('g', 'c') }, 'unknownBlock'],
    ['a name twice', { kind: 'add', block: card('d'), place: page(null, null) }, 'duplicateBlock'],
    ['a slide on the page', { kind: 'move', uuid: 's1', place: page(null, 'a') }, 'notAllowedHere'],
    ['a card as a slide', { kind: 'move', uuid: 'a', place: page('c', null) }, 'notAllowedHere'],
    ['a block into itself', { kind: 'move', uuid: 'g', place: page('g', null) }, 'notAllowedHere'],
    ['a block after itself', { kind: 'move', uuid: 'a', place: page(null, 'a') }, 'notAllowedHere'],
    ['a block into a card', { kind: 'move', uuid: 'd', place: page('a', null) }, 'notAllowedHere'],
    ['a change inside the unknown', { kind: 'remove', uuid: 'v' }, 'notAllowedHere'],
    ['the last slide away', { kind: 'remove', uuid: 's1' }, 'tooFewChildren'],
    [
      'wrong fields',
      { kind: 'change', uuid: 'a', fields: { text: { title: 3 } } },
      'invalidFields',
    ],
    ['a change of the unknown', { kind: 'change', uuid: 'u', fields: {} }, 'invalidFields'],
    ['too much', { kind: 'replace', blocks: [...many, card('a')] }, 'documentTooLarge'],
  ])('%s', (_, command, problem) => {
    expect(() => apply(document, command)).toThrow(expect.objectContaining({ problem }));
  });

  test('a slide too many', () => {
    const slides = Array.from({ length: 10 }, (_, index) => banner(`s${index}`));
    const full = [carousel('c', ...slides)];
    const more: EditorCommand = { kind: 'add', block: banner('n'), place: page('c', null) };
    expect(() => apply(full, more)).toThrow(
      expect.objectContaining({ problem: 'tooManyChildren' }),
    );
  });
});

test('unknown blocks are preserved, moved and removed as a whole', () => {
  const document = [unknown('u', [unknown('v')]), card('a')];
  const moved = apply(document, { kind: 'move', uuid: 'u', place: page(null, 'a') });
  expect(moved.document[1]).toEqual(document[0]);
  const removed = apply(document, { kind: 'remove', uuid: 'u' });
  expect(apply(removed.document, removed.inverse).document).toEqual(document);
});

test('a copy has new uuids at every level', () => {
  let count = 0;
  const copy = copyOf(grid('g', card('a', 'Titel')), () => `n${(count += 1)}`);
  expect(copy).toEqual(grid('n1', card('n2', 'Titel')));
});

describe('the difference', () => {
  const before = [card('a'), card('b'), card('c'), grid('g', card('d'), card('e'))];

  test('names the fewest moved blocks', () => {
    const after = [card('b'), card('c'), card('a'), grid('g', card('e'), card('d'))];
    expect(diffDocuments(before, after)).toMatchObject({ added: [], removed: [], changed: [] });
    expect(diffDocuments(before, after).moved).toHaveLength(2);
    expect(diffDocuments(before, after).moved).toContain('a');
  });

  test('lists blocks that were added, removed, changed and moved', () => {
    const after = [card('a', 'neu'), card('d'), card('c'), grid('g', card('e')), card('n')];
    expect(diffDocuments(before, after)).toEqual({
      added: ['n'],
      removed: ['b'],
      changed: ['a'],
      moved: ['d'],
    });
  });

  test('ignores the order of keys', () => {
    const one = contentBlock('TextCard', 'a', { text: { title: 'x', color: '#fff000' } });
    const other = contentBlock('TextCard', 'a', { text: { color: '#fff000', title: 'x' } });
    expect(diffDocuments([one], [other]).changed).toEqual([]);
  });
});

describe('two people', () => {
  const base = [card('a'), card('b'), grid('g', card('d'))];
  const changed = (uuid: string, title: string): EditorCommand => ({
    kind: 'change',
    uuid,
    fields: { text: { title } },
  });
  const after = (command: EditorCommand) => apply(base, command).document;

  test('who both add at the end retain both', () => {
    const mine = after({ kind: 'add', block: card('m'), place: page(null, 'g') });
    const theirs = after({ kind: 'add', block: card('t'), place: page(null, 'g') });
    expect(uuids(mergeDocuments(base, mine, theirs).document!)).toBe('a b g d m t');
  });

  test('a neighbour that is gone is replaced by the one before it', () => {
    const mine = after({ kind: 'add', block: card('m'), place: page(null, 'b') });
    const theirs = after({ kind: 'remove', uuid: 'b' });
    expect(uuids(mergeDocuments(base, mine, theirs).document!)).toBe('a m g d');
  });

  test('a block taken out of another one before it is deleted stays', () => {
    const mine = applyAll(base, [
      { kind: 'add', block: card('n'), place: page('g', null) },
      { kind: 'move', uuid: 'd', place: page(null, 'a') },
      { kind: 'remove', uuid: 'g' },
    ]).document;
    const theirs = after(changed('b', 'neu'));
    expect(uuids(mergeDocuments(base, mine, theirs).document!)).toBe('a d b');
  });

  test.each<[string, EditorCommand, EditorCommand, string[]]>([
    ['change the same block', changed('a', 'mein'), changed('a', 'dein'), ['a']],
    ['change and remove it', changed('a', 'mein'), { kind: 'remove', uuid: 'a' }, ['a']],
    [
      'move it to different places',
      { kind: 'move', uuid: 'a', place: page(null, 'b') },
      { kind: 'move', uuid: 'a', place: page('g', 'd') },
      ['a'],
    ],
    [
      'fill what the other takes away',
      { kind: 'add', block: card('m'), place: page('g', 'd') },
      { kind: 'remove', uuid: 'g' },
      ['g'],
    ],
    [
      'take away what the other fills',
      { kind: 'remove', uuid: 'g' },
      { kind: 'add', block: card('t'), place: page('g', 'd') },
      ['g'],
    ],
  ])('who %s get a conflict', (_, mine, theirs, conflicts) => {
    expect(mergeDocuments(base, after(mine), after(theirs))).toEqual({
      document: null,
      conflicts,
    });
  });

  test('who move it behind different neighbours get a conflict', () => {
    const row = [card('a'), card('b'), card('c'), card('d')];
    const behind = (neighbour: string) =>
      apply(row, { kind: 'move', uuid: 'a', place: page(null, neighbour) }).document;
    expect(mergeDocuments(row, behind('c'), behind('d')).conflicts).toEqual(['a']);
  });

  test('who move it to the top of different blocks get a conflict', () => {
    const blocks = [card('a'), grid('g', card('d')), grid('h', card('e'))];
    const inside = (parent: string) =>
      apply(blocks, { kind: 'move', uuid: 'a', place: page(parent, null) }).document;
    expect(mergeDocuments(blocks, inside('g'), inside('h')).conflicts).toEqual(['a']);
  });

  test('who fill one block beyond its maximum get a conflict', () => {
    const slides = Array.from({ length: 9 }, (_, index) => banner(`s${index}`));
    const full = [carousel('c', ...slides)];
    const more = (uuid: string) =>
      apply(full, { kind: 'add', block: banner(uuid), place: page('c', null) }).document;
    expect(mergeDocuments(full, more('m'), more('t')).conflicts).toEqual(['c']);
  });

  test('who do the same do it once', () => {
    const both = after(changed('a', 'gleich'));
    expect(mergeDocuments(base, both, structuredClone(both)).document).toEqual(both);
    const gone = after({ kind: 'remove', uuid: 'a' });
    expect(mergeDocuments(base, gone, gone).document).toEqual(gone);
  });
});

/** All blocks by which two commands could affect each other. */
function anchorsOf(document: Document, command: EditorCommand): string[] {
  const from = 'uuid' in command ? placeOf(document, command.uuid) : undefined;
  const to = 'place' in command ? command.place : undefined;
  return [
    ...('uuid' in command ? uuidsOf([findBlock(document, command.uuid)!]) : []),
    ...[from, to].flatMap((place) =>
      place ? [place.parent ?? '', `${place.parent}/${place.after}`, place.after ?? ''] : [],
    ),
  ].filter((each) => each !== '');
}
