import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../tests/support/database';
import { describeStatement, type Column } from '../tests/support/describe-statement';
import { isSameKind, kindOfColumn, type Property } from '../tests/support/row-kinds';
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

/** Columns that may be null in their table and never are in these rows. */
const NEVER_NULL = {
  'the statement leaves out rows without it': [
    'app/services/commerce/catalogue/goods/resolve-path.ts product_of_former_path itemId',
    'app/services/commerce/catalogue/goods/shade-siblings.ts shade_siblings line',
    'app/services/commerce/core/outbox/failed-work.ts listFailedWork failure',
    'app/services/commerce/orders/bank-lines/list-lines.ts listLines words',
    'app/services/commerce/people/account/join-carts.ts couponThatGivesWay code',
    'app/services/commerce/people/account/join-carts.ts couponThatGivesWay kept',
    'app/services/commerce/people/bought-shades/get-bought-shades.ts bought_shades itemId',
    'app/services/commerce/people/bought-shades/get-bought-shades.ts bought_shades variationId',
    'app/services/commerce/people/newsletter/list-subscribers.ts listSubscribers confirmedAt',
    'app/services/commerce/people/review-mails/claim-review-mail.ts findUnjudged variationId',
    'app/services/commerce/people/reviews/reviewed-purchases.ts findBoughtGoods itemId',
    'app/services/commerce/people/reviews/reviewed-purchases.ts findBoughtGoods variationId',
    'app/services/commerce/people/reviews/write-reply.ts own_replies reviewId',
    'app/services/commerce/sale/checkout/guest-mail.ts clearCheckout code',
    'app/services/mail/mail-handlers.ts vatNumberNotice check',
  ],
  'the statement writes it': [
    'app/services/commerce/orders/online-payments/start-payment.ts settleSum asked',
    'importer/kit/former-paths.ts keepPaths target',
    'importer/kit/former-paths.ts keepVariationPaths target',
  ],
  'rows of this state or type have it': [
    'app/services/commerce/orders/express-payments/adopt-express.ts express_of_order providerId',
    'app/services/commerce/orders/express-payments/follow-refund.ts express_stuck paidAt',
    'app/services/commerce/orders/express-payments/follow-refund.ts express_stuck providerId',
    'app/services/commerce/orders/offers/get-offer.ts offer_load validUntil',
    'app/services/commerce/orders/offers/offer-state.ts lockOffer validUntil',
    'app/services/commerce/orders/offers/offer-stock.ts offer_demand variationId',
    'app/services/commerce/orders/online-payments/provider-refund-row.ts provider_refund_by_id paymentId',
    'app/services/commerce/orders/online-payments/provider-refund-row.ts provider_refunds_of_payment paymentId',
    "app/services/mail/online-payment-mail-handlers.ts 'mail:express_stuck' providerId",
    'app/services/mail/return-mail-handlers.ts returnNotice orderId',
  ],
};

let database: TestDatabase;
let client: Client;
let typeNames: Map<number, string>;
/** The columns of tables that may be null, as `origin` of a column. */
let nullable: Set<string>;
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
  const { rows: columns } = await client.query<{ origin: string }>(
    `select a.attrelid || '.' || a.attnum as origin from pg_attribute a
     join pg_class c on c.oid = a.attrelid and c.relkind = 'r' where not a.attnotnull`,
  );
  nullable = new Set(columns.map(({ origin }) => origin));
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
  const unexpected: string[] = [];
  for (const statement of statements) {
    const { where } = statement;
    const nulls: string[] = [];
    for (const fault of await faultsOf(statement, nulls)) faults.push(`${where}: ${fault}`);
    unexpected.push(...nulls.map((name) => `${where} ${name}`));
  }
  expect(faults).toEqual([]);
  const known = Object.values(NEVER_NULL).flat();
  expect([...new Set(unexpected)].toSorted()).toEqual(known.toSorted());
});

/** Adds to `nulls` the columns that may be null while the row type says they are not. */
async function faultsOf(
  { texts, row, readsRows }: StatementInCode,
  nulls: string[],
): Promise<string[]> {
  const faults: string[] = [];
  // Several commands in one text are prepared one at a time.
  for (const text of (texts ?? []).flatMap((each) => each.split(/;\s+/))) {
    try {
      const columns = await describeStatement(client, text);
      if (row) {
        faults.push(...differences(columns, row));
        nulls.push(...undeclaredNulls(columns, row));
      }
      if (!row && readsRows && columns.length > 0) faults.push('its rows have no type');
    } catch (error) {
      faults.push(`${String(error)} in ${text.replace(/\s+/g, ' ').trim().slice(0, 120)}`);
    }
  }
  return [...new Set(faults)];
}

function differences(columns: Column[], row: Record<string, Property>): string[] {
  const found = new Map(columns.map((column) => [column.name, column]));
  const twice = columns.length > found.size ? ['two of its columns have one name'] : [];
  const names = new Set([...found.keys(), ...Object.keys(row)]);
  const wrong = [...names].flatMap((name) => {
    const [column, property] = [found.get(name), row[name]];
    if (column === undefined) return [`property "${name}" is no column`];
    if (property === undefined) return [`column "${name}" is no property of its row`];
    const kind = kindOfColumn({ oid: column.oid, type: typeNames.get(column.oid)! });
    if (!isSameKind(kind, property.kind)) {
      return [`column "${name}" is ${kind}, the property of its row ${property.kind}`];
    }
    return [];
  });
  return [...twice, ...wrong];
}

function undeclaredNulls(columns: Column[], row: Record<string, Property>): string[] {
  return columns
    .filter(({ name, origin }) => nullable.has(origin) && row[name]?.isNullable === false)
    .map(({ name }) => name);
}
