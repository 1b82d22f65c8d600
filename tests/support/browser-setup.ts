import { openPool } from '../../database/connect';
import { runningEmbeddedDatabase } from '../../database/embedded';
import { MANY_ORDERS } from './shop-constants';
import { startServer } from './start-server';

/**
 * One shop with the demo catalogue for all browser tests; its address goes to the tests by
 * environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  const pool = openPool((await runningEmbeddedDatabase(server.dataDir))!);
  await pool.query(MANY_ORDERS);
  await pool.end();
  process.env.SHOP_ORIGIN = server.origin;
  process.env.SHOP_DATA_DIR = server.dataDir;
  return async () => {
    await server.stop();
  };
}
