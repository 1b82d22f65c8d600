import { test as base } from './browser-test';
import { startServer } from './start-server';

/**
 * For tests that change what every shopper sees: their worker has a shop of its own, where the tests
 * run one after the other.
 */
// Playwright's empty set of fixtures.
// oxlint-disable-next-line typescript/no-empty-object-type
export const test = base.extend<{}, { ownShop: void }>({
  ownShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer();
      process.env.SHOP_ORIGIN = server.origin;
      process.env.SHOP_DATA_DIR = server.dataDir;
      await use();
      await server.stop();
    },
    { scope: 'worker', auto: true, timeout: 0 },
  ],
});
