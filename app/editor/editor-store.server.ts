import { upgradeBlocks } from '~/blocks/read-blocks.server';
import type { DraftStore } from '~/services/operator-api/drafts';
import type { PageKey } from '~/services/operator-api/page-key';
import type { Document } from './document/tree';

/** A store of drafts that knows the blocks a page shows while nothing is stored. */
export type EditorStore = DraftStore & {
  /** The blocks that a page showed while this version was live; null if unknown. */
  shown(key: PageKey, version: number): Promise<Document | null>;
};

/**
 * The store as the editor reads it: blocks with the fields of this version, and the template of a
 * page that was never stored.
 */
export function editorStore(store: DraftStore, template: Document): EditorStore {
  const revision: DraftStore['revision'] = async (key, version) => {
    const blocks = await store.revision(key, version);
    return blocks && upgradeBlocks(blocks);
  };
  return {
    ...store,
    async read(key, author) {
      const { live, draft, base } = await store.read(key, author);
      // A page that is saved empty is shown as the template (§7), and edited as it is shown.
      const lifted = (blocks: Document, version: number) =>
        upgradeBlocks(version === 0 || blocks.length === 0 ? template : blocks);
      return {
        live: { ...live, blocks: lifted(live.blocks, live.version) },
        draft: draft && { ...draft, blocks: upgradeBlocks(draft.blocks) },
        base: lifted(base, draft?.version ?? live.version),
      };
    },
    revision,
    shown: async (key, version) =>
      version === 0 ? upgradeBlocks(template) : revision(key, version),
  };
}
