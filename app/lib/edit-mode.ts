/** In the query of a page's own address: requests the page under edit (§2). */
export const EDIT_MODE = 'editor';

/** Does this query put the page into edit mode? Its loader checks the right to edit. */
export function isEditMode(query: string | URLSearchParams): boolean {
  return new URLSearchParams(query).has(EDIT_MODE);
}
