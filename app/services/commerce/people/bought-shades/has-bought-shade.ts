import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { SHADE_LINES } from './shade-lines';

/** A shade as an order stores it: the goods, and the value of the order property. */
export type NamedShade = { variationId: number; stated: string };

/** Whether the customer has bought this shade. */
export async function hasBoughtShade(
  { db }: CommerceContext,
  customerId: number,
  { variationId, stated }: NamedShade,
): Promise<boolean> {
  const { rows } = await db.client.query(
    `select from (${SHADE_LINES}) lines where "variationId" = $2 and stated = $3 limit 1`,
    [customerId, variationId, stated],
  );
  return rows.length > 0;
}

export function shadeNotBought(): ShopError {
  return new ShopError('boughtShade.notFound');
}
