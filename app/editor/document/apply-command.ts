import type { Block } from '~/services/shop-api';
import { fieldsOf, withFields } from './block-fields';
import { CommandError, type EditorCommand } from './commands';
import {
  checkBlock,
  checkChildren,
  checkDocument,
  checkFields,
  checkMayStandIn,
  checkSize,
  isKnown,
  isOpen,
} from './block-rules';
import {
  findBlock,
  insertBlock,
  placeOf,
  removeBlock,
  replaceBlock,
  siblingsIn,
  uuidsOf,
  type Document,
  type Place,
} from './tree';

/** The document after a command, and the command that undoes it. */
export type Applied = { document: Document; inverse: EditorCommand };

type Change<Kind> = Extract<EditorCommand, { kind: Kind }>;

/**
 * Applies a command to a document, which is not changed. Throws a CommandError if the document does
 * not allow it.
 */
export function apply(document: Document, command: EditorCommand): Applied {
  switch (command.kind) {
    case 'add':
      return add(document, command);
    case 'remove':
      return remove(document, command);
    case 'move':
      return move(document, command);
    case 'change':
      return change(document, command);
    case 'replace':
      checkDocument(command.blocks);
      return {
        document: command.blocks,
        inverse: { kind: 'replace', blocks: [...document] },
      };
  }
}

/** Applies commands one after the other; `inverses`, applied in their order, undo them. */
export function applyAll(
  document: Document,
  commands: readonly EditorCommand[],
): { document: Document; inverses: EditorCommand[] } {
  const inverses: EditorCommand[] = [];
  for (const command of commands) {
    const applied = apply(document, command);
    ({ document } = applied);
    inverses.unshift(applied.inverse);
  }
  return { document, inverses };
}

function add(document: Document, { block, place }: Change<'add'>): Applied {
  checkPlace(document, block, place);
  checkBlock(block);
  const added = insertBlock(document, block, place);
  checkSize(added);
  checkParent(added, place);
  return { document: added, inverse: { kind: 'remove', uuid: block.meta.uuid } };
}

function remove(document: Document, { uuid }: Change<'remove'>): Applied {
  const { block, place } = existing(document, uuid);
  const removed = removeBlock(document, uuid);
  checkParent(removed, place);
  return { document: removed, inverse: { kind: 'add', block, place } };
}

function move(document: Document, { uuid, place }: Change<'move'>): Applied {
  const { block, place: from } = existing(document, uuid);
  const inside = new Set(uuidsOf([block]));
  if (inside.has(place.parent ?? '') || inside.has(place.after ?? '')) {
    throw new CommandError('notAllowedHere', uuid);
  }
  checkPlace(document, block, place);
  const moved = insertBlock(removeBlock(document, uuid), block, place);
  checkSize(moved);
  checkParent(moved, from);
  checkParent(moved, place);
  return { document: moved, inverse: { kind: 'move', uuid, place: from } };
}

function change(document: Document, { uuid, fields, version }: Change<'change'>): Applied {
  const { block } = existing(document, uuid);
  if (!isKnown(block)) throw new CommandError('invalidFields', uuid);
  const changed = withFields(block, fields, version);
  checkFields(changed);
  const former = block.meta.version;
  return {
    document: replaceBlock(document, changed),
    inverse: {
      kind: 'change',
      uuid,
      fields: fieldsOf(block),
      ...(former !== undefined && { version: former }),
    },
  };
}

/** A block in a position that blocks may be taken from. */
function existing(document: Document, uuid: string): { block: Block; place: Place } {
  const block = findBlock(document, uuid);
  const place = placeOf(document, uuid);
  if (!block || !place) throw new CommandError('unknownBlock', uuid);
  if (!isPlaceOpen(document, place)) throw new CommandError('notAllowedHere', uuid);
  return { block, place };
}

function checkPlace(document: Document, block: Block, place: Place): void {
  const siblings = siblingsIn(document, place.parent);
  if (!siblings) throw new CommandError('unknownBlock', place.parent!);
  if (!isPlaceOpen(document, place)) throw new CommandError('notAllowedHere', block.meta.uuid);
  const isThere = siblings.some(({ meta }) => meta.uuid === place.after);
  if (place.after !== null && !isThere) throw new CommandError('unknownBlock', place.after);
  checkMayStandIn(block, parentOf(document, place));
}

function isPlaceOpen(document: Document, place: Place): boolean {
  const parent = parentOf(document, place);
  return parent === null || isOpen(parent);
}

function checkParent(document: Document, place: Place): void {
  const parent = parentOf(document, place);
  if (parent) checkChildren(parent);
}

function parentOf(document: Document, { parent }: Place): Block | null {
  return parent === null ? null : (findBlock(document, parent) ?? null);
}
