import { defineConfig } from 'vitest/config';

const alias = { '~': new URL('./app', import.meta.url).pathname };

/** Unit: pure rules. Services: against a real PostgreSQL. HTTP: the built shop over plain HTTP. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{app,server,database}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'services',
          include: ['{app,server,database}/**/*.db.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'http',
          include: ['tests/{http,invariants}/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
