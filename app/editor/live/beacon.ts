import { editModePath, isEditMode } from '~/lib/edit-mode';
import type { SentEdit } from './sent-edit';

/**
 * Sends the waiting edits of a tab that closes by beacons, which the browser delivers after the page is gone. One
 * beacon for each page, because beacons arrive in any order. If the author opens another page, it sends the
 * edits again; the server applies them once.
 */
export function sendEditsByBeacon(edits: readonly SentEdit[]): void {
  const pages = new Map<string, URLSearchParams>();
  for (const { action, fields } of edits) {
    const { pathname, search } = new URL(action, location.href);
    const page = isEditMode(search) ? editModePath(pathname) : pathname;
    const all = pages.get(page) ?? new URLSearchParams({ intent: 'several' });
    const panel = search.slice(1);
    all.append('edit', String(new URLSearchParams([...fields, ['panel', panel]])));
    pages.set(page, all);
  }
  for (const [path, all] of pages) navigator.sendBeacon(path, all);
}
