import { type ImportContext } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import type { VariationRow } from './variation-columns';

/** A number of pieces, `unlimited` for goods made to order, or null (no change). */
export function readStock(text: string): number | 'unlimited' | null {
  if (text === '') return null;
  if (text === 'unlimited') return 'unlimited';
  // Spreadsheets separate thousands and add empty decimals: 1.000 and 1.000,00.
  const whole = text.replace(/,0{1,2}$/, '');
  const pieces = /^\d{1,3}(?:[.\s]\d{3})+$/.test(whole) ? whole.replaceAll(/[.\s]/g, '') : whole;
  if (/^\d{1,7}$/.test(pieces)) return Number(pieces);
  throw new BadCell('stock', `"${text.slice(0, 60)}" is neither a number of pieces nor unlimited`);
}

/**
 * Writes the pieces in the warehouse. Stock never falls below the reservations of orders. Rows are
 * locked in the order of their ids, as orders do. A dry run does not touch existing stock, so that
 * no order waits for it.
 */
export async function writeStock(
  owned: { row: VariationRow; id: number }[],
  { client, dryRun }: ImportContext,
): Promise<void> {
  const sorted = owned.toSorted((a, b) => a.id - b.id);
  const stated = sorted.filter(({ row }) => row.stock !== '');
  await client.query(
    `update variation v set is_stock_limited = r.is_limited
       from unnest($1::int[], $2::bool[]) r(id, is_limited)
      where v.id = r.id and v.is_stock_limited <> r.is_limited`,
    [stated.map(({ id }) => id), stated.map(({ row }) => readStock(row.stock) !== 'unlimited')],
  );
  const pieces = sorted.map(({ row }) => {
    const stock = readStock(row.stock);
    return typeof stock === 'number' ? stock : null;
  });
  const onConflict = dryRun
    ? 'do nothing'
    : `do update set on_hand = greatest(excluded.on_hand, s.reserved)
       where s.on_hand <> greatest(excluded.on_hand, s.reserved)`;
  const ids = sorted.map(({ id }) => id);
  await client.query(
    `insert into stock as s (variation_id, on_hand)
     select id, pieces from unnest($1::int[], $2::int[]) r(id, pieces) where pieces is not null order by id
     on conflict (variation_id) ${onConflict}`,
    [ids, pieces],
  );
  await client.query(
    `insert into stock (variation_id, on_hand) select id, 0 from unnest($1::int[]) r(id) order by id
     on conflict (variation_id) do nothing`,
    [ids],
  );
}
