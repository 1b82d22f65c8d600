import { withQuery } from '~/operator/frame/edit-path';
import type { PageTreeItem } from '~/services/operator-api/categories';
import type { EditedPage } from './edited-page.server';
import { entryOf, flatEntries, homeEntry } from './page-entries.server';

/** All pages for the toolbar, the home page first (§2); each leads to its editor or settings. */
export function selectablePages(
  pages: readonly PageTreeItem[],
  edited: EditedPage,
  homePage: string,
) {
  const entries = pages.map((page) => entryOf(page, edited, new Set()));
  return [homeEntry(homePage, edited), ...flatEntries(entries)].map(
    ({ id, kind, name, path, isCurrent, editPath: own }) => ({
      kind,
      name,
      path,
      isCurrent,
      editPath: own ?? `${withQuery(edited.addressOf(edited.path), pageQuery(id))}#panel`,
    }),
  );
}

const pageQuery = (id: number | null) => new URLSearchParams({ page: String(id) });
