import type { CommerceContext } from '../../core/commerce-context';

/**
 * Notes that a declaration of withdrawal in words alone was read and answered. Gives false where it was
 * decided before or there is none.
 */
export async function decideDeclaration(ctx: CommerceContext, id: number): Promise<boolean> {
  const { rowCount } = await ctx.db.client.query(
    'update withdrawal set decided_at = $2 where id = $1 and decided_at is null',
    [id, ctx.now()],
  );
  return rowCount === 1;
}
