import type { ReturnReasons } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** The reasons for a return, in the shop's order, and the preselected one. */
export async function getReturnReasons(ctx: CommerceContext): Promise<ReturnReasons> {
  const { rows } = await ctx.db.client.query<{
    id: number;
    name: string;
    isFault: boolean;
    isDefault: boolean;
  }>({
    name: 'return_reasons',
    text: `select id, case $1 when 'de' then name_de else name_en end as name,
                  is_fault, is_default
           from return_reason where is_active order by position, id`,
    values: [ctx.lang],
  });
  return {
    reasons: rows.map(({ id, name, isFault }) => ({ id, name, isFault })),
    defaultReasonId: rows.find(({ isDefault }) => isDefault)?.id ?? null,
  };
}
