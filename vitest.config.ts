import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first';
import {
  isServiceTest,
  isUnitTest,
  testsInDocument,
  testsOfTheirOwn,
} from './tests/support/tests-of-their-own';

const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };

/** What a test waits for comes late on a slow machine, but it comes. */
const expectations = { poll: { timeout: 60_000 } };

const UNIT_FOLDERS = ['app', 'server', 'database', 'importer', 'exporter', 'tests/unit'];
const UNIT = ofAll(UNIT_FOLDERS, '*.test.{ts,tsx}');
const UNIT_APART = testsOfTheirOwn(UNIT_FOLDERS, isUnitTest);
const UNIT_DOCUMENT = testsInDocument(UNIT_FOLDERS, isUnitTest);

const SERVICE_FOLDERS = [
  'app',
  'server',
  'database',
  'importer',
  'exporter',
  'demo',
  'tests/contract',
];
const SERVICES = ofAll(SERVICE_FOLDERS, '*.db.test.ts');
const SERVICES_APART = testsOfTheirOwn(SERVICE_FOLDERS, isServiceTest);

/** One process for many files, and nothing of one left for the next. */
const SHARED = { isolate: false, setupFiles: ['tests/support/leave-no-trace.ts'] };
const IN_DOCUMENT = {
  isolate: false,
  setupFiles: [...SHARED.setupFiles, 'tests/support/fresh-document.ts'],
};

const unit = {
  environment: 'node',
  expect: expectations,
  testTimeout: 120_000,
  // Unless told, vitest leaves one core to a watcher, which is half of two.
  maxWorkers: 2,
};

/** Rivals for whom a busy shop is too busy. */
const ALONE = ['tests/invariants/{kill-nine,last-item}.test.ts'];

const services = {
  globalSetup: ['tests/support/database-server.ts'],
  expect: expectations,
  testTimeout: 180_000,
  hookTimeout: 600_000,
  // Projects with workers of their own number run one after the other.
  sequence: { groupOrder: 1 },
  // Each waits for its database, or for what it starts, more than a third of the time.
  maxWorkers: 3,
};

const overHttp = {
  globalSetup: ['tests/support/database-server.ts', 'tests/support/shop-keeper.ts'],
  expect: expectations,
  testTimeout: 300_000,
  hookTimeout: 900_000,
};

/**
 * Unit: pure rules. Workspaces: parts that change seldom. Services: against a real PostgreSQL. HTTP:
 * the built shop over plain HTTP; alone: what would disturb others there or be disturbed, one file at
 * a time. Files share a process, so that each loads the shop's modules once, those in a document one of
 * their own; apart are those that replace some.
 * Time limits only end what hangs: a machine with thirty other jobs is slow, not red.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          ...SHARED,
          name: 'unit',
          include: UNIT,
          exclude: ['**/*.db.test.ts', ...UNIT_APART, ...UNIT_DOCUMENT],
        },
      },
      {
        resolve: { alias },
        test: { ...unit, ...IN_DOCUMENT, name: 'unit-document', include: UNIT_DOCUMENT },
      },
      { resolve: { alias }, test: { ...unit, name: 'unit-apart', include: UNIT_APART } },
      {
        resolve: { alias },
        test: { ...unit, name: 'workspaces', include: ['{bench,demo/maker}/**/*.test.ts'] },
      },
      {
        resolve: { alias },
        test: {
          ...services,
          ...SHARED,
          name: 'services',
          include: SERVICES,
          exclude: SERVICES_APART,
        },
      },
      {
        resolve: { alias },
        test: { ...services, name: 'services-apart', include: SERVICES_APART },
      },
      {
        resolve: { alias },
        test: {
          ...overHttp,
          ...SHARED,
          name: 'http',
          sequence: { groupOrder: 2 },
          include: ['tests/{http,invariants}/**/*.test.ts'],
          exclude: ALONE,
          // What they do most is wait for shops.
          maxWorkers: 4,
        },
      },
      {
        resolve: { alias },
        test: {
          ...overHttp,
          name: 'alone',
          sequence: { groupOrder: 3 },
          include: ALONE,
          fileParallelism: false,
        },
      },
    ],
  },
});

function ofAll(folders: string[], name: string): string[] {
  return folders.map((folder) => `${folder}/**/${name}`);
}
