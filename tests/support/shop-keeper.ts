import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { startShopOn, type ShopPlace, type TestShop } from './start-shop';

declare module 'vitest' {
  export interface ProvidedContext {
    shopKeeperUrl: string;
  }
}

/** The free pieces of a variation. */
type Stock = { id: number; free: number };

/**
 * Lends shops to test files that only visit one (`useSharedShop`): an idle one, or otherwise a new
 * one. So there are as many as workers, each used by one file after the other.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseServerUrl } = project.getProvidedContext();
  const all: TestShop[] = [];
  const idle: TestShop[] = [];
  let free: Stock[] | undefined;
  /** The length of each shop's output when it was lent. */
  const saidBefore = new Map<string, number>();

  async function lend(): Promise<ShopPlace> {
    let shop = idle.pop();
    if (!shop) all.push((shop = await startShopOn(databaseServerUrl, { LOG_LEVEL: 'debug' })));
    await shop.query('delete from rate_limit');
    await restock(shop);
    const { server, databaseUrl } = shop;
    saidBefore.set(server.origin, server.output().length);
    return { origin: server.origin, dataDir: server.dataDir, pid: server.pid, databaseUrl };
  }

  /** Resets the free pieces, so that each file finds the same goods as the first. */
  async function restock(shop: TestShop): Promise<void> {
    free ??= await shop.query<Stock>(
      'select variation_id as id, on_hand - reserved as free from stock',
    );
    await shop.query(
      `update stock s set on_hand = s.reserved + f.free
         from unnest($1::int[], $2::int[]) f (id, free)
        where s.variation_id = f.id and s.on_hand - s.reserved <> f.free`,
      [free.map(({ id }) => id), free.map((each) => each.free)],
    );
  }

  function logOf(origin: string): string {
    const said = all.find(({ server }) => server.origin === origin)?.server.output() ?? '';
    return said.slice(saidBefore.get(origin));
  }

  function takeBack(origin: string): void {
    idle.push(...all.filter(({ server }) => server.origin === origin));
  }

  const keeper = createServer((request, response) => {
    const answer = async () => {
      if (request.method === 'DELETE') return takeBack(await text(request));
      if (request.method === 'POST') return logOf(await text(request));
      return JSON.stringify(await lend());
    };
    answer().then(
      (body) => response.end(body),
      (error: Error) => response.writeHead(500).end(error.stack),
    );
  });
  await new Promise<void>((resolve) => keeper.listen(0, '127.0.0.1', resolve));
  const { port } = keeper.address() as AddressInfo;
  project.provide('shopKeeperUrl', `http://127.0.0.1:${port}`);
  return async () => {
    keeper.close();
    await Promise.all(all.map((shop) => shop.stop()));
  };
}
