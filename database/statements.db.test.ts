import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../tests/support/database';
import { readStatements } from '../tests/support/read-statements';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Column = { name: string; dataTypeID: number };

test('every statement is one that this database takes, and gives what its row type says', async () => {
  const statements = readStatements(
    (file) =>
      /^(app\/services|server|database|importer)\//.test(file) && !file.endsWith('.test.ts'),
  );
  const client = await database.pool.connect();
  const { rows } = await client.query<{ oid: number; kind: string }>(
    `select oid::int, typname as kind from pg_type`,
  );
  const kinds = new Map(rows.map(({ oid, kind }) => [oid, kind]));
  const wrong: string[] = [];
  let looked = 0;
  for (const { place, text, row } of statements) {
    // Several commands in one text take no values, and give no rows.
    if (text === null || /;\s*\S/.test(text)) continue;
    looked += 1;
    const columns = await columnsOf(client, text);
    if (typeof columns === 'string') wrong.push(`${place}: ${columns}`);
    else if (row && columns.length > 0) {
      const given = new Map(columns.map(({ name, dataTypeID }) => [name, kinds.get(dataTypeID)!]));
      for (const [name, held] of Object.entries(row)) {
        const column = given.get(name);
        if (column === undefined) wrong.push(`${place}: no column ${name}`);
        else if (!fits(column, held)) wrong.push(`${place}: ${name} is ${column}, not ${held}`);
      }
      for (const name of given.keys()) {
        if (!(name in row)) wrong.push(`${place}: nobody takes ${name}`);
      }
    }
  }
  client.release();
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(300);
});

const HELD: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  varchar: 'string',
  name: 'string',
  bpchar: 'string',
  uuid: 'string',
  numeric: 'string',
  date: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
};

function fits(column: string, held: string): boolean {
  if (/^jsonb?$/.test(column)) return true;
  if (column.startsWith('_'))
    return /^_jsonb?$/.test(column) || held === `${HELD[column.slice(1)]}[]`;
  return HELD[column] === held;
}

/** The columns a statement gives, without running it; or why the database does not take it. */
function columnsOf(client: pg.PoolClient, text: string): Promise<Column[] | string> {
  return new Promise((resolve) => {
    let found: Column[] | string = [];
    const question = {
      submit(connection: {
        parse(statement: object): void;
        describe(statement: object): void;
        sync(): void;
      }) {
        connection.parse({ name: '', text, types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: Column[] }) {
        found = fields;
      },
      handleError({ message }: Error) {
        resolve(message);
      },
      handleReadyForQuery: () => resolve(found),
    };
    client.query(question as unknown as pg.Submittable);
  });
}
