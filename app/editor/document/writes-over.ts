import { isRecord } from '~/lib/is-record';
import { fieldsOf } from './block-fields';
import type { EditorCommand } from './commands';
import { isSameJson } from './diff';
import { findBlock, type Document } from './tree';

/**
 * Do these commands, made on a page as it was (`before`), overwrite changes that others have made
 * since (`now`)? They do if they change the same text of a field, change a field of a deleted
 * block, or delete a block or the whole page with new content. Adding and moving blocks never
 * conflict.
 */
export function writesOver(
  commands: readonly EditorCommand[],
  { before, now }: { before: Document; now: Document },
): boolean {
  return commands.some((command) => {
    switch (command.kind) {
      case 'change': {
        const [was, is] = [findBlock(before, command.uuid), findBlock(now, command.uuid)];
        if (!was || !is) return was !== is;
        return sameLeafDiffers(fieldsOf(was), command.fields, fieldsOf(is));
      }
      case 'remove': {
        const [was, is] = [findBlock(before, command.uuid), findBlock(now, command.uuid)];
        return is !== undefined && !isSameJson(was, is);
      }
      case 'replace':
        return !isSameJson(before, now);
      default:
        return false;
    }
  });
}

/** Have both changed the same value, each to a different one? */
function sameLeafDiffers(before: unknown, mine: unknown, theirs: unknown): boolean {
  if (isSameJson(before, mine) || isSameJson(before, theirs) || isSameJson(mine, theirs)) {
    return false;
  }
  if (![before, mine, theirs].every(isRecord)) return true;
  const [was, here, there] = [before, mine, theirs] as Record<string, unknown>[];
  const names = new Set([...Object.keys(here!), ...Object.keys(there!)]);
  return [...names].some((name) => sameLeafDiffers(was![name], here![name], there![name]));
}

/** A list is one value: its entries have no names but their indices. */
