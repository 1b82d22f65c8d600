import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The tests a mutation run needs, in one project. `MUTATION` says which: `server`, those of the HTTP
 * server; `pure`, the rules of money and orders; both without a database. Unset, all of them, with
 * the use cases that need one.
 */
const SERVER = 'server/**/*.test.ts';
const COMMERCE =
  'app/services/commerce/{sale,catalogue/pricing,orders,visitors/sessions}/**/*.test.ts';
const TESTS: Record<string, string[]> = { server: [SERVER], pure: [COMMERCE] };

const wanted = process.env.MUTATION ?? '';
const isPure = wanted in TESTS;

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    include: TESTS[wanted] ?? [SERVER, COMMERCE],
    exclude: isPure ? ['**/*.db.test.ts'] : [],
    globalSetup: isPure ? [] : ['tests/support/database-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
