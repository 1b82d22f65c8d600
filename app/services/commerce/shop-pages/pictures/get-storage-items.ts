import type { StorageItem } from '../../../operator-api/pictures';
import type { OperatorApi } from '../../../operator-api/operator-api';
import type { CommerceContext } from '../../core/commerce-context';
import { STORAGE_ITEM, toStorageItem, type StorageRow } from './storage-item';

type Input = Parameters<OperatorApi['getStorageItems']>[0];

const PAGE = 24;
/** More words than a search has. */
const MOST_WORDS = 10;

/** As the contract says: every word is in the name or in one of the descriptions. */
export async function getStorageItems(
  { db, lang }: CommerceContext,
  { search = '', continuationToken = null }: Input,
): Promise<{ items: StorageItem[]; continuationToken: string | null }> {
  const words = search
    .toLowerCase()
    .split(/[\s\0]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const { rows } = await db.client.query<StorageRow>(
    `${STORAGE_ITEM}
      where not exists (
              select from unnest($2::text[]) word
               where position(word in lower(concat_ws(' ', p.file_name, p.alternate_de,
                                                      p.alternate_en))) = 0)
        and ($3::text is null
             or (p.uploaded_at, p.key) < (select f.uploaded_at, f.key from picture f where f.key = $3))
      order by p.uploaded_at desc, p.key desc limit $4`,
    [lang, words, continuationToken && keyOf(continuationToken), PAGE + 1],
  );
  const shown = rows.slice(0, PAGE).map(toStorageItem);
  return { items: shown, continuationToken: rows.length > PAGE ? shown.at(-1)!.key : null };
}

/** As the contract says. */
export async function getStorageMetadata(
  { db, lang }: CommerceContext,
  { key }: { key: string },
): Promise<StorageItem | null> {
  const { rows } = await db.client.query<StorageRow>(`${STORAGE_ITEM} where p.key = $2`, [
    lang,
    keyOf(key),
  ]);
  return rows[0] ? toStorageItem(rows[0]) : null;
}

/** A key that is valid for the database; an impossible one matches no picture. */
function keyOf(key: string): string {
  return /^[0-9a-f]{1,64}$/.test(key) ? key : '';
}
