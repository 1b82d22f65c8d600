/** In the query of a page's own address: the page under edit is asked for (§2). */
export const EDIT_MODE = 'editor';

/** Does this query put the page into edit mode? Who may edit it, its loader asks. */
export function isEditMode(query: string | URLSearchParams): boolean {
  return new URLSearchParams(query).has(EDIT_MODE);
}
