import { isEditMode } from '~/lib/edit-mode';
import { editModePath } from '~/operator/frame/edit-path';
import type { SentEdit } from './sent-edit';

/**
 * A tab that closes has no next page to send what waits: the browser sends it after the page is gone, all of a
 * page in one, because what is sent at once arrives in any order. Where there is a next page, it sends it
 * again, and it is done once.
 */
export function sendOnTheWayOut(edits: readonly SentEdit[]): void {
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
