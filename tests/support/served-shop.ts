import { join } from 'node:path';
import { projectRoot } from '../../server/project-root';
import { startShopOn, type TestShop } from './start-shop';

const HOST = join('node_modules', '@remix-run', 'serve', 'dist', 'cli.js');

/** The built shop inside remix-serve, with the demo catalogue on a separate database. */
export function makeServedShop(serverUrl: string): Promise<TestShop> {
  return startShopOn(serverUrl, {}, undefined, [join(projectRoot(), HOST), 'build/serve/index.js']);
}
