import type { AppLoadContext } from '@remix-run/node';
import { translate } from '~/i18n/translate.server';
import type { PageTreeItem } from '~/services/operator-api/categories';
import { isForEverybody } from '~/services/shop-api/entities/category-right';
import type { EditedPage } from './edited-page.server';
import type { PageEntry } from './pages-panel';

/** The home page's name in lists: from its settings, or the editor's word. */
export function homePageName({
  configuration,
  locale,
}: Pick<AppLoadContext, 'configuration' | 'locale'>): string {
  return configuration.homePage[locale].name || translate(locale, 'editor.homePage');
}

/** The home page, which comes first in every list of pages although it is in no tree (§2). */
export function homeEntry(name: string, page: EditedPage): PageEntry {
  const isCurrent = page.key.identifier === 'index';
  return {
    id: null,
    kind: 'home',
    name,
    path: '/',
    editPath: page.addressOf('/'),
    holdsCurrent: isCurrent,
    isCurrent,
    isUnsaved: false,
    isCustomersOnly: false,
    children: [],
  };
}

/** A page of the tree with its descendants. */
export function entryOf(
  { id, type, name, path, right, children: below }: PageTreeItem,
  edited: EditedPage,
  unsaved: ReadonlySet<string>,
): PageEntry {
  const children = below.map((child) => entryOf(child, edited, unsaved));
  const isCurrent = id === edited.key.identifier;
  return {
    id,
    kind: type,
    name,
    path,
    editPath: type === 'content' ? edited.addressOf(path) : null,
    holdsCurrent: isCurrent || children.some(({ holdsCurrent }) => holdsCurrent),
    isCurrent,
    isUnsaved: type === 'content' && unsaved.has(String(id)),
    isCustomersOnly: !isForEverybody({ right }),
    children,
  };
}

/** Entries and their descendants, from top to bottom. */
export const flatEntries = (entries: readonly PageEntry[]): PageEntry[] =>
  entries.flatMap((entry) => [entry, ...flatEntries(entry.children)]);
