/** The parts of the edited page, as its style sheet and its script find them. */
export const FRAME = '.edit-block';
/** What shoppers see of a block. */
export const SHOWN = '.edit-shown';
/** What floats over it. */
export const TOOLS = '.edit-float';

/** What stands beside a text that is written. */
export const WRITING_TOOLS = '.in-place-bar';

/** What leads from the place of a block that shows nothing to its settings. */
export const WAY_INTO_FLAT = '.edit-flat > a';

/** The frame of the innermost block around an element. */
export function frameAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(FRAME);
}

/** The frame of a block; of one of the page itself the element around it has its name. */
export function frameOf(uuid: string): HTMLElement | null {
  const named = document.getElementById(`block-${uuid}`);
  return named?.matches(FRAME) ? named : (named?.querySelector<HTMLElement>(FRAME) ?? null);
}
