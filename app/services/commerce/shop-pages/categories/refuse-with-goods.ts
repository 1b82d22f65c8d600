import { ShopError } from '../../../shop-api';
import type { Database } from '../../core/database';

/**
 * Goods would lose their list: throws `category.hasItems` (422, cause { count }) where any are in
 * one of these categories.
 */
export async function refuseWithGoods(
  { client }: Database,
  categoryIds: readonly number[],
): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(distinct item_id)::integer as count from item_category where category_id = any($1)',
    [categoryIds],
  );
  const { count } = rows[0]!;
  if (count > 0) throw new ShopError('category.hasItems', { cause: { count } });
}
