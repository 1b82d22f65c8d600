import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../server/project-root';
import { openDatabaseServer } from './database-server';
import { dropDatabase, makeOnce, urlOf } from './databases';
import { fillDemoDatabase, startCopy, type FilledShop, type TestShop } from './start-shop';

/**
 * One shop with the demo catalogue for all browser tests, and what a test needs to start one like it;
 * where they are goes to the tests by environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const database = await openDatabaseServer();
  const files = mkdtempSync(join(tmpdir(), 'shop-test-'));
  symlinkSync(keptPictures(), join(files, 'media'));
  const template = `shop_browser_${process.pid}_${Date.now()}`;
  await makeOnce(database.url, template, (url) => fillDemoDatabase(url, files));
  process.env.TEST_FILLED_SHOP = JSON.stringify({ serverUrl: database.url, template, files });
  const shop = await startBrowserShop();
  return async () => {
    await shop.stop();
    await dropDatabase(database.url, urlOf(database.url, template));
    await database.stop();
    rmSync(files, { recursive: true, force: true });
  };
}

/**
 * Pictures of all shops of all runs: each file is named by what it was made of, and made once. It takes a
 * quarter of a second of the processor, and a run asks for hundreds. What makes them names the folder.
 */
function keptPictures(): string {
  const images = join(projectRoot(), 'app/services/images');
  const makers = readdirSync(images).filter((name) => !name.includes('.test.'));
  const hash = createHash('sha256');
  for (const name of makers.toSorted()) hash.update(readFileSync(join(images, name)));
  hash.update(readFileSync(join(projectRoot(), 'node_modules/sharp/package.json')));
  const name = `pictures-${hash.digest('hex').slice(0, 12)}`;
  const folder = join(projectRoot(), 'node_modules/.cache/shop-tests', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Starts a shop, which is from now on the one that this process tests. */
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
