import { openDraft, type Author } from '../drafts.server';
import type { Document } from '../document/tree';
import { marksIn, versionIn } from './seen-revision.server';

type Difference = 'added' | 'changed' | 'moved' | 'removed';

/**
 * One side of a comparison of an earlier version with the author's draft, with the differences
 * marked.
 */
export type ComparedPage = {
  version: number;
  side: 'before' | 'after';
  blocks: Document;
  marks: Record<string, Difference>;
};

/**
 * The requested side: `version` that version, `against` the draft beside it. Null if none is
 * requested or it does not exist.
 */
export async function comparedPage(
  author: Author,
  query: URLSearchParams,
): Promise<ComparedPage | null> {
  const side = query.has('version') ? 'before' : 'after';
  const version = versionIn(query.get(side === 'before' ? 'version' : 'against'));
  const earlier = version === null ? null : await author.store.revision(author.key, version);
  if (version === null || !earlier) return null;
  const { blocks: draft } = await openDraft(author);
  if (side === 'after') return { version, side, blocks: draft, marks: marksIn(draft, earlier) };
  const marks = Object.entries(marksIn(earlier, draft)).map(([uuid, mark]) => {
    // Blocks that only the earlier version has were removed since.
    return [uuid, mark === 'added' ? 'removed' : mark] as const;
  });
  return { version, side, blocks: earlier, marks: Object.fromEntries(marks) };
}
