import { beforeEach, expect, test } from 'vitest';
import { smallCatalogue, useImportDatabase, VARIATIONS } from '../tests/support/import-database';
import { importCatalogue } from './';

const database = useImportDatabase();
const { query, write } = database;

beforeEach(async () => {
  await database.pool.query('truncate item, category, coupon restart identity cascade');
  await importCatalogue(database.pool, smallCatalogue(write));
});

test('stock never falls below the reservations of orders', async () => {
  await database.pool.query('update stock set reserved = on_hand');
  const report = await importCatalogue(database.pool, [
    write(
      'variations.csv',
      VARIATIONS.map((line) => line.replace(';10;24,95', ';2;24,95')),
    ),
  ]);
  expect(report.problems).toEqual([]);
  expect(
    await query('select min(on_hand - reserved) as free, max(on_hand) as most from stock'),
  ).toEqual([{ free: 0, most: 10 }]);
});

test('an empty stock cell leaves stock and unlimited goods as they are', async () => {
  const stock = () =>
    query(`select number, is_stock_limited as limited, on_hand from variation v
      join stock s on s.variation_id = v.id order by number`);
  const before = await stock();
  expect(before[2]).toEqual({ number: 'N3', limited: false, onHand: 0 });
  const file = (mint: string) =>
    write('stock.csv', [
      'variation;item;number;price;stock',
      'sage-1;sage;N1;24,95;',
      `mint-1;mint;N3;12,95;${mint}`,
      'new;mint;N4;5;',
    ]);
  await importCatalogue(database.pool, [file('')]);
  expect(await stock()).toEqual([...before, { number: 'N4', limited: true, onHand: 0 }]);
  await importCatalogue(database.pool, [file('7')]);
  expect((await stock())[2]).toEqual({ number: 'N3', limited: true, onHand: 7 });
  await importCatalogue(database.pool, [file('unlimited')]);
  expect((await stock())[2]).toEqual({ number: 'N3', limited: false, onHand: 7 });
});

test('a stock file contains only the variation and its stock', async () => {
  const report = await importCatalogue(database.pool, [
    write('stock.csv', ['variation;stock', 'sage-1;3', 'mint-1;8']),
  ]);
  expect(report).toMatchObject({ problems: [], files: [{ kind: 'variations', written: 2 }] });
  expect(
    await query(`select number, item.external_id as item, on_hand, price from variation v
      join item on item.id = item_id join stock s on s.variation_id = v.id
      join variation_price p on p.variation_id = v.id and kind = 'default' and minimum_quantity = 1
      order by number`),
  ).toEqual([
    { number: 'N1', item: 'sage', onHand: 3, price: 2495 },
    { number: 'N2', item: 'sage', onHand: 4, price: 7995 },
    { number: 'N3', item: 'mint', onHand: 8, price: 1295 },
  ]);
});

test('a new variation needs its item, number and price', async () => {
  const needs = (key: string) =>
    `is missing: there is no variation "${key}" yet, and a new one needs item, number and price`;
  const { problems } = await importCatalogue(database.pool, [
    write('stock.csv', ['variation;stock', 'sage-11;3', 'sage-1;3']),
    write('prices.csv', ['variation;item;number;stock', 'new;mint;N9;5']),
    write('all.csv', ['variation;item;number;price', 'whole;mint;N10;5']),
    write('then.csv', ['variation;stock', 'whole;7']),
  ]);
  expect(problems).toEqual([
    { file: 'stock.csv', line: 2, column: 'item', reason: needs('sage-11') },
    { file: 'prices.csv', line: 2, column: 'price', reason: needs('new') },
  ]);
  expect(
    await query(`select number, on_hand from variation v join stock s on s.variation_id = v.id
      where number in ('N1', 'N9', 'N10') order by number`),
  ).toEqual([
    { number: 'N1', onHand: 3 },
    { number: 'N10', onHand: 7 },
  ]);
});

test('prices of a file without the price are checked against the stored price', async () => {
  await database.pool.query(`delete from variation_price where price = 1295`);
  const { problems } = await importCatalogue(database.pool, [
    write('steps.csv', ['variation;graduated_prices', 'sage-1;10:24,95', 'sage-2;10:70|20:60']),
    write('offers.csv', ['variation;special_offer', 'sage-1;24,95', 'sage-2;71', 'mint-1;5']),
    write('periods.csv', [
      'variation;special_offer_from;special_offer_to',
      'sage-1;today+5;today+2',
      'sage-2;today;today+3',
    ]),
  ]);
  expect(problems).toEqual([
    {
      file: 'steps.csv',
      line: 2,
      column: 'graduated_prices',
      reason: 'the price from 10 on is not below the single price',
    },
    { file: 'offers.csv', line: 2, column: 'special_offer', reason: 'is not below the price' },
    {
      file: 'offers.csv',
      line: 4,
      column: 'price',
      reason: 'is missing: "mint-1" has no price yet',
    },
    {
      file: 'periods.csv',
      line: 2,
      column: 'special_offer_to',
      reason: 'is before the beginning',
    },
  ]);
  expect(
    await query(`select kind, minimum_quantity as "from", price, valid_to > now() as ends
      from variation_price p join variation v on v.id = variation_id
      where number = 'N2' order by kind, minimum_quantity`),
  ).toEqual([
    { kind: 'default', from: 1, price: 7995, ends: null },
    { kind: 'default', from: 10, price: 7000, ends: null },
    { kind: 'default', from: 20, price: 6000, ends: null },
    { kind: 'special_offer', from: 1, price: 7100, ends: true },
  ]);
});

test('less stock than is reserved becomes exactly the reserved quantity', async () => {
  await database.pool.query(`update stock set reserved = 6 where on_hand = 10`);
  await importCatalogue(database.pool, [
    write('stock.csv', ['variation;item;number;price;stock', 'sage-1;sage;N1;24,95;2']),
  ]);
  expect(await query('select on_hand, reserved from stock where reserved > 0')).toEqual([
    { onHand: 6, reserved: 6 },
  ]);
});

test('an import that waits for the stock of an order blocks no orders of these goods', async () => {
  const order = await database.pool.connect();
  await order.query('begin; select from stock for update');
  const importing = importCatalogue(database.pool, [
    write('stock.csv', ['variation;item;number;price;stock', 'sage-1;sage;N1;26,95;3']),
  ]);
  try {
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => query(waiting), { timeout: 20_000 }).toHaveLength(1);
    // The lock of a row that refers to the goods: a reservation, a line of a cart, a wish list.
    await order.query('select from variation for key share nowait');
  } finally {
    await order.query('commit');
    order.release();
  }
  expect((await importing).problems).toEqual([]);
});

test('a changed number is written, and a taken one is refused with its line', async () => {
  const report = await importCatalogue(database.pool, [
    write('numbers.csv', [
      'variation;item;number;price',
      'sage-1;sage;N1-neu;24,95',
      'sage-2;sage;N3;79,95',
    ]),
  ]);
  expect(report.problems).toEqual([
    {
      file: 'numbers.csv',
      line: 3,
      column: 'number',
      reason: '"N3" is taken by another row: give this one another, or change the other first',
    },
  ]);
  expect(await query('select number from variation order by number')).toEqual([
    { number: 'N1-neu' },
    { number: 'N2' },
    { number: 'N3' },
  ]);
});

test('prices that contradict each other are refused with their line', async () => {
  const report = await importCatalogue(database.pool, [
    write('prices.csv', [
      'variation;item;number;price;graduated_prices',
      'sage-1;sage;N1;30;10:22|25:24',
      'sage-2;sage;N2;30;10:30',
      'mint-1;mint;N3;30;10:20|10:19',
      'good;mint;N4;30;10:20|20:19,99',
    ]),
    // This file contains neither the graduated prices nor the offer.
    write('single.csv', [
      'variation;item;number;price;unit',
      'sage-1;sage;N1;20;LTR',
      'sage-2;sage;N2;81,95;LTR',
    ]),
    write('offer.csv', [
      'variation;item;number;price;graduated_prices;special_offer_to',
      'sage-1;sage;N1;19,90;;today+9',
    ]),
  ]);
  expect(report.problems.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['prices.csv', 2, 'graduated_prices'],
    ['prices.csv', 3, 'graduated_prices'],
    ['prices.csv', 4, 'graduated_prices'],
    ['single.csv', 2, 'price'],
    ['offer.csv', 2, 'price'],
  ]);
  expect(report.problems[0]?.reason).toBe('the price from 25 on is not below that from 10 on');
  expect(
    await query(`select number, price from variation_price p join variation v on v.id = variation_id
      where kind = 'default' and minimum_quantity = 1 order by number`),
  ).toEqual([
    { number: 'N1', price: 2495 },
    { number: 'N2', price: 8195 },
    { number: 'N3', price: 1295 },
    { number: 'N4', price: 3000 },
  ]);
});

test('a missing file is reported by its name', async () => {
  const { problems } = await importCatalogue(database.pool, ['./goods/stok.csv']);
  expect(problems).toEqual([
    {
      file: 'stok.csv',
      line: 1,
      column: '',
      reason: 'there is no file "./goods/stok.csv"; look at its name and the folder you are in',
    },
  ]);
});

test('a set of several VAT rates needs the price of each of its parts', async () => {
  await database.pool.query(
    `update variation set vat_class = 'reduced' where number = 'N1';
     delete from variation_price where variation_id = (select id from variation where number = 'N1')`,
  );
  const file = write('bundles.csv', [
    'bundle;component;quantity',
    'mint-1;sage-1;1',
    'mint-1;sage-2;1',
  ]);
  const { problems } = await importCatalogue(database.pool, [file]);
  expect(problems).toMatchObject([
    { file: 'bundles.csv', line: 2, column: 'component' },
    { file: 'bundles.csv', line: 3, column: 'component' },
  ]);
  expect(problems[0]!.reason).toMatch(/^N1 has no price: the set has parts of several VAT rates/);
  expect(await query('select from bundle_component')).toEqual([]);
  await database.pool.query(`update variation set vat_class = 'standard' where number = 'N1'`);
  expect((await importCatalogue(database.pool, [file])).problems).toEqual([]);
});
