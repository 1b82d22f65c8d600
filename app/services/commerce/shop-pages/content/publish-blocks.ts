import * as z from 'zod';
import {
  blockSchema,
  getBlocksInputSchema,
  ShopError,
  type Block,
  type Language,
} from '../../../shop-api';
import type { Ending } from '../../../operator-api/drafts';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { saveDraft } from './save-draft';

/** The key of a document: a page's blocks in one language. */
type DocumentKey = z.input<typeof getBlocksInputSchema> & { lang: Language };

type BlockEdit = DocumentKey & {
  blocks: Block[];
  /** The version it is based on; 0: there was no document yet. */
  version: number;
  /** The author's name in the revisions. */
  author: string;
  ends: Ending;
};

const draftSchema = z.strictObject({
  blocks: z.array(blockSchema),
  version: z.int().nonnegative(),
  step: z.int().positive(),
  history: z.record(z.string(), z.unknown()),
});

const editSchema = getBlocksInputSchema.extend({
  lang: z.enum(['de', 'en']),
  blocks: z.array(blockSchema),
  version: z.int().nonnegative(),
  author: z.string().trim().min(1).max(200),
  ends: z.union([
    z.enum(['draft', 'nothing']),
    z.strictObject({ plan: z.int().positive(), draft: draftSchema.nullable() }),
  ]),
});

/** Checks an edit and returns its key as the tables store it. Throws a ZodError. */
function parseEdit(edit: BlockEdit) {
  const { identifier, type, lang, blocks, ...rest } = editSchema.parse(edit);
  return { key: [String(identifier), type, lang], blocks: JSON.stringify(blocks), ...rest };
}

/**
 * Makes blocks the live document of a page and stores them as its next revision, in one transaction
 * with the end of the author's draft or plan. Compare and set: throws `blocks.conflict` (409, cause
 * { version } of the live document) when another was published since `version`, or the author has
 * changed the draft that continues after a plan; and `blocks.planOver` (409) when the plan was
 * cancelled or carried out meanwhile. Blocks are stored unchanged, including those of unknown
 * names; callers check content by the definitions. Returns the new version.
 */
export function publishBlocks(ctx: CommerceContext, edit: BlockEdit): Promise<number> {
  const { key, blocks, version, author, ends } = parseEdit(edit);
  return transact(ctx, async (ctx) => {
    const plannedAt = typeof ends === 'object' ? await endPlan(ctx, ends.plan) : null;
    // A document by the importer or the demo becomes a revision before it is overwritten.
    await ctx.db.client.query(
      `insert into block_revision (identifier, type, lang, version, blocks, author, created_at)
       select identifier, type, lang, version, blocks, '', updated_at from block_document
       where identifier = $1 and type = $2 and lang = $3 and version = $4
       on conflict do nothing`,
      [...key, version],
    );
    const { rowCount } = await ctx.db.client.query(
      version === 0
        ? `insert into block_document (identifier, type, lang, blocks, version, updated_at)
           values ($1, $2, $3, $4, $5::int + 1, $6) on conflict do nothing`
        : `update block_document set blocks = $4, version = $5::int + 1, updated_at = $6
           where identifier = $1 and type = $2 and lang = $3 and version = $5`,
      [...key, blocks, version, ctx.now()],
    );
    if (rowCount === 0) throw await conflict(ctx, key);
    await ctx.db.client.query(
      `insert into block_revision
         (identifier, type, lang, version, blocks, author, created_at, planned_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [...key, version + 1, blocks, author, ctx.now(), plannedAt],
    );
    if (ends === 'draft') {
      await ctx.db.client.query(
        'delete from block_draft where identifier = $1 and type = $2 and lang = $3 and author = $4',
        [...key, author],
      );
    }
    if (typeof ends === 'object' && ends.draft) {
      if (!(await saveDraft(ctx, key, author, ends.draft))) throw await conflict(ctx, key);
    }
    return version + 1;
  });
}

/** Deletes the plan together with the publication; returns the time of its creation. */
async function endPlan(ctx: CommerceContext, id: number): Promise<Date> {
  const { rows } = await ctx.db.client.query<{ createdAt: Date }>(
    `delete from block_plan where id = $1 and state = 'waiting' returning created_at`,
    [id],
  );
  if (!rows[0]) throw new ShopError('blocks.planOver');
  return rows[0].createdAt;
}

async function conflict(ctx: CommerceContext, key: string[]): Promise<ShopError> {
  const { rows } = await ctx.db.client.query<{ version: number }>(
    'select version from block_document where identifier = $1 and type = $2 and lang = $3',
    key,
  );
  return new ShopError('blocks.conflict', {
    cause: { version: rows[0]?.version ?? 0 },
  });
}
