import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testsOfTheirOwn } from './tests/support/tests-of-their-own';

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };

/** What a test waits for comes late on a slow machine, but it comes. */
const expectations = { poll: { timeout: 60_000 } };

const UNIT_FOLDERS = ['app', 'server', 'database', 'importer', 'tests/unit'];
const UNIT = UNIT_FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const OF_THEIR_OWN = testsOfTheirOwn(UNIT_FOLDERS);

const unit = {
  environment: 'node',
  expect: expectations,
  testTimeout: 120_000,
};

/** Of the files in tests/http those that end processes, or measure by the clock. */
const ALONE = [
  'tests/http/{cart-survival,price-rivals,statements,text-browser,watchdog,workers}.test.ts',
  'tests/http/editor-workers.test.ts',
];

const overHttp = {
  globalSetup: ['tests/support/database-server.ts', 'tests/support/shop-keeper.ts'],
  expect: expectations,
  testTimeout: 300_000,
  hookTimeout: 900_000,
};

/**
 * Unit: pure rules, in few processes; apart, those that replace modules.
 * Workspaces: parts that change seldom. Services: against a real
 * PostgreSQL. HTTP: the built shop over plain HTTP; alone: what would disturb others there or be
 * disturbed, one file at a time.
 * Time limits only end what hangs: a machine with thirty other jobs is slow, not red.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          name: 'unit',
          include: UNIT,
          exclude: ['**/*.db.test.ts', ...OF_THEIR_OWN],
          isolate: false,
          setupFiles: ['tests/support/leave-no-trace.ts'],
        },
      },
      {
        resolve: { alias },
        test: { ...unit, name: 'unit-apart', include: OF_THEIR_OWN },
      },
      {
        resolve: { alias },
        test: { ...unit, name: 'workspaces', include: ['{bench,demo/maker}/**/*.test.ts'] },
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
          ...overHttp,
          name: 'http',
          sequence: { groupOrder: 2 },
          include: ['tests/http/**/*.test.ts'],
          exclude: ALONE,
          maxWorkers: 2,
        },
      },
      {
        resolve: { alias },
        test: {
          ...overHttp,
          name: 'alone',
          sequence: { groupOrder: 3 },
          include: ['tests/invariants/**/*.test.ts', ...ALONE],
          fileParallelism: false,
        },
      },
    ],
  },
});
