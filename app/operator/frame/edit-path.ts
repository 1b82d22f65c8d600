import { EDIT_MODE, EDIT_ROUTE } from '~/lib/edit-mode';

const below = (base: string) => (path: string) => base + (path === '/' ? '' : path);

/** The route that edits a page of the shop; this one's and the others' paths without language prefix. */
export const editPath = below(EDIT_ROUTE);

/** An address with another query; `EDIT_MODE` stays in it or not, as in the address. */
export function withQuery(address: string, query: URLSearchParams): string {
  const others = new URLSearchParams(query);
  others.delete(EDIT_MODE);
  if (others.size === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${others}`;
}

/** The preview of a page's drafts, without tools. */
export const previewPath = below('/operator/preview');

/** The other editors of a page. */
export const presencePath = below('/operator/presence');
