import { defineConfig } from 'vitest/config';

/** The tests a mutation run needs: rules and use cases of the folders that are mutated, in one project. */
export default defineConfig({
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  test: {
    include: [
      'app/services/commerce/{cart,checkout,pricing,orders,sessions}/**/*.test.ts',
      'server/**/*.test.ts',
    ],
    globalSetup: ['tests/support/database-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
