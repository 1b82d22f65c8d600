/** The parts of the edited page, as its style sheet and its script find them. */
export const FRAME = '.edit-block';
/** The part of a block that shoppers see. */
export const SHOWN = '.edit-shown';
/** The tools that float over it. */
export const TOOLS = '.edit-float';

/** The toolbar beside a text that is being written. */
export const WRITING_TOOLS = '.in-place-bar';

/** The link to the settings in place of a block that shows nothing. */
export const WAY_INTO_FLAT = '.edit-flat > a';

/** The frame of the innermost block around an element. */
export function frameAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(FRAME);
}

/** The frame of a block; for a top-level block the element around the frame has the id. */
export function frameOf(uuid: string): HTMLElement | null {
  const named = document.getElementById(`block-${uuid}`);
  return named?.matches(FRAME) ? named : (named?.querySelector<HTMLElement>(FRAME) ?? null);
}
