import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { MOST_SNAPSHOTS, type BlockSnapshot } from '~/services/operator-api/blocks';
import { may, type Operator } from '~/services/operator-api/operator';
import { blockSchema, ShopError, type Block, type GetBlocksInput } from '~/services/shop-api';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import { operatorOperation } from '../frame/operator-operation';
import { withOwnPictures, withWholePictures } from '../shapes/block-pictures';
import { withSources } from '../shapes/block-sources';
import { withClientParts } from '../shapes/client-parts';
import {
  splitGlobalBlocks,
  GLOBAL_BLOCKS,
  inOneList,
  pageBlocksSchema,
  splitGlobalBlocksText,
  type PageBlocks,
} from '../shapes/global-blocks';
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
  /** Comma-separated names of blocks; all by default. */
  blocks: z.string().max(2000).nullish(),
  /** Header and footer are not blocks here. */
  enableGlobalBlocks: z.boolean().optional(),
});

/**
 * JSON text, which the shop parses defensively; twice as long when it is encoded as JSON once more.
 */
const MOST_BYTES = 5 * 1024 * 1024;

const saveSchema = z.strictObject({
  identifier: identifierSchema,
  entityType: typeSchema,
  blocks: z.string().max(2_000_000),
  enableGlobalBlocks: z.boolean().optional(),
  /** The live version it was made from; without it the last write wins. */
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

type PageInput = z.output<typeof pageSchema>;

const clientBlocks = (blocks: readonly Block[]) => withClientParts(withSources(blocks));

/** The blocks of a page, or only those with the given names, in a client's form. */
async function readPage(
  { blocks: names, ...key }: Pick<PageInput, 'identifier' | 'type' | 'blocks'>,
  call: WireCall,
): Promise<Block[]> {
  // This number stands for a text without blocks.
  if (key.identifier === SHIPPING_TEXT_ID) return [];
  const all = await call.shop.getBlocks(key);
  const named = names ? names.split(',').map((name) => name.trim()) : null;
  const found = named ? all.filter(({ name }) => named.includes(name)) : all;
  return withWholePictures(clientBlocks(found), call);
}

async function readLivePage({ identifier, type, blocks }: PageInput, call: WireCall) {
  const page =
    isCategory(type, identifier) && identifier !== SHIPPING_TEXT_ID
      ? await findCategory(identifier, call)
      : null;
  call.meta['hasSnapshot'] = await hasVersions({ identifier, type }, call);
  return { blocks: await readPage({ identifier, type, blocks }, call), page };
}

/**
 * For a client that renders a content page from its blocks alone, with header and footer around
 * them.
 */
async function readWholePage(input: PageInput, call: WireCall): Promise<PageBlocks> {
  const { blocks: all, page } = await readLivePage(input, call);
  const global = await readPage({ ...GLOBAL_BLOCKS, blocks: input.blocks }, call);
  // Older pages have their own header and footer, which apply until global ones are saved.
  const { blocks, ...around } = { ...splitGlobalBlocks(all), ...globalOnly(global) };
  return {
    ...around,
    blocks: page && !input.blocks ? withPageText(blocks, page, call) : blocks,
  };
}

/** Category 0 is the page of all products. */
function isCategory(type: string, identifier: number | 'index'): identifier is number {
  return type === 'category' && identifier !== 'index' && identifier > 0;
}

/** Versions are shown only to operators who may edit. */
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
  return withWholePictures(clientBlocks(saved), call);
}

/**
 * Header and footer, which `readWholePage` returns beside the blocks of a page, are saved for all
 * pages.
 */
async function saveWholePage(
  input: z.output<typeof saveSchema>,
  call: WireCall,
  by: Operator,
): Promise<PageBlocks> {
  const sent = splitGlobalBlocksText(input.blocks);
  const blocks = await savePageWithText({ ...input, blocks: sent.blocks }, call, by);
  return { ...(await saveGlobalBlocks(sent.global, call)), blocks };
}

/**
 * Heading and text of a page, which `readWholePage` returns as blocks, are saved as its name and
 * its text.
 */
async function savePageWithText(
  input: z.output<typeof saveSchema>,
  call: WireCall,
  by: Operator,
): Promise<Block[]> {
  const { identifier, entityType } = input;
  const parts = isCategory(entityType, identifier) ? splitPageText(input.blocks, identifier) : null;
  if (!parts || !isCategory(entityType, identifier)) return save(input, call);
  const { blocks, text, name } = parts;
  if (name) await rename(identifier, { name, by }, call);
  const shown = await call.operator.getCategoryTemplate({ id: identifier });
  const kept =
    text === undefined || text === shown
      ? shown
      : await call.operator.setCategoryTemplate({ id: identifier, content: text, by });
  const saved = await save({ ...input, blocks }, call);
  const page = await findCategory(identifier, call);
  return withPageText(saved, page, call, kept ?? undefined);
}

/** A page without texts in this language has no name there to change. */
async function rename(
  categoryId: number,
  { name, by }: { name: string; by: Operator },
  call: WireCall,
) {
  const { operator, locale: lang } = call;
  const shown = await operator.getCategorySettings({ categoryId });
  if (!shown?.name || shown.name === name) return;
  const change = { categoryId, lang, settings: { name }, shown: { name: shown.name } };
  await operator.setCategorySettings({ changes: [change], by });
}

/** A client sends both with every page. They are saved if they differ from the live ones. */
async function saveGlobalBlocks(sent: string | null, call: WireCall) {
  const live = globalOnly(await readPage(GLOBAL_BLOCKS, call));
  if (sent === null) return live;
  const { identifier, type: entityType } = GLOBAL_BLOCKS;
  const next = { ...live, ...globalOnly(JSON.parse(sent) as Block[]) };
  if (isDeepStrictEqual(next, live)) return live;
  const blocks = JSON.stringify(inOneList({ ...next, blocks: [] }));
  return globalOnly(await save({ identifier, entityType, blocks }, call));
}

function globalOnly(all: readonly Block[]): Omit<PageBlocks, 'blocks'> {
  const { blocks: _, ...global } = splitGlobalBlocks(all);
  return global;
}

/**
 * A version for a client to restore: with the live header and footer, because they belong to all
 * pages.
 */
async function restorable(snapshot: BlockSnapshot, call: WireCall): Promise<BlockSnapshot> {
  const own = splitGlobalBlocks(readable(snapshot, call));
  const global = globalOnly(await readPage(GLOBAL_BLOCKS, call));
  return { ...snapshot, payload: JSON.stringify(inOneList({ ...own, ...global })) };
}

function readable({ payload }: BlockSnapshot, call: WireCall): Block[] {
  return withWholePictures(clientBlocks(JSON.parse(payload) as Block[]), call);
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
    run: async (input, call) => (await readLivePage(input, call)).blocks,
  }),

  getBlocksWithGlobalBlocks: operation({
    about:
      'The same as an object, with the text of a content page as blocks, and beside them header and footer of all pages where a client saved some; those of this shop are no blocks.',
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
    about:
      'The same with the answer as an object; header and footer are saved for all pages in this language.',
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
    async run(input, call) {
      const { data, pagination } = await call.editor.getBlockSnapshots({
        snapshotableType: 'immutable',
        ...withoutNull(input ?? {}),
      });
      const versions = data.map((each) => ({
        ...each,
        payload: JSON.stringify(readable(each, call)),
      }));
      return { data: versions, pagination };
    },
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
        throw new ShopError('blocks.unknownVersion');
      }
      return restorable(snapshot, call);
    },
  }),
};

type NonNullFields<T> = { [Key in keyof T]: Exclude<T[Key], null> };

function withoutNull<T extends object>(fields: T): NonNullFields<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as NonNullFields<T>;
}
