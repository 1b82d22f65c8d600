import { getBlocksInputSchema, type Block, type GetBlocksInput } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** Saved blocks of a page in the language of the request; empty without any (§7 getBlocks). */
export async function getBlocks(ctx: CommerceContext, input: GetBlocksInput): Promise<Block[]> {
  const { identifier, type } = getBlocksInputSchema.parse(input);
  ctx.touch(`blocks:${identifier}`);
  const { rows } = await ctx.db.client.query<{ blocks: Block[] }>({
    name: 'blocks',
    text: 'select blocks from block_document where identifier = $1 and type = $2 and lang = $3',
    values: [String(identifier), type, ctx.lang],
  });
  return rows[0]?.blocks ?? [];
}
