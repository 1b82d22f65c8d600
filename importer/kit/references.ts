import type pg from 'pg';
import { BadCell } from './bad-cell';

export type Referable =
  | 'category'
  | 'manufacturer'
  | 'responsible_person'
  | 'shade'
  | 'attribute'
  | 'attribute_value'
  | 'property_group'
  | 'property'
  | 'property_value'
  | 'tag'
  | 'item'
  | 'variation'
  | 'review'
  | 'availability'
  | 'customer_class'
  | 'country'
  | 'unit';

/** Ids by the operator's own keys (external ids). */
export type References = {
  load(table: Referable): Promise<void>;
  /** Reads the ids of rows just written. */
  learn(table: Referable, externalIds: string[]): Promise<void>;
  find(table: Referable, externalId: string): number | undefined;
  /** Returns the id. Throws BadCell with the column. */
  need(table: Referable, externalId: string, column: string): number;
};

const OWN_KEY: Partial<Record<Referable, [key: string, id: string]>> = {
  availability: ['id::text', 'id'],
  customer_class: ['id::text', 'id'],
  country: ['iso_code2', 'id'],
  unit: ['code', '0'],
};

/** Ids of rows that files refer to by key; loaded when a kind of file needs them. */
export function createReferences(client: pg.PoolClient): References {
  const known = new Map<Referable, Map<string, number>>();

  async function read(table: Referable, externalIds?: string[]) {
    const [key, id] = OWN_KEY[table] ?? ['external_id', 'id'];
    const which = externalIds ? `where ${key} = any($1)` : `where ${key} is not null`;
    const { rows } = await client.query<{ key: string; id: number }>(
      `select ${key} as key, ${id} as id from ${table} ${which}`,
      externalIds ? [externalIds] : [],
    );
    const ids = known.get(table) ?? new Map<string, number>();
    for (const row of rows) ids.set(row.key, row.id);
    known.set(table, ids);
  }

  function find(table: Referable, externalId: string) {
    return known.get(table)?.get(externalId);
  }

  return {
    load: async (table) => (known.has(table) ? undefined : read(table)),
    learn: read,
    find,
    need(table, externalId, column) {
      const id = find(table, externalId);
      if (id === undefined) {
        throw new BadCell(column, `there is no ${table.replace('_', ' ')} "${externalId}"`);
      }
      return id;
    },
  };
}
