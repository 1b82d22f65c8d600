import type { Locale } from '~/i18n/locales';
import type { DraftStore } from '~/services/operator-api/drafts';
import type { PageKey } from '~/services/operator-api/page-key';
import { blockTitle } from '~/blocks/block-title';
import { diffDocuments } from '../document/diff';
import { isPartOfAnother } from '../document/block-rules';
import { shownBlock } from '../document/shown-block';
import { findBlock, uuidsOf, type Document } from '../document/tree';
import type { SeenRevision } from './panel';

/**
 * An earlier version that an address asks for (`version`), and what it would change of the draft: blocks
 * that would come, change or move, and those that would go. Null where none is asked for or there.
 */
export async function seeRevision(
  { store, key }: { store: DraftStore; key: PageKey },
  query: URLSearchParams,
  { draft, locale }: { draft: Document; locale: Locale },
): Promise<{ blocks: Document; seen: SeenRevision } | null> {
  const version = versionIn(query.get('version'));
  const blocks = version === null ? null : await store.revision(key, version);
  if (version === null || !blocks) return null;
  const marks = marksIn(blocks, draft);
  const removed = diffDocuments(draft, blocks)
    .removed.map((uuid) => findBlock(draft, uuid)!)
    .filter((block) => !isPartOfAnother(block))
    .map((block) => blockTitle(block, locale));
  const compared = query.has('compare')
    ? { before: firstOf(blocks, marks), after: firstOf(draft, marksIn(draft, blocks)) }
    : null;
  return { blocks, seen: { version, marks, removed, compared } };
}

/** The number of a published version, as an address has it; null for none. */
export function versionIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** How the blocks of a page differ from another state of it, each by the block on the page that shows it. */
export function marksIn(document: Document, other: Document): SeenRevision['marks'] {
  const { added, changed, moved, removed } = diffDocuments(other, document);
  // What says more comes last.
  return Object.fromEntries([
    ...moved.map((uuid) => [shownBlock(document, uuid)!, 'moved'] as const),
    ...changed.map((uuid) => [shownBlock(document, uuid)!, 'changed'] as const),
    ...removed.flatMap((uuid) => holderOf(other, document, uuid)),
    ...added.map((uuid) => {
      const shown = shownBlock(document, uuid)!;
      return [shown, shown === uuid ? 'added' : 'changed'] as const;
    }),
  ]);
}

function firstOf(document: Document, marks: SeenRevision['marks']): string | null {
  return uuidsOf(document).find((uuid) => uuid in marks) ?? null;
}

/** A slide that would go changes the carousel that stays. */
function holderOf(draft: Document, blocks: Document, uuid: string): [string, 'changed'][] {
  if (!isPartOfAnother(findBlock(draft, uuid)!)) return [];
  const holder = shownBlock(draft, uuid)!;
  return findBlock(blocks, holder) ? [[holder, 'changed']] : [];
}
