import type pg from 'pg';

export type Columns = Record<string, string>;
export type DbRow = Record<string, unknown>;

type Target = {
  table: string;
  /** Columns of the unique index by which a row is known. */
  key: string[];
  /** All columns written, with their PostgreSQL types. */
  columns: Columns;
  /** Columns that a row which exists keeps. */
  keep?: string[];
  /** Added to the update, e.g. `updated_at = now()`. */
  also?: string;
};

/**
 * Inserts or updates many rows in one statement. Rows that are already so are not written again,
 * so a repeated import changes nothing. Rows are taken in the order given (locks follow it).
 */
export async function upsert(client: pg.PoolClient, target: Target, rows: DbRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { table, key, columns, keep = [], also } = target;
  const names = Object.keys(columns).filter((name) => name !== 'id');
  const updated = names.filter((name) => !key.includes(name) && !keep.includes(name));
  const id = IDENTIFIED.has(table) ? idOfRow(table, key, 'id' in columns) : undefined;
  const tuple = (prefix: string) =>
    `(${updated.map((name) => `${prefix}.${quote(name)}`).join(', ')})`;
  const assignments = updated.map((name) => `${quote(name)} = excluded.${quote(name)}`);
  if (also) assignments.push(also);
  const onConflict =
    updated.length === 0
      ? 'do nothing'
      : `do update set ${assignments.join(', ')} where ${tuple('t')} is distinct from ${tuple('excluded')}`;
  await client.query(
    `insert into ${table} as t (${id ? '"id", ' : ''}${names.map(quote).join(', ')})
     ${id ? 'overriding system value' : ''}
     select ${id ? `${id.value}, ` : ''}${names.map((name) => `r.${quote(name)}`).join(', ')}
     from rows from (jsonb_to_recordset($1::jsonb) as (${declare(columns)}))
       with ordinality as r(${Object.keys(columns).map(quote).join(', ')}, nth) ${id?.join ?? ''}
     order by r.nth
     on conflict (${key.map(quote).join(', ')}) ${onConflict}`,
    [JSON.stringify(rows)],
  );
}

/** Tables whose ids PostgreSQL numbers. */
const IDENTIFIED = new Set([
  'attribute',
  'attribute_value',
  'category',
  'gift_card',
  'item',
  'item_image',
  'item_property',
  'manufacturer',
  'property',
  'property_group',
  'property_value',
  'responsible_person',
  'review',
  'shade',
  'tag',
  'variation',
  'variation_price',
]);

/**
 * SQL of the id of a row: a stored row has its own, a new one that of the file where it is free, or the
 * next of the sequence. Sequences do not roll back, so a row that exists takes none from them.
 */
function idOfRow(table: string, key: string[], isGiven: boolean) {
  const same = key.map((name) => `o.${quote(name)} = r.${quote(name)}`).join(' and ');
  const given = `(select r.id where not exists (select from ${table} x where x.id = r.id))`;
  return {
    value: `coalesce(o.id, ${isGiven ? `${given}, ` : ''}${nextId(table)})`,
    join: `left join ${table} o on ${same}`,
  };
}

/** SQL of a new id. A rehearsal counts in a sequence of its own, which goes with it, below 0. */
export function nextId(table: string): string {
  return `case when to_regclass('pg_temp.rehearsed_id') is null
    then nextval(pg_get_serial_sequence('${table}', 'id')::regclass)
    else -nextval(to_regclass('pg_temp.rehearsed_id')) end`;
}

type List = Omit<Target, 'also'> & {
  parent: string;
  /** Which rows of a parent the list is; others of its rows stay (SQL on `t`). */
  only?: string;
};

/** Makes the rows of these parents exactly `rows`: others of theirs are deleted. */
export async function replaceList(
  client: pg.PoolClient,
  list: List,
  parentIds: number[],
  rows: DbRow[],
): Promise<void> {
  const same = sameRow(list.key, list.parent);
  await client.query(
    `delete from ${list.table} t where t.${quote(list.parent)} = any($2::int[])
       and ${list.only ?? true} and not exists (
       select from jsonb_to_recordset($1::jsonb) as r(${declare(pick(list.columns, list.key))})
       where ${same})`,
    [JSON.stringify(rows.map((row) => pick(row, list.key))), parentIds],
  );
  await upsert(client, list, rows);
}

/**
 * SQL: is `t` the row `r`? The owner is compared by `=`, which an index can answer; nothing else can
 * be, because columns may be null, and every row of the file would meet every row of the table.
 */
function sameRow(names: string[], parent: string): string {
  const isSame = (name: string) => (name === parent ? '=' : 'is not distinct from');
  return names.map((name) => `t.${quote(name)} ${isSame(name)} r.${quote(name)}`).join(' and ');
}

/** As replaceList, for tables whose key is no unique index: what is new is inserted. */
export async function replaceLooseList(
  client: pg.PoolClient,
  list: List,
  parentIds: number[],
  rows: DbRow[],
): Promise<void> {
  const names = Object.keys(list.columns);
  const same = sameRow(names, list.parent);
  const recordset = `jsonb_to_recordset($1::jsonb) as r(${declare(list.columns)})`;
  await client.query(
    `delete from ${list.table} t where t.${quote(list.parent)} = any($2::int[])
       and ${list.only ?? true} and not exists (select from ${recordset} where ${same})`,
    [JSON.stringify(rows), parentIds],
  );
  await client.query(
    `insert into ${list.table} ("id", ${names.map(quote).join(', ')}) overriding system value
     select ${nextId(list.table)}, added.*
     from (select distinct ${names.map((name) => `r.${quote(name)}`).join(', ')} from ${recordset}
           where not exists (select from ${list.table} t where ${same})) added`,
    [JSON.stringify(rows)],
  );
}

function declare(columns: Columns): string {
  return Object.entries(columns)
    .map(([name, type]) => `${quote(name)} ${type}`)
    .join(', ');
}

function pick<T>(from: Record<string, T>, names: string[]): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, from[name] as T]));
}

function quote(name: string): string {
  return `"${name}"`;
}
