import { apply } from './apply';
import { CommandError, type EditorCommand } from './commands';
import { diffDocuments } from './diff';
import { findBlock, placeOf, siblingsIn, uuidsOf, type Document, type Place } from './tree';

/** My commands on their document; `conflicts` are blocks both have touched, and then nothing is done. */
export type Rebased =
  | { document: Document; commands: EditorCommand[]; conflicts: [] }
  | { document: null; commands: []; conflicts: string[] };

/**
 * Carries commands made on `base` over to `theirs`, which others made of `base` meanwhile. Blocks only
 * one side has touched merge. A neighbour that is gone or elsewhere is replaced by the nearest one
 * before it that is still there.
 */
export function rebase(
  base: Document,
  theirs: Document,
  commands: readonly EditorCommand[],
): Rebased {
  const touchedByThem = new Set(Object.values(diffDocuments(base, theirs)).flat());
  const mine = new Set<string>();
  const rebased: EditorCommand[] = [];
  let onBase = base;
  let document = theirs;
  let refused: string[] = [];
  for (const command of commands) {
    // What they have put into a block that I take away counts too.
    for (const uuid of touchedBy(onBase, command)) mine.add(uuid);
    for (const uuid of touchedBy(document, command)) mine.add(uuid);
    try {
      const carried = withPlaceIn(document, onBase, command);
      ({ document } = apply(document, carried));
      rebased.push(carried);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      refused = [...refused, error.uuid];
    }
    ({ document: onBase } = apply(onBase, command));
  }
  const both = [...mine].filter((uuid) => touchedByThem.has(uuid));
  const conflicts = [...new Set([...both, ...refused])];
  if (conflicts.length > 0) return { document: null, commands: [], conflicts };
  return { document, commands: rebased, conflicts: [] };
}

/** The blocks a command changes; one that goes away takes along what it holds. */
export function touchedBy(document: Document, command: EditorCommand): string[] {
  switch (command.kind) {
    case 'add':
      return [];
    case 'change':
    case 'move':
      return [command.uuid];
    case 'remove': {
      const block = findBlock(document, command.uuid);
      return block ? uuidsOf([block]) : [command.uuid];
    }
    case 'replace':
      return [...uuidsOf(document), ...uuidsOf(command.blocks)];
  }
}

function withPlaceIn(document: Document, base: Document, command: EditorCommand): EditorCommand {
  if (command.kind !== 'add' && command.kind !== 'move') return command;
  return { ...command, place: nearest(document, base, command.place) };
}

function nearest(document: Document, base: Document, { parent, after }: Place): Place {
  const there = new Set((siblingsIn(document, parent) ?? []).map(({ meta }) => meta.uuid));
  let neighbour = after;
  while (neighbour !== null && !there.has(neighbour)) {
    neighbour = placeOf(base, neighbour)?.after ?? null;
  }
  return { parent, after: neighbour };
}
