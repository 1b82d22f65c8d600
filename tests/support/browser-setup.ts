import { rmSync } from 'node:fs';
import { openDatabaseServer } from './database-server';
import { DEMO, dropDatabase, makeOnce, urlOf } from './databases';
import { fillDemo, folderWithPictures, hasPictures, makeDemo } from './demo-shop';
import { startCopy, type FilledShop, type TestShop } from './start-shop';

/**
 * Starts one shop with the demo catalogue for all browser tests, and prepares what a test needs to
 * start a similar one; the tests get the addresses by environment variables.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const database = await openDatabaseServer();
  const files = folderWithPictures();
  const template = await demoWithPictures(database.url);
  process.env.TEST_FILLED_SHOP = JSON.stringify({ serverUrl: database.url, template, files });
  const shop = await startBrowserShop();
  return async () => {
    await shop.stop();
    if (template !== DEMO) await dropDatabase(database.url, urlOf(database.url, template));
    await database.stop();
    rmSync(files, { recursive: true, force: true });
  };
}

/** Returns the demo database of the HTTP tests, or a new one if its pictures have been deleted. */
async function demoWithPictures(serverUrl: string): Promise<string> {
  await makeDemo(serverUrl);
  if (hasPictures()) return DEMO;
  const template = `shop_browser_${process.pid}_${Date.now()}`;
  await makeOnce(serverUrl, template, fillDemo);
  return template;
}

/** Starts a shop, which becomes the tested shop of this process. */
export async function startBrowserShop(env: Record<string, string> = {}): Promise<TestShop> {
  const { serverUrl, ...filled } = JSON.parse(process.env.TEST_FILLED_SHOP!) as FilledShop & {
    serverUrl: string;
  };
  const shop = await startCopy(serverUrl, filled, env);
  process.env.SHOP_ORIGIN = shop.server.origin;
  process.env.SHOP_DATA_DIR = shop.server.dataDir;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  return shop;
}
