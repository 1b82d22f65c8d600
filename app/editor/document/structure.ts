import { CommandError, type EditorCommand } from './commands';
import { neighbourOf, placeAbove, placeBelow } from './gestures';
import { parsePlace } from './place-text';
import { findBlock, type Document } from './tree';

/** A change of block positions, as a form names it. */
export type StructureEdit = { intent: string; uuid: string; place: string };

/**
 * The command for an edit that moves or deletes a block; null for a step out of range (§4:
 * ignored), undefined for another intent. Throws a CommandError if the block or the position does
 * not exist.
 */
export function structureCommand(
  document: Document,
  { intent, uuid, place }: StructureEdit,
): EditorCommand | null | undefined {
  switch (intent) {
    case 'up':
    case 'down': {
      if (!findBlock(document, uuid)) throw new CommandError('unknownBlock', uuid);
      const beside = (intent === 'up' ? placeAbove : placeBelow)(document, uuid);
      return beside && { kind: 'move', uuid, place: beside };
    }
    case 'move': {
      const there = parsePlace(place);
      if (!there) throw new CommandError('notAllowedHere', uuid);
      return { kind: 'move', uuid, place: there };
    }
    case 'delete':
      return { kind: 'remove', uuid };
    default:
      return undefined;
  }
}

/** The block to show after the edit, and the block that is gone. */
export function shownAfter(
  document: Document,
  { intent, uuid }: StructureEdit,
): { block: string | null; gone?: string } {
  return intent === 'delete' ? { block: neighbourOf(document, uuid), gone: uuid } : { block: uuid };
}
