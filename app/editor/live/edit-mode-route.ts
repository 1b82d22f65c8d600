import type { LocalePrefix } from '~/i18n/locales';

/**
 * In edit mode a page has its own address, under which the router shall know the route that edits it, and no
 * other: those above it would take the home page for theirs.
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
