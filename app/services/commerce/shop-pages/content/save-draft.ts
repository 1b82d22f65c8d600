import type { StoredDraft } from '../../../operator-api/drafts';
import type { CommerceContext } from '../../core/commerce-context';
import { OF_PAGE } from './page-key-columns';

/**
 * Writes an author's draft of a page (`key` as the tables store it), if the stored one is at the
 * step before; else false, and nothing is written.
 */
export async function saveDraft(
  { db, now }: CommerceContext,
  key: string[],
  author: string,
  { blocks, version, step, history }: StoredDraft,
): Promise<boolean> {
  const { rowCount } = await db.client.query(
    step === 1
      ? `insert into block_draft
           (identifier, type, lang, author, blocks, version, step, history, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`
      : `update block_draft set blocks = $5, version = $6, step = $7, history = $8,
           updated_at = $9
         where ${OF_PAGE} and author = $4 and step = $7::int - 1`,
    [...key, author, JSON.stringify(blocks), version, step, JSON.stringify(history), now()],
  );
  return rowCount === 1;
}
