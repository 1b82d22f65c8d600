import { ORDER_TYPE } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** Is this the number of an offer? */
export async function isOffer(ctx: CommerceContext, id: number): Promise<boolean> {
  const { rows } = await ctx.db.client.query('select from orders where id = $1 and type_id = $2', [
    id,
    ORDER_TYPE.offer,
  ]);
  return rows.length === 1;
}
