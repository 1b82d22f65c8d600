import type { StorageItem } from '~/services/operator-api/pictures';

/** All pictures of the library, or one of them with its uses. */
export type PicturesPanel = {
  kind: 'pictures';
  search: string;
  pictures: StorageItem[];
  /** The cursor of the next part of the library. */
  next: string | null;
  chosen: { picture: StorageItem; uses: PictureUse[] } | null;
};

/** `editPath`: the address of its editor, without prefix; null for a page of the other language. */
export type PictureUse = {
  page: string;
  lang: 'de' | 'en';
  draftOf: string | null;
  editPath: string | null;
};

/** The parameters of the panel's address for another of its steps. */
export function picturesQuery(
  search: string,
  more: Partial<Record<'picture' | 'after', string>> = {},
): string {
  return new URLSearchParams({ pictures: '', ...(search && { search }), ...more }).toString();
}
