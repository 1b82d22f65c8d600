import type { AppLoadContext } from '@remix-run/node';
import { translate } from '~/i18n/translate.server';
import { editPath } from '~/operator/frame/edit-path';
import type { PageTreeItem } from '~/services/operator-api/categories';
import type { StorageUse } from '~/services/operator-api/pictures';
import { flatPages } from './edited-page.server';
import { homePageName } from './page-entries.server';
import type { PicturesPanel, PictureUse } from './pictures-panel';

/** The panel of the shop's pictures; null if the address does not open it. */
export async function loadPicturesPanel(
  context: AppLoadContext,
  query: URLSearchParams,
  pages: readonly PageTreeItem[],
): Promise<PicturesPanel | null> {
  if (!query.has('pictures')) return null;
  const { operator } = context;
  const search = (query.get('search') ?? '').trim().slice(0, 200);
  const key = query.get('picture');
  const picture = key === null ? null : await operator.getStorageMetadata({ key });
  if (picture) {
    const uses = (await operator.getStorageUses(picture)).map((use) => useOf(use, context, pages));
    return { kind: 'pictures', search, pictures: [], next: null, chosen: { picture, uses } };
  }
  const after = query.get('after');
  const found = await operator.getStorageItems({ search, continuationToken: after });
  const { items: pictures, continuationToken: next } = found;
  return { kind: 'pictures', search, pictures, next, chosen: null };
}

function useOf(
  { page: { identifier, lang }, draftOf }: StorageUse,
  { configuration, locale }: AppLoadContext,
  pages: readonly PageTreeItem[],
): PictureUse {
  const isHome = identifier === 'index';
  const page = flatPages(pages).find(({ id }) => id === identifier);
  const path = isHome ? '/' : page?.path;
  // Number 0 is no page of this shop.
  const other = identifier === 0 ? translate(locale, 'editorPictures.otherClient') : null;
  return {
    page: isHome
      ? homePageName({ configuration, locale })
      : (page?.name ?? other ?? String(identifier)),
    lang,
    draftOf,
    editPath: lang === locale && path !== undefined ? editPath(path) : null,
  };
}
