import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };

/** What a test waits for comes late on a slow machine, but it comes. */
const expectations = { poll: { timeout: 60_000 } };

/**
 * Unit: pure rules. Services: against a real PostgreSQL. HTTP: the built shop over plain HTTP.
 * Time limits only end what hangs: a machine with thirty other jobs is slow, not red.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{app,server,database,importer,demo}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          environment: 'node',
          expect: expectations,
          testTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'services',
          // Projects with workers of their own number run one after the other.
          sequence: { groupOrder: 1 },
          include: ['{app,server,database,importer,demo,tests/contract}/**/*.db.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          expect: expectations,
          testTimeout: 180_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'http',
          sequence: { groupOrder: 2 },
          include: ['tests/{http,invariants}/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          expect: expectations,
          testTimeout: 300_000,
          hookTimeout: 900_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
