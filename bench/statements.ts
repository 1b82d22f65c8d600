import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '../database/connect';
import { startEmbeddedDatabase } from '../database/embedded';
import { countingDatabase } from '../tests/fakes/counting-database';
import { ShopClient } from '../tests/support/shop-client';
import { makeOffer } from '../tests/support/offer';
import type { TestShop } from '../tests/support/shop';
import { MANY_ORDERS } from '../tests/support/shop-constants';
import { countStatements, type StatementsOf } from '../tests/support/statement-counts';
import { startServer } from '../tests/support/start-server';

/** Counts the statements of one request of each kind, between a separate shop and its database. */
export async function measureStatements(): Promise<StatementsOf> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const embedded = await startEmbeddedDatabase(folder);
  const pool = openPool(embedded.url, { limits: 'batch', name: 'bench' });
  const database = await countingDatabase(embedded.url, 'shop');
  try {
    const server = await startServer({
      databaseUrl: database.url,
    });
    const { origin } = server;
    const query: TestShop['query'] = async (sql, values) => (await pool.query(sql, values)).rows;
    try {
      await pool.query(MANY_ORDERS);
      return await countStatements({
        origin,
        client: () => new ShopClient(origin),
        query,
        database,
        makeOffer: (variationId) =>
          makeOffer({ databaseUrl: embedded.url, server, query }, { variationId }),
      });
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
    await pool.end();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
