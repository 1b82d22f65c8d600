import { startBrowserShop } from './browser-setup';
import { test as base } from './browser-test';

/**
 * For tests that change what every shopper sees: their worker has a separate shop, in which the
 * tests run one after the other.
 */
// Playwright's empty set of fixtures.
// oxlint-disable-next-line typescript/no-empty-object-type
export const test = base.extend<{}, { ownShop: void }>({
  ownShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startBrowserShop();
      await use();
      await shop.stop();
    },
    { scope: 'worker', auto: true, timeout: 0 },
  ],
});
