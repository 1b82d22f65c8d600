import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseOn } from '../../app/services/commerce/core/database';
import { readShop } from '../../app/services/commerce/shop-pages/shop-file/read-shop';
import { startServer, type ServerOptions, type TestServer } from './start-server';

type Front = ServerOptions & {
  port: number;
  upstream: { origin: string };
  /** The database of the upstream, with the data that the contract lacks. */
  databaseOfShop: string;
};

/** Starts a front without a key, so that it uses only the contract. */
export async function startContractFront(options: Front): Promise<TestServer> {
  const { upstream, databaseOfShop, ...server } = options;
  const folder = mkdtempSync(join(tmpdir(), 'shop-of-front-'));
  const file = join(folder, 'shop.json');
  writeFileSync(file, JSON.stringify(await shopFileOf(databaseOfShop)));
  const front = await startServer({
    ...server,
    env: {
      ...server.env,
      SECRET: 'forty characters that only the front knows',
      PLENTYSYSTEMS_URL: upstream.origin,
      PLENTYSYSTEMS_SHOP: file,
    },
  });
  return {
    ...front,
    async stop() {
      const code = await front.stop();
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Writes the shop file as `npm run shop -- show` does. */
async function shopFileOf(databaseUrl: string): Promise<object> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    return await readShop(databaseOn(pool));
  } finally {
    await pool.end();
  }
}
