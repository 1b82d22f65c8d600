import { localeFromPath, localePath } from '../app/i18n/locales';
import { EDIT_MODE, isEditMode } from '../app/lib/edit-mode';
import { editPath } from '../app/operator/frame/edit-path';

const NO_PAGES = /^\/(?:operator|api|preview)(?:\/|$)/;

/**
 * Returns the address of the route that edits a page, for the address of a page in edit mode
 * (`/ratgeber?editor=`); any other address unchanged. Every step of a request sees the route's
 * address, so that edit mode neither reads nor fills the page cache.
 */
export function editModeUrl(url: string): string {
  const at = url.indexOf('?');
  if (at < 0 || !url.includes(EDIT_MODE) || !isEditMode(url.slice(at))) return url;
  const [, bare = '', data = ''] = /^(.*?)(\.data)?$/.exec(url.slice(0, at))!;
  const { prefix, path } = localeFromPath(bare === '/_root' ? '/' : bare);
  if (NO_PAGES.test(path)) return url;
  return localePath(prefix, editPath(path)) + data + url.slice(at);
}
