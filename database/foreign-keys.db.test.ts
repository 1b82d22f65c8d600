import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../tests/support/database';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

/**
 * Small tables whose rows are never deleted, and whose dependent rows are never searched. A change
 * that does either removes the table from this list.
 */
const KEPT_FOR_GOOD = [
  'attribute',
  'availability',
  'country',
  'country_state',
  'customer_class',
  'manufacturer',
  'parcel_service',
  'payment_method',
  'property',
  'property_group',
  'responsible_person',
  'return_reason',
  'shipping_profile',
  'unit_combination',
];

/** Foreign keys that no index begins with; a partial index without null keys is enough. */
const WITHOUT_INDEX = `
  select c.conrelid::regclass::text || '(' || k.columns || ')' as key,
         c.confrelid::regclass::text as names
    from pg_constraint c
    cross join lateral (
      select string_agg(a.attname, ', ' order by n.place) as columns,
             string_agg(format('(%I IS NOT NULL)', a.attname), ' AND ' order by n.place) as named
        from unnest(c.conkey) with ordinality n (number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = n.number
    ) k
   where c.contype = 'f' and c.connamespace = 'public'::regnamespace
     and not exists (
       select from pg_index i
        where i.indrelid = c.conrelid and i.indisvalid
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = k.named))
   order by 1`;

test('foreign keys that are used for deletes or joins have an index', async () => {
  const { rows } = await database.pool.query<{ key: string; names: string }>(WITHOUT_INDEX);
  const searched = rows.filter(({ names }) => !KEPT_FOR_GOOD.includes(names));
  expect(searched.map(({ key }) => key)).toEqual([]);
  // A table whose keys all have an index does not belong in the list.
  const spared = new Set(rows.map(({ names }) => names));
  expect(KEPT_FOR_GOOD.filter((name) => !spared.has(name))).toEqual([]);
});
