import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import { apply, applyAll } from './apply-command';
import type { EditorCommand } from './commands';
import { documents } from './arbitrary-documents';
import { blockDefinitions } from '~/blocks/definitions';
import {
  mayDuplicate,
  mayRemove,
  neighbourOf,
  placeAbove,
  placeBelow,
  placesFor,
  placesToAdd,
  shapeOf,
} from './gestures';
import { parsePlace, placeText } from './place-text';
import { MAX_BLOCKS } from './block-rules';
import { copyOf, findBlock, placeOf, siblingsIn, uuidsOf, type Document } from './tree';

const card = (uuid: string) => contentBlock('TextCard', uuid, { text: { title: uuid } });
const page: Document = [
  card('a'),
  structureBlock('MultiGrid', 'grid', [card('g')], { columnWidths: [6, 6] }),
  card('b'),
];

test('up and down pass one neighbour, and do nothing at the ends', () => {
  expect(placeAbove(page, 'b')).toEqual({ parent: null, after: 'a' });
  expect(placeBelow(page, 'a')).toEqual({ parent: null, after: 'grid' });
  expect(placeAbove(page, 'a')).toBeNull();
  expect(placeBelow(page, 'b')).toBeNull();
  expect(placeAbove(page, 'g')).toBeNull();
  expect(placeAbove(page, 'gone')).toBeNull();
});

test('a block may move to every position but its own', () => {
  expect(placesFor(page, 'a').map(placeText)).toEqual(['grid/', 'grid/g', '/grid', '/b']);
  // The only child of a grid has to stay.
  expect(placesFor(page, 'g')).toEqual([]);
  expect(mayRemove(page, 'g')).toBe(false);
});

test('a removed block leaves the focus at the next, the one before, or the parent', () => {
  expect(neighbourOf(page, 'a')).toBe('grid');
  expect(neighbourOf(page, 'b')).toBe('grid');
  expect(neighbourOf(page, 'g')).toBe('grid');
  expect(neighbourOf([card('a')], 'a')).toBeNull();
});

describe('in any document', () => {
  test('down after up changes nothing', () => {
    fc.assert(
      fc.property(documents, (document) => {
        for (const uuid of uuidsOf(document)) {
          const place = placeAbove(document, uuid);
          if (!place || !mayRemove(document, uuid)) continue;
          const { document: up } = apply(document, { kind: 'move', uuid, place });
          const back = placeBelow(up, uuid)!;
          expect(apply(up, { kind: 'move', uuid, place: back }).document).toEqual(document);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('every offered position is valid, and is another one', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const [uuid] = uuidsOf(document);
        if (!uuid) return;
        for (const place of placesFor(document, uuid)) {
          const { document: moved } = apply(document, { kind: 'move', uuid, place });
          expect(placeOf(moved, uuid)).not.toEqual(placeOf(document, uuid));
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('a position is unchanged after a round trip through an address', () => {
  const uuid = fc.option(fc.string({ minLength: 1 }).filter(isWellFormed), { nil: null });
  fc.assert(
    fc.property(fc.record({ parent: uuid, after: uuid }), (place) => {
      expect(parsePlace(placeText(place))).toEqual(place);
    }),
  );
  for (const text of ['', 'a', 'a/b/c', '%/']) expect(parsePlace(text)).toBeNull();
});

function isWellFormed(text: string): boolean {
  return (text as string & { isWellFormed(): boolean }).isWellFormed();
}

test('whether a block may be deleted or duplicated follows from the commands', () => {
  fc.assert(
    fc.property(documents, (document) => {
      for (const uuid of uuidsOf(document)) {
        const { parent } = placeOf(document, uuid)!;
        const block = copyOf(findBlock(document, uuid)!, () => crypto.randomUUID());
        expect(mayRemove(document, uuid)).toBe(isDone(document, { kind: 'remove', uuid }));
        expect(mayDuplicate(document, uuid)).toBe(
          isDone(document, { kind: 'add', block, place: { parent, after: uuid } }),
        );
      }
    }),
  );
  const full = Array.from({ length: MAX_BLOCKS }, (_, index) => card(`c${index}`));
  expect(mayDuplicate(full, 'c0')).toBe(false);
});

test('the allowed positions for items of the list follow from the commands', () => {
  const made = Object.values(blockDefinitions)
    .flatMap(({ variations }) => variations.slice(0, 1))
    .map(({ create }) => [create('de', () => crypto.randomUUID())]);
  const pair = [card('p1'), card('p2')];
  fc.assert(
    fc.property(documents, fc.constantFrom(...made, pair), (document, blocks) => {
      const places = everyPlaceOf(document).filter((place) => {
        const commands = blocks
          .toReversed()
          .map((block) => ({ kind: 'add', block, place }) as const);
        return isAllDone(document, commands);
      });
      expect(placesToAdd(document, shapeOf(blocks)).map(placeText).toSorted()).toEqual(
        places.map(placeText).toSorted(),
      );
    }),
  );
  // A tab may hold a grid, and a grid no tabs.
  const tab = structureBlock('Tab', 't', [card('x')], {});
  const grid = structureBlock('MultiGrid', 'new', [card('y')], { columnWidths: [12] });
  const tabs = [structureBlock('Tabs', 'tabs', [tab], {})];
  expect(placesToAdd(tabs, shapeOf([grid])).map(placeText)).toEqual(['/', 't/', 't/x', '/tabs']);
  const full = Array.from({ length: MAX_BLOCKS }, (_, index) => card(`c${index}`));
  expect(placesToAdd(full, shapeOf([card('x')]))).toEqual([]);
});

function everyPlaceOf(document: Document) {
  const parents = [null, ...uuidsOf(document)];
  return parents.flatMap((parent) =>
    [null, ...(siblingsIn(document, parent) ?? []).map(({ meta }) => meta.uuid)].map((after) => ({
      parent,
      after,
    })),
  );
}

function isAllDone(document: Document, commands: readonly EditorCommand[]): boolean {
  try {
    applyAll(document, commands);
    return true;
  } catch {
    return false;
  }
}

function isDone(document: Document, command: EditorCommand): boolean {
  try {
    apply(document, command);
    return true;
  } catch {
    return false;
  }
}
