import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ledgerCheck } from '../../app/services/commerce/jobs/ledger/ledger-check';
import { importCatalogue } from '../../importer';
import { isDatabaseAway } from '../../database/trouble';
import { inTurns } from '../support/in-turns';
import {
  createTestEngine,
  offer,
  readyToOrder,
  settle,
  type Shopper,
  type TestEngine,
} from '../support/shopper';

let engine: TestEngine;
const folder = mkdtempSync(join(tmpdir(), 'csv-'));

beforeAll(async () => {
  engine = await createTestEngine();
});
afterEach(async () => expect(await ledgerCheck(engine.pool)).toEqual([]));
afterAll(async () => {
  await engine.drop();
  rmSync(folder, { recursive: true });
});

const LONG = { timeout: 60_000, interval: 5 };

type Goods = { variationId: number; keys: string };
type Cells = { price?: string; stock?: number; is_active?: 0 | 1 };

async function goods(given: object): Promise<Goods> {
  const made = await engine.fixture.item({
    name: 'Farbe',
    variations: [{ price: 1000, ...given }],
  });
  const variationId = made.variationIds[0]!;
  const { rows } = await engine.pool.query<{ keys: string }>(
    `select concat_ws(';', v.external_id, i.external_id, v.number) as keys
       from variation v join item i on i.id = v.item_id where v.id = $1`,
    [variationId],
  );
  return { variationId, keys: rows[0]!.keys };
}

/** Imports a file with a line for each of these goods; all lines have the same columns. */
async function importGoods(lines: (Cells & { goods: Goods })[]): Promise<void> {
  const file = join(folder, 'goods.csv');
  const { goods: _, ...first } = lines[0]!;
  const columns = Object.keys(first) as (keyof Cells)[];
  const rows = lines.map(({ goods, ...cells }) =>
    [goods.keys, ...columns.map((column) => cells[column])].join(';'),
  );
  writeFileSync(file, [`variation;item;number;${columns.join(';')}`, ...rows].join('\n'));
  expect((await importCatalogue(engine.pool, [file])).problems).toEqual([]);
}

/**
 * All shoppers read the checkout and order, every second one after one or two imports, while
 * imports run without a pause.
 */
async function orderDuring(shoppers: Shopper[], importOnce: (run: number) => Promise<void>) {
  const orders = { arePlaced: false };
  let imports = 0;
  const importing = (async () => {
    while (!orders.arePlaced) {
      await importOnce(imports);
      imports += 1;
    }
  })();
  const outcome = await settle(
    shoppers.map(async (shopper, i) => {
      const form = await offer(shopper);
      const before = imports;
      if (i % 2) await expect.poll(() => imports, LONG).toBeGreaterThan(before + (i % 3 ? 1 : 0));
      const order = await shopper.do((shop) => shop.doPlaceOrder(form));
      return { id: order.id, shownTotal: form.shownTotal };
    }),
  ).finally(() => (orders.arePlaced = true));
  await importing;
  expect(imports).toBeGreaterThan(0);
  expect(outcome.done.length + outcome.errors.length).toBe(shoppers.length);
  return { ...outcome, imports };
}

/** Each order costs the total that its page showed. */
async function expectShownTotals(done: { id: number; shownTotal: number }[]): Promise<void> {
  const { rows } = await engine.pool.query<{ id: number; total: number }>(
    'select id, total from orders where id = any($1)',
    [done.map(({ id }) => id)],
  );
  const totals = new Map(rows.map(({ id, total }) => [id, total]));
  for (const { id, shownTotal } of done) expect(totals.get(id)).toBe(shownTotal);
}

async function stockOf({ variationId }: Goods) {
  const { rows } = await engine.pool.query<{ onHand: number; reserved: number }>(
    'select on_hand, reserved from stock where variation_id = $1',
    [variationId],
  );
  return rows[0]!;
}

const SHOPPERS = 24;
const STOCK = 40;
const PRICES = ['10.00', '11.00'];

test(
  'stock and prices are imported while orders are placed: the ledger stays clean and nobody pays an unseen price',
  { timeout: 180_000 },
  async () => {
    const paint = await goods({ stock: STOCK });
    const { variationId } = paint;
    const shoppers = await inTurns(SHOPPERS, 8, (i) =>
      readyToOrder(engine, [{ variationId, quantity: 2 }], { email: `kunde${i}@example.de` }),
    );
    const { done, errors } = await orderDuring(shoppers, (run) =>
      // Often less than the pieces reserved by then.
      importGoods([{ goods: paint, price: PRICES[run % 2]!, stock: run % 3 === 0 ? 4 : STOCK }]),
    );
    expect(done.length).toBeGreaterThan(0);
    for (const error of errors) {
      // On a loaded machine the import may block a shopper for too long, who is asked to come back.
      if (isDatabaseAway(error)) continue;
      expect(error).toMatchObject({ key: expect.stringMatching(/^order\.|^cart\.|^checkout\./) });
    }
    await expectShownTotals(done);
    const { onHand, reserved } = await stockOf(paint);
    expect(reserved).toBe(2 * done.length);
    expect(onHand).toBeGreaterThanOrEqual(reserved);
  },
);

test(
  'goods are added and removed by imports while orders are placed: whole orders as shown, or old and new',
  { timeout: 180_000 },
  async () => {
    const paint = await goods({ stock: 100 });
    const brush = await goods({ price: 400, stock: 100 });
    const set = await goods({ price: 2500, stock: null, parts: { [paint.variationId]: 2 } });
    const wishes = [paint, brush, set].map(({ variationId }) => ({ variationId }));
    const shoppers = await inTurns(20, 8, (i) =>
      readyToOrder(engine, wishes, { email: `korb${i}@example.de` }),
    );
    const { done, errors, imports } = await orderDuring(shoppers, (run) =>
      importGoods([
        { goods: paint, price: PRICES[run % 2]!, stock: 100 + run, is_active: 1 },
        { goods: brush, price: '4.00', stock: 200 + run, is_active: run % 3 === 1 ? 0 : 1 },
      ]),
    );
    for (const error of errors) {
      if (isDatabaseAway(error)) continue;
      expect(error).toMatchObject({
        key: 'order.quoteChanged',
        cause: { before: expect.any(Number), after: expect.any(Number) },
      });
      const { before, after } = (error as { cause: { before: number; after: number } }).cause;
      expect(after).not.toBe(before);
    }
    await expectShownTotals(done);
    const sold = await engine.pool.query<{ id: number; pieces: number }>(
      `select variation_id as id, sum(quantity)::int as pieces from order_line
       where order_id = any($1) group by 1`,
      [done.map(({ id }) => id)],
    );
    const pieces = new Map(sold.rows.map((row) => [row.id, row.pieces]));
    // The last stock is stored, less the reservations: neither overwrites the other.
    for (const [each, last] of [
      [paint, 99 + imports],
      [brush, 199 + imports],
    ] as const) {
      const reserved = pieces.get(each.variationId) ?? 0;
      expect(await stockOf(each)).toEqual({ onHand: last, reserved });
    }
  },
);

/** The points of the placement at which the import begins. */
const POINTS = ['place:after-lock', 'place:priced', 'place:stock-locked', 'place:order-written'];

test.each(POINTS)(
  'at %s goods are taken off, get dearer and run out: locked rows hold',
  async (at) => {
    const paint = await goods({ stock: 5 });
    const shopper = await readyToOrder(engine, [{ variationId: paint.variationId }]);
    const form = await offer(shopper);
    let importing: Promise<void> | undefined;
    const { done, errors } = await settle([
      shopper.do(
        (shop) => shop.doPlaceOrder(form),
        async (point) => {
          if (point !== at) return;
          importing = importGoods([{ goods: paint, price: '12.00', stock: 0, is_active: 0 }]);
          // After the stock's lock the import waits for the order; before it the order finds it
          // done.
          const isFree = ['place:after-lock', 'place:priced'].includes(at);
          await (isFree ? importing : importHasBegun());
        },
      ),
    ]);
    await importing;
    if (at === 'place:after-lock') {
      expect(errors).toMatchObject([{ key: 'order.incomplete', cause: { missing: ['items'] } }]);
    } else if (at === 'place:priced') {
      expect(errors).toMatchObject([{ key: 'order.stockChanged' }]);
    } else await expectShownTotals(done.map(({ id }) => ({ id, shownTotal: form.shownTotal })));
    const sold = done.length;
    expect(await stockOf(paint)).toEqual({ onHand: sold, reserved: sold });
    expect(done.length + errors.length).toBe(1);
    expect(sold).toBe(POINTS.indexOf(at) < 2 ? 0 : 1);
  },
);

/** Waits until the import waits for a lock of the order. */
async function importHasBegun(): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await engine.pool.query(
            `select from pg_stat_activity where datname = current_database()
             and wait_event_type = 'Lock'`,
          )
        ).rowCount,
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
}

test('a variation that vanishes before it is priced is refused; later its order is as shown', async () => {
  for (const [at, limited] of [
    ['place:after-lock', false],
    ['place:priced', true],
    ['place:priced', false],
  ] as const) {
    const paint = await goods({ stock: limited ? 5 : null });
    const brush = await goods({ price: 400 });
    const wishes = [paint, brush].map(({ variationId }) => ({ variationId }));
    const shopper = await readyToOrder(engine, wishes);
    const form = await offer(shopper);
    const { done, errors } = await settle([
      shopper.do(
        (shop) => shop.doPlaceOrder(form),
        async (point) => {
          if (point !== at) return;
          await engine.pool.query('delete from variation where id = $1', [paint.variationId]);
        },
      ),
    ]);
    expect(await stockOf(brush)).toMatchObject({ reserved: done.length });
    if (at === 'place:after-lock') {
      expect(errors).toMatchObject([
        { key: 'order.quoteChanged', cause: { before: 1890, after: 890 } },
      ]);
    } else if (limited) expect(errors).toMatchObject([{ key: 'order.stockChanged' }]);
    else {
      expect(errors).toEqual([]);
      const { id: orderId, accessKey } = done[0]!;
      const order = await shopper.do((shop) => shop.getOrder({ orderId, accessKey }));
      expect(order.totals.totalGross).toBe(1890);
    }
  }
});
