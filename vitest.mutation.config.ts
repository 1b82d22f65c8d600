import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The tests a mutation run needs: rules and use cases of the folders that are mutated, in one
 * project. `MUTATION=pure` leaves out those with a database, for files that need none.
 */
const isPure = process.env.MUTATION === 'pure';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    include: [
      'app/services/commerce/{cart,checkout,pricing,orders,sessions}/**/*.test.ts',
      'server/**/*.test.ts',
    ],
    exclude: isPure ? ['**/*.db.test.ts'] : [],
    globalSetup: isPure ? [] : ['tests/support/database-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
