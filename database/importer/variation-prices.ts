import { readCents } from './cells';
import { BadCell, type ImportContext } from './kind';
import type { VariationRow } from './kinds/variations';
import { replaceList, type DbRow } from './upsert';

/** `10:19,99|25:17,99` as [minimum quantity, cents], each step cheaper than the one before. */
export function readGraduatedPrices(row: VariationRow): [number, number][] {
  const column = 'graduated_prices';
  let before: [number, number] = [1, row.price];
  return row.graduated_prices.map(([from, price]) => {
    const quantity = /^\d{1,4}$/.test(from) ? Number(from) : 0;
    if (quantity <= before[0]) throw new BadCell(column, `"${from}" is no larger quantity`);
    try {
      before = [quantity, readCents(price)];
    } catch (error) {
      throw new BadCell(column, (error as Error).message);
    }
    if (before[1] === 0 || before[1] > row.price) {
      throw new BadCell(column, `the price from ${from} on is not below the single price`);
    }
    return before;
  });
}

function pricesOf(row: VariationRow, variationId: number): DbRow[] {
  const base = { variation_id: variationId, minimum_quantity: 1, valid_from: null, valid_to: null };
  const prices: DbRow[] = [{ ...base, kind: 'default', price: row.price }];
  for (const [quantity, price] of readGraduatedPrices(row)) {
    prices.push({ ...base, kind: 'default', minimum_quantity: quantity, price });
  }
  if (row.rrp !== null) prices.push({ ...base, kind: 'rrp', price: row.rrp });
  if (row.special_offer !== null) {
    prices.push({
      ...base,
      kind: 'special_offer',
      price: row.special_offer,
      valid_from: row.special_offer_from,
      valid_to: row.special_offer_to,
    });
  }
  return prices;
}

/** Makes the prices of these variations what the file says; a trigger keeps the price history. */
export async function writePrices(
  owned: { row: VariationRow; id: number }[],
  { client }: ImportContext,
): Promise<void> {
  await replaceList(
    client,
    {
      table: 'variation_price',
      parent: 'variation_id',
      key: ['variation_id', 'kind', 'minimum_quantity'],
      columns: {
        variation_id: 'int',
        kind: 'text',
        minimum_quantity: 'int',
        price: 'bigint',
        valid_from: 'timestamptz',
        valid_to: 'timestamptz',
      },
    },
    owned.map(({ id }) => id),
    owned.flatMap(({ row, id }) => pricesOf(row, id)),
  );
}
