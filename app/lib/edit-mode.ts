/** In the query of a page's own address: requests the page under edit (§2). */
export const EDIT_MODE = 'editor';

/** A page's own address in edit mode, which leads to the route that edits it. */
export const editModePath = (path: string) => `${path}?${EDIT_MODE}=`;

/** Does this query put the page into edit mode? Its loader checks the right to edit. */
export function isEditMode(query: string | URLSearchParams): boolean {
  return new URLSearchParams(query).has(EDIT_MODE);
}

/** The route that edits pages, below which their own paths stand. */
export const EDIT_ROUTE = '/operator/edit';

/**
 * The own path of a page in edit mode, by which its address names it, with or without a prefix; any
 * other path unchanged.
 */
export function shownPath(path: string, query: string | URLSearchParams): string {
  if (!isEditMode(query)) return path;
  return path.replace(/^(\/..)?\/operator\/edit(?=\/|$)/, '$1') || '/';
}
