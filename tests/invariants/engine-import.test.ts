import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerCheck } from '../../app/services/commerce/jobs/ledger/ledger-check';
import { importCatalogue } from '../../importer';
import { isDatabaseAway } from '../../database/trouble';
import { createTestEngine, offer, readyToOrder, settle, type TestEngine } from '../support/shopper';

let engine: TestEngine;
const folder = mkdtempSync(join(tmpdir(), 'csv-'));

beforeAll(async () => {
  engine = await createTestEngine();
});
afterAll(async () => {
  await engine.drop();
  rmSync(folder, { recursive: true });
});

const SHOPPERS = 24;
const STOCK = 40;
const PRICES = [1000, 1100];

test(
  'stock and prices are imported while orders are placed: the ledger stays clean and nobody pays an unseen price',
  { timeout: 180_000 },
  async () => {
    const { variationIds } = await engine.fixture.item({
      name: 'Farbe',
      variations: [{ price: PRICES[0]!, stock: STOCK }],
    });
    const variationId = variationIds[0]!;
    const { rows } = await engine.pool.query<{ item: string; variation: string; number: string }>(
      `select i.external_id as item, v.external_id as variation, v.number
         from variation v join item i on i.id = v.item_id where v.id = $1`,
      [variationId],
    );
    const { item, variation, number } = rows[0]!;
    const file = join(folder, 'stock.csv');
    const shoppers = [];
    for (let i = 0; i < SHOPPERS; i += 1) {
      const email = `kunde${i}@example.de`;
      shoppers.push(await readyToOrder(engine, [{ variationId, quantity: 2 }], { email }));
    }

    const orders = { arePlaced: false };
    let imports = 0;
    const importing = (async () => {
      while (!orders.arePlaced) {
        const price = (PRICES[imports % 2]! / 100).toFixed(2);
        // Less than what is promised by then, more often than not.
        const stock = imports % 3 === 0 ? 4 : STOCK;
        writeFileSync(
          file,
          `variation;item;number;price;stock\n${variation};${item};${number};${price};${stock}\n`,
        );
        expect((await importCatalogue(engine.pool, [file])).problems).toEqual([]);
        imports += 1;
      }
    })();
    const { done, errors } = await settle(
      shoppers.map(async (shopper) => {
        const form = await offer(shopper);
        const order = await shopper.do((shop) => shop.doPlaceOrder(form));
        return { order, shownTotal: form.shownTotal };
      }),
    ).finally(() => (orders.arePlaced = true));
    await importing;

    expect(imports).toBeGreaterThan(0);
    expect(done.length + errors.length).toBe(SHOPPERS);
    expect(done.length).toBeGreaterThan(0);
    for (const error of errors) {
      // Whom the import kept waiting too long on a loaded machine is told to come back.
      if (isDatabaseAway(error)) continue;
      expect(error).toMatchObject({ key: expect.stringMatching(/^order\.|^cart\.|^checkout\./) });
    }
    const placed = await engine.pool.query<{ total: number; n: number }>(
      'select total, count(*)::int as n from orders group by total',
    );
    const shown = done.map(({ shownTotal }) => shownTotal);
    for (const { total, n } of placed.rows) {
      expect(shown.filter((each) => each === total)).toHaveLength(n);
    }
    const stock = await engine.pool.query<{ reserved: number; on_hand: number }>(
      'select reserved, on_hand from stock where variation_id = $1',
      [variationId],
    );
    expect(stock.rows[0]!.reserved).toBe(2 * done.length);
    expect(stock.rows[0]!.on_hand).toBeGreaterThanOrEqual(stock.rows[0]!.reserved);
    expect(await ledgerCheck(engine.pool)).toEqual([]);
  },
);
