import { apply } from '../document/apply';
import { CommandError } from '../document/commands';
import { structureCommand } from '../document/structure';
import type { Document } from '../document/tree';
import { fieldOf, type SentEdit } from './sent-edit';

/**
 * The document as it will be when the server has taken these edits: blocks move and go at once. What
 * only the server can say, such as the cleaned text of a block, comes with its answer.
 */
export function predict(document: Document, edits: readonly SentEdit[]): Document {
  return edits.reduce(predictOne, document);
}

function predictOne(document: Document, edit: SentEdit): Document {
  try {
    const command = structureCommand(document, {
      intent: fieldOf(edit, 'intent'),
      uuid: fieldOf(edit, 'block'),
      place: fieldOf(edit, 'place'),
    });
    return command ? apply(document, command).document : document;
  } catch (error) {
    // Done already, or not possible: the answer will show it.
    if (error instanceof CommandError) return document;
    throw error;
  }
}
