import { saveBlocksInputSchema, type EditorOperations } from '~/services/operator-api/blocks';
import type { DraftStore } from '~/services/operator-api/drafts';
import type { PageKey } from '~/services/operator-api/page-key';
import type { OperatorApi } from '~/services/operator-api/operator-api';
import { may, type Operator, type Right } from '~/services/operator-api/operator';
import {
  getBlocksInputSchema,
  isShopError,
  ShopError,
  type Block,
  type GetBlocksInput,
  type Language,
} from '~/services/shop-api';
import { cleanBlocks } from '~/blocks/clean-blocks.server';
import { flatPages } from '../load/edited-page.server';
import { parseBlocks } from './parse-blocks.server';

const TRIES = 5;

type EditorContext = {
  operator: Pick<OperatorApi, 'session' | 'getCategoryTree' | 'drafts'>;
  locale: Language;
};

/** The operations for an editor in another client, bound to one request. */
export function editorOperations({ operator: api, locale }: EditorContext): EditorOperations {
  const { drafts } = api;

  async function operatorWith(right: Right): Promise<Operator> {
    const session = await api.session();
    const operator = session?.isComplete ? session.operator : null;
    if (!operator || !may(operator, right)) {
      throw new ShopError('editor.invalidEditorHash');
    }
    return operator;
  }

  async function pageOf(input: GetBlocksInput): Promise<PageKey> {
    const { identifier, type } = getBlocksInputSchema.parse(input);
    // Number 0 is rendered by other clients only: layouts of all categories and goods, header and
    // footer.
    const isPage =
      identifier === 0 ||
      (identifier === 'index'
        ? type === 'immutable'
        : type === 'category' &&
          flatPages(await api.getCategoryTree()).some(
            (page) => page.id === identifier && page.type === 'content',
          ));
    if (!isPage) throw new ShopError('blocks.unknownPage');
    return { identifier, type, lang: locale };
  }

  return {
    async doSaveBlocks(input) {
      const { email } = await operatorWith('publish');
      const {
        identifier,
        entityType: type,
        baseVersion,
        ...sent
      } = saveBlocksInputSchema.parse(input);
      const key = await pageOf({ identifier, type });
      const blocks = await cleanBlocks(parseBlocks(sent.blocks, { ofClient: true }));
      await publish(drafts, key, email, { blocks, baseVersion });
      return blocks;
    },

    async deleteBlocks(input) {
      const { email } = await operatorWith('publish');
      await publish(drafts, await pageOf(input), email, { blocks: [] });
    },

    async getBlockSnapshots(input) {
      await operatorWith('edit');
      return drafts.snapshots(input, locale);
    },

    async getBlockSnapshot({ identifier }) {
      await operatorWith('edit');
      return drafts.snapshot(identifier);
    },
  };
}

type Save = { blocks: Block[]; baseVersion?: number | undefined };

/** If the request names no base version, the last request wins (§7). */
async function publish(drafts: DraftStore, key: PageKey, author: string, save: Save) {
  const { blocks, baseVersion } = save;
  for (let attempt = 1; ; attempt += 1) {
    const version = baseVersion ?? (await drafts.read(key, author)).live.version;
    try {
      await drafts.publish(key, author, { blocks, version, ends: 'nothing' });
      return;
    } catch (error) {
      const isRace = baseVersion === undefined && isShopError(error, 'blocks.conflict');
      if (!isRace || attempt === TRIES) throw error;
    }
  }
}
