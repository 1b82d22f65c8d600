import { apply } from '../document/apply-command';
import { CommandError } from '../document/commands';
import type { EditorCommand } from '../document/commands';
import { writeCommand } from '../document/field-at';
import { structureCommand } from '../document/structure';
import { findBlock, type Document } from '../document/tree';
import { fieldOf, type SentEdit } from './sent-edit';

/**
 * The document as it will be when the server has applied these edits: blocks move and disappear,
 * and text written on the page shows immediately. Results that only the server knows, such as the
 * cleaned text of a block, come with its answer.
 */
export function predict(document: Document, edits: readonly SentEdit[]): Document {
  return edits.reduce(predictOne, document);
}

function predictOne(document: Document, edit: SentEdit): Document {
  try {
    const command = commandOf(document, edit);
    return command ? apply(document, command).document : document;
  } catch (error) {
    // Applied already, or impossible: the answer will show it.
    if (error instanceof CommandError) return document;
    throw error;
  }
}

function commandOf(document: Document, edit: SentEdit): EditorCommand | null | undefined {
  const intent = fieldOf(edit, 'intent');
  const uuid = fieldOf(edit, 'block');
  const block = intent === 'write' ? findBlock(document, uuid) : undefined;
  if (block) {
    return writeCommand(block, { field: fieldOf(edit, 'field'), value: fieldOf(edit, 'value') });
  }
  return structureCommand(document, { intent, uuid, place: fieldOf(edit, 'place') });
}
