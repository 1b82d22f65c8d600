import type { BlockField } from '../document/field-at';
import { blockFieldAt } from '../document/field-at';
import { findBlock, type Document } from '../document/tree';

/** A field of a block with the element that shows it on the page. */
export type ShownField = BlockField & { element: HTMLElement; uuid: string; name: string };

const MARKED = '[data-field]';

/** The field shown by an element or by one around it; null if there is none. */
export function fieldShownAt(element: Element, document: Document): ShownField | null {
  const marked = element.closest<HTMLElement>(MARKED);
  const { field: name = '', block: uuid = '' } = marked?.dataset ?? {};
  const block = findBlock(document, uuid);
  const field = block && blockFieldAt(block, name);
  return marked && field ? { ...field, element: marked, uuid, name } : null;
}

/**
 * The fields a block shows, in their order; without those of nested blocks that have their own
 * frames.
 */
export function fieldsShownIn(frame: HTMLElement, document: Document): ShownField[] {
  return [...frame.querySelectorAll<HTMLElement>(MARKED)].flatMap((element) => {
    const field = element.closest('.edit-block') === frame && fieldShownAt(element, document);
    return field ? [field] : [];
  });
}
