import * as z from 'zod/v4';
import { MOST_SNAPSHOTS } from '~/services/operator-api/blocks';
import { may, type Operator } from '~/services/operator-api/operator';
import { blockSchema, ShopError, type Block, type GetBlocksInput } from '~/services/shop-api';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import { operatorOperation } from '../frame/operator-operation';
import { withOwnPictures, withWholePictures } from '../shapes/block-pictures';
import { withSources } from '../shapes/block-sources';
import { splitGlobalBlocks, pageBlocksSchema, type PageBlocks } from '../shapes/global-blocks';
import { SHIPPING_TEXT_ID } from '../shapes/init';
import { splitPageText, withPageText } from '../shapes/page-text';
import { wireCountSchema, wireIdSchema } from '../shapes/primitives';
import { findCategory } from './pages';

/** The home page, or a number; 0 is that of all products. */
const identifierSchema = z.union([
  z.literal('index'),
  z.literal([0, '0']).transform(() => 0),
  wireIdSchema,
]);
const typeSchema = z.enum(['immutable', 'category', 'product']);

const pageSchema = z.strictObject({
  identifier: identifierSchema,
  type: typeSchema,
  /** Names of blocks, with commas between; without them all. */
  blocks: z.string().max(2000).nullish(),
  /** Header and footer are no blocks here. */
  enableGlobalBlocks: z.boolean().optional(),
});

/** Text of JSON, which the shop reads with care; twice as long when it is written as JSON once more. */
const MOST_BYTES = 5 * 1024 * 1024;

const saveSchema = z.strictObject({
  identifier: identifierSchema,
  entityType: typeSchema,
  blocks: z.string().max(2_000_000),
  enableGlobalBlocks: z.boolean().optional(),
  /** The live version it was made from; without it what is sent last is live. */
  baseVersion: z.int().min(0).optional(),
});

const EXAMPLE = {
  identifier: 'index',
  entityType: 'immutable',
  blocks: JSON.stringify([
    { name: 'TextCard', type: 'content', meta: { uuid: 'a' }, content: { text: { title: 'Neu' } } },
  ]),
} as const;

const blocksSchema = z.array(blockSchema);

async function readPage(
  { identifier, type, blocks }: z.output<typeof pageSchema>,
  call: WireCall,
): Promise<{ blocks: Block[]; page: Awaited<ReturnType<typeof findCategory>> | null }> {
  // What this number stands for is a text without blocks.
  if (identifier === SHIPPING_TEXT_ID) return { blocks: [], page: null };
  const page = isCategory(type, identifier) ? await findCategory(identifier, call) : null;
  const all = await call.shop.getBlocks({ identifier, type });
  call.meta['hasSnapshot'] = await hasVersions({ identifier, type }, call);
  const names = blocks ? blocks.split(',').map((name) => name.trim()) : null;
  const wanted = names ? all.filter(({ name }) => names.includes(name)) : all;
  return { blocks: withWholePictures(withSources(wanted), call), page };
}

/** For a client that draws a content page by its blocks alone, and header and footer around them. */
async function readWholePage(
  input: z.output<typeof pageSchema>,
  call: WireCall,
): Promise<PageBlocks> {
  const { blocks: all, page } = await readPage(input, call);
  const { blocks, ...around } = splitGlobalBlocks(all);
  return {
    ...around,
    blocks: page && !input.blocks ? withPageText(blocks, page, call) : blocks,
  };
}

/** Category 0 is the page of all products. */
function isCategory(type: string, identifier: number | 'index'): identifier is number {
  return type === 'category' && identifier !== 'index' && identifier > 0;
}

/** Versions are shown to operators who may edit, and to nobody else. */
async function hasVersions({ identifier, type }: GetBlocksInput, call: WireCall): Promise<boolean> {
  const session = await call.operator.session();
  if (!session?.isComplete || !may(session.operator, 'edit')) return false;
  const { pagination } = await call.editor.getBlockSnapshots({
    snapshotableType: type,
    ...(identifier === 'index' ? { snapshotableUrl: 'index' } : { snapshotableId: identifier }),
    itemsPerPage: 1,
  });
  return pagination.total > 0;
}

async function save(
  { enableGlobalBlocks: _, ...input }: z.output<typeof saveSchema>,
  call: WireCall,
): Promise<Block[]> {
  const blocks = withOwnPictures(input.blocks, call);
  const saved = await call.editor.doSaveBlocks({ ...input, blocks });
  return withWholePictures(withSources(saved), call);
}

/** The text of a page, which `readWholePage` gives as a block, is saved as the text that it is. */
async function saveWholePage(
  input: z.output<typeof saveSchema>,
  call: WireCall,
  by: Operator,
): Promise<PageBlocks> {
  const { identifier, entityType } = input;
  const parts = isCategory(entityType, identifier) ? splitPageText(input.blocks, identifier) : null;
  if (!parts || !isCategory(entityType, identifier)) {
    return splitGlobalBlocks(await save(input, call));
  }
  const { blocks, text } = parts;
  const shown = await call.operator.getCategoryTemplate({ id: identifier });
  const kept =
    text === undefined || text === shown
      ? shown
      : await call.operator.setCategoryTemplate({ id: identifier, content: text, by });
  const saved = splitGlobalBlocks(await save({ ...input, blocks }, call));
  const page = await findCategory(identifier, call);
  return { ...saved, blocks: withPageText(saved.blocks, page, call, kept ?? undefined) };
}

const snapshotSchema = z.strictObject({
  id: z.int(),
  configId: z.string(),
  snapshotableId: z.int().nullable(),
  snapshotableType: typeSchema,
  language: z.string(),
  /** The blocks as JSON. */
  payload: z.string(),
  label: z.string().nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
});

const momentSchema = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

export const blockOperations: WireTable = {
  getBlocks: operation({
    about: 'The live blocks of a page in the language of the header; none saved, an empty list.',
    input: pageSchema,
    output: blocksSchema,
    example: { identifier: 'index', type: 'immutable' },
    run: async (input, call) => (await readPage(input, call)).blocks,
  }),

  getBlocksWithGlobalBlocks: operation({
    about:
      'The same as an object, with the text of a content page as blocks, and with header and footer beside them where a client saved some; those of this shop are no blocks.',
    input: pageSchema,
    output: pageBlocksSchema,
    example: { identifier: 'index', type: 'immutable', enableGlobalBlocks: true },
    run: readWholePage,
  }),

  doSaveBlocks: operatorOperation({
    right: 'publish',
    about: 'Makes blocks live (right `publish`), and gives them as they were saved.',
    input: saveSchema,
    output: blocksSchema,
    example: EXAMPLE,
    needs: ['operator'],
    bodyBytes: MOST_BYTES,
    run: save,
  }),

  doSaveBlocksWithGlobalBlocks: operatorOperation({
    right: 'publish',
    about: 'The same with the answer as an object.',
    input: saveSchema,
    output: pageBlocksSchema,
    example: { ...EXAMPLE, enableGlobalBlocks: true },
    needs: ['operator'],
    bodyBytes: MOST_BYTES,
    run: saveWholePage,
  }),

  deleteBlocks: operatorOperation({
    right: 'publish',
    about: 'Leads a page back to its default (right `publish`); its versions stay.',
    input: z.strictObject({ identifier: identifierSchema, type: typeSchema }),
    output: blocksSchema,
    example: { identifier: 'index', type: 'immutable' },
    needs: ['operator'],
    async run(input, call) {
      await call.editor.deleteBlocks(input);
      return [];
    },
  }),

  getBlockSnapshots: operatorOperation({
    right: 'edit',
    about: 'The versions of a page, the newest first (right `edit`).',
    input: z
      .strictObject({
        snapshotableId: z.union([wireIdSchema, z.literal([0, '0']).transform(() => 0)]).nullish(),
        snapshotableType: typeSchema.default('immutable'),
        snapshotableUrl: z.literal('index').nullish(),
        createdFrom: momentSchema.nullish(),
        createdTo: momentSchema.nullish(),
        page: wireCountSchema.pipe(z.int().min(1).max(1_000_000)).optional(),
        itemsPerPage: wireCountSchema.pipe(z.int().min(1).max(MOST_SNAPSHOTS)).optional(),
      })
      .optional(),
    output: z.strictObject({
      data: z.array(snapshotSchema),
      pagination: z.strictObject({
        currentPage: z.int(),
        perPage: z.int(),
        total: z.int(),
        lastPage: z.int(),
      }),
    }),
    example: { snapshotableType: 'immutable', snapshotableUrl: 'index', itemsPerPage: 30 },
    needs: ['operator'],
    run: (input, call) =>
      call.editor.getBlockSnapshots({
        snapshotableType: 'immutable',
        ...withoutNull(input ?? {}),
      }),
  }),

  getBlockSnapshot: operatorOperation({
    right: 'edit',
    about: 'One of them (right `edit`).',
    input: z.strictObject({ identifier: wireIdSchema }),
    output: snapshotSchema,
    example: { identifier: 1 },
    needs: ['snapshot'],
    async run(input, call) {
      const snapshot = await call.editor.getBlockSnapshot(input);
      if (!snapshot) {
        throw new ShopError('blocks.unknownVersion', { code: 404 });
      }
      return snapshot;
    },
  }),
};

type NonNullFields<T> = { [Key in keyof T]: Exclude<T[Key], null> };

function withoutNull<T extends object>(fields: T): NonNullFields<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as NonNullFields<T>;
}
