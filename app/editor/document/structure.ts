import { CommandError, type EditorCommand } from './commands';
import { neighbourOf, placeAbove, placeBelow } from './gestures';
import { parsePlace } from './place-text';
import { findBlock, type Document } from './tree';

/** A change of where blocks stand, as a form names it. */
export type StructureEdit = { intent: string; uuid: string; place: string };

/**
 * The command for an edit that moves or deletes a block; null for a step that leads nowhere (§4: out
 * of range is ignored), undefined for another intent. Throws a CommandError where the block or the
 * place is not there.
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

/** The block to look at when that was done, and the one that is no longer there. */
export function shownAfter(
  document: Document,
  { intent, uuid }: StructureEdit,
): { block: string | null; gone?: string } {
  return intent === 'delete' ? { block: neighbourOf(document, uuid), gone: uuid } : { block: uuid };
}
