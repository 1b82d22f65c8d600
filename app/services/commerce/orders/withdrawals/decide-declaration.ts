import type { CommerceContext } from '../../core/commerce-context';

/**
 * Records that a declaration of withdrawal in text only was read and answered. Returns false if it
 * was decided before or does not exist.
 */
export async function decideDeclaration(ctx: CommerceContext, id: number): Promise<boolean> {
  const { rowCount } = await ctx.db.client.query(
    'update withdrawal set decided_at = $2 where id = $1 and decided_at is null',
    [id, ctx.now()],
  );
  return rowCount === 1;
}
