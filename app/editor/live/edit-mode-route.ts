import type { LocalePrefix } from '~/i18n/locales';

/**
 * In edit mode a page has an address for which the router must know only the route that edits it:
 * other routes would match it as the home page.
 */
export function knowEditModeAlone(prefix: LocalePrefix): void {
  // oxlint-disable-next-line no-underscore-dangle -- the framework calls it so
  const { routes } = window.__remixManifest;
  const edit = `${prefix.slice(1)}/operator-edit`.replace(/^\//, '');
  const above = new Set<string>();
  for (let id = routes[edit]?.parentId; id !== undefined; id = routes[id]?.parentId) above.add(id);
  for (const id of Object.keys(routes)) {
    if (above.has(id)) delete routes[id]!.path;
    else if (id !== edit) delete routes[id];
  }
  routes[edit]!.path = `${prefix}/*`.slice(1);
}
