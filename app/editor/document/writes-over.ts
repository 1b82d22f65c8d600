import { fieldsOf } from './block-fields';
import type { EditorCommand } from './commands';
import { isSameJson } from './diff';
import { findBlock, type Document } from './tree';

/**
 * Do these commands, made of a page as it was (`before`), write over what others have made of it since
 * (`now`)? So do the words of a field that they have changed too, or whose block they have taken away;
 * and taking away a block, or the whole page, in which anything is new. What only stands or comes
 * somewhere else goes together.
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

/** Is there a value that both have changed, each to another one? */
function sameLeafDiffers(before: unknown, mine: unknown, theirs: unknown): boolean {
  if (isSameJson(before, mine) || isSameJson(before, theirs) || isSameJson(mine, theirs)) {
    return false;
  }
  if (![before, mine, theirs].every(isFields)) return true;
  const [was, here, there] = [before, mine, theirs] as Record<string, unknown>[];
  const names = new Set([...Object.keys(here!), ...Object.keys(there!)]);
  return [...names].some((name) => sameLeafDiffers(was![name], here![name], there![name]));
}

/** A list is one value: what its entries are called is their place. */
function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
