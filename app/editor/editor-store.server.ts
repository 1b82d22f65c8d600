import { upgradeBlocks } from '~/blocks/read-blocks.server';
import type { DraftStore } from '~/services/operator-api/drafts';
import type { PageKey } from '~/services/operator-api/page-key';
import type { Document } from './document/tree';

/** A store of drafts that knows what a page shows while nothing is stored. */
export type EditorStore = DraftStore & {
  /** The blocks that a page showed while this version was live; null where nobody knows. */
  shown(key: PageKey, version: number): Promise<Document | null>;
};

/**
 * The store as the editor reads it: blocks in the fields of this version, and where nothing was ever
 * stored, the page's template.
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
      // What is saved empty is shown as the template (§7), and edited as it is shown.
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
