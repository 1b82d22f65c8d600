import type { VisitedShop } from './start-shop';

/** Returns the number of rows of every table of the shop, by its name. */
export async function rowCounts(shop: Pick<VisitedShop, 'query'>): Promise<Record<string, number>> {
  const tables = await shop.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await shop.query<{ count: number }>(`select count(*)::int from "${name}"`);
    counts[name] = row!.count;
  }
  return counts;
}
