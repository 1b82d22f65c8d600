import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../tests/support/database';
import { describeStatement, type Column } from '../tests/support/describe-statement';
import { isSameKind, kindOfColumn, type Kind } from '../tests/support/row-kinds';
import { statementsInCode, type StatementInCode } from '../tests/support/sql-in-code';
import { openClient } from './connect';

/**
 * Statements whose text is built at run time. The tests of their files run each of them; avoid new
 * ones, because their rows are not checked against their type.
 */
const MADE_AT_RUN_TIME = {
  'a column for each property of an object': [
    'app/services/commerce/orders/offers/make-offer.ts insertOffer',
    'app/services/commerce/sale/addresses/address-book.ts insert',
    'app/services/commerce/sale/addresses/address-book.ts update',
    'app/services/commerce/sale/addresses/guest-address.ts writeGuestAddress',
    'app/services/commerce/sale/checkout/write-order.ts order_insert',
    'app/services/commerce/shop-pages/categories/set-category-settings.ts addTexts',
    'app/services/commerce/shop-pages/categories/set-category-settings.ts writePage',
    'app/services/commerce/shop-pages/categories/set-category-settings.ts writeTexts',
  ],
  'one statement for many tables or owners, which callers name': [
    'app/services/commerce/core/delete-due.ts inBatches',
    'app/services/commerce/people/own-data/read-own-data.ts readOwnData',
    'exporter/kit/snapshot.ts rowsOf',
    'importer/kit/references.ts read',
    'importer/kit/upsert.ts replaceList',
    'importer/kit/upsert.ts replaceLooseList',
    'importer/kit/upsert.ts upsert',
  ],
  'roles with their passwords, and whatever has another owner': [
    'database/embedded-roles.ts demoteShop',
    'database/embedded-roles.ts ensureRoles',
    'database/embedded-roles.ts handOver',
  ],
};

let database: TestDatabase;
let client: Client;
let typeNames: Map<number, string>;
let statements: StatementInCode[];

beforeAll(async () => {
  database = await createTestDatabase();
  client = await openClient(database.url, 'statements');
  // An export creates this table while it runs.
  await client.query('create temp table exported_picture (hash text, file text)');
  const { rows } = await client.query<{ oid: number; name: string }>(
    'select oid, typname as name from pg_type',
  );
  typeNames = new Map(rows.map(({ oid, name }) => [oid, name]));
  statements = statementsInCode();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('the text of every statement is constant, except for the listed ones', () => {
  expect(statements.length).toBeGreaterThan(400);
  const untold = statements.filter(({ texts }) => texts === null).map(({ where }) => where);
  const known = Object.values(MADE_AT_RUN_TIME).flat();
  expect([...new Set(untold)].toSorted()).toEqual(known.toSorted());
});

test('PostgreSQL accepts every statement, and its rows have their declared types', async () => {
  const faults: string[] = [];
  for (const statement of statements) {
    for (const fault of await faultsOf(statement)) faults.push(`${statement.where}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

async function faultsOf({ texts, row, readsRows }: StatementInCode): Promise<string[]> {
  const faults: string[] = [];
  // Several commands in one text are prepared one at a time.
  for (const text of (texts ?? []).flatMap((each) => each.split(/;\s+/))) {
    try {
      const columns = await describeStatement(client, text);
      if (row) faults.push(...differences(columns, row));
      else if (readsRows && columns.length > 0) faults.push('its rows have no type');
    } catch (error) {
      faults.push(`${String(error)} in ${text.replace(/\s+/g, ' ').trim().slice(0, 120)}`);
    }
  }
  return [...new Set(faults)];
}

function differences(columns: Column[], row: Record<string, Kind>): string[] {
  const found = new Map(
    columns.map(({ name, oid }) => [name, kindOfColumn({ oid, type: typeNames.get(oid)! })]),
  );
  const twice = columns.length > found.size ? ['two of its columns have one name'] : [];
  const names = new Set([...found.keys(), ...Object.keys(row)]);
  const wrong = [...names].flatMap((name) => {
    const [column, property] = [found.get(name), row[name]];
    if (column === undefined) return [`property "${name}" is no column`];
    if (property === undefined) return [`column "${name}" is no property of its row`];
    if (isSameKind(column, property)) return [];
    return [`column "${name}" is ${column}, the property of its row ${property}`];
  });
  return [...twice, ...wrong];
}
