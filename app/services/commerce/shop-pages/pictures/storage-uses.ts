import type { StorageUse } from '../../../operator-api/pictures';
import type { CommerceContext } from '../../core/commerce-context';
import { keyOf, type KeyColumns } from '../content/page-key-columns';

/** As the contract says. Blocks contain a picture by its address, in fields of any name. */
export async function getStorageUses(
  { db }: CommerceContext,
  { key }: { key: string },
): Promise<StorageUse[]> {
  const { rows } = await db.client.query<KeyColumns & { draftOf: string | null }>(
    `select identifier, type, lang, null as draft_of from block_document
      where position($1 in blocks::text) > 0
     union all
     select f.identifier, f.type, f.lang, coalesce(o.name, f.author) from block_draft f
       left join operator o on lower(o.email) = lower(f.author)
      where position($1 in f.blocks::text) > 0
        and not exists (select from block_document d
             where (d.identifier, d.type, d.lang) = (f.identifier, f.type, f.lang)
               and position($1 in d.blocks::text) > 0)
     order by 1, 3, 4 nulls first`,
    [`/media/${key}/`],
  );
  return rows.map(({ draftOf, ...columns }) => ({ page: keyOf(columns), draftOf }));
}
