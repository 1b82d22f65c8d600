import { startServer } from './start-server';

/** One shop with the demo catalogue for all browser tests; its address goes to the tests by environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.SHOP_ORIGIN = server.origin;
  process.env.SHOP_DATA_DIR = server.dataDir;
  return async () => {
    await server.stop();
  };
}
