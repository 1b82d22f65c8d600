import type { Locale } from '~/i18n/locales';
import type { DraftStore } from '~/services/operator-api/drafts';
import type { PageKey } from '~/services/operator-api/page-key';
import { blockTitle } from '~/blocks/block-title';
import { diffDocuments } from '../document/diff';
import { isPartOfAnother } from '../document/rules';
import { findBlock, parentsOf, type Document } from '../document/tree';
import type { SeenRevision } from './panel';

/**
 * An earlier version that an address asks for, and what it would change of the draft: blocks that
 * would come, change or move, and those that would go. Null where none is asked for or there.
 */
export async function seeRevision(
  { store, key }: { store: DraftStore; key: PageKey },
  version: string | null,
  { draft, locale }: { draft: Document; locale: Locale },
): Promise<{ blocks: Document; seen: SeenRevision } | null> {
  if (version === null || !/^\d{1,9}$/.test(version)) return null;
  const blocks = await store.revision(key, Number(version));
  if (!blocks) return null;
  const { added, changed, moved, removed } = diffDocuments(draft, blocks);
  // What says more comes last.
  const marks = Object.fromEntries([
    ...moved.map((uuid) => [shownOf(blocks, uuid), 'moved'] as const),
    ...changed.map((uuid) => [shownOf(blocks, uuid), 'changed'] as const),
    ...removed.flatMap((uuid) => holderOf(draft, blocks, uuid)),
    ...added.map((uuid) => {
      const shown = shownOf(blocks, uuid);
      return [shown, shown === uuid ? 'added' : 'changed'] as const;
    }),
  ]);
  const gone = removed
    .map((uuid) => findBlock(draft, uuid)!)
    .filter((block) => !isPartOfAnother(block))
    .map((block) => blockTitle(block, locale));
  return { blocks, seen: { version: Number(version), marks, removed: gone } };
}

/** The block on the page by which a change is seen: a slide's is its carousel's. */
function shownOf(document: Document, uuid: string): string {
  const inside = [uuid, ...parentsOf(document, uuid)];
  return inside.find((each) => !isPartOfAnother(findBlock(document, each)!)) ?? uuid;
}

/** A slide that would go changes the carousel that stays. */
function holderOf(draft: Document, blocks: Document, uuid: string): [string, 'changed'][] {
  if (!isPartOfAnother(findBlock(draft, uuid)!)) return [];
  const holder = shownOf(draft, uuid);
  return findBlock(blocks, holder) ? [[holder, 'changed']] : [];
}
