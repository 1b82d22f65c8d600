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
 * The earlier version of an address (`version`), and its differences from the draft: blocks that
 * restoring it would add, change, move or remove. Null if none is requested or it does not exist.
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

/** The number of a published version in an address; null for none. */
export function versionIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/**
 * The differences between a page and another state of it, each by the visible block of the page.
 */
export function marksIn(document: Document, other: Document): SeenRevision['marks'] {
  const { added, changed, moved, removed } = diffDocuments(other, document);
  // The most important mark comes last and wins.
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

/** A removed slide changes the carousel that stays. */
function holderOf(draft: Document, blocks: Document, uuid: string): [string, 'changed'][] {
  if (!isPartOfAnother(findBlock(draft, uuid)!)) return [];
  const holder = shownBlock(draft, uuid)!;
  return findBlock(blocks, holder) ? [[holder, 'changed']] : [];
}
