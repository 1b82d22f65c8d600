/** What is built of processes and a database is proved by other tests than those of one module. */
const WIRING =
  'child-process,engine,commands/import-command,commands/order-command,follow-changes,low-priority,media,program,project-root,remix,run-*,site,start-*';
const SERVER = ['server/**/*.ts', `!server/{${WIRING}}.ts`];
const COMMERCE = [
  'app/services/commerce/{sale,catalogue/pricing,orders/{owed,bank-lines}}/**/*.ts',
];
const FILES = { server: SERVER, pure: COMMERCE };
const wanted = process.env.MUTATION ?? '';

/**
 * Mutation testing of what must never be wrong: money, orders and the guards around Remix. Changes
 * the code in thousands of small ways and runs the tests that cover each; one that no test notices
 * survives (docs/how-to/run-the-tests.md).
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [...(FILES[wanted] ?? [...COMMERCE, ...SERVER]), '!**/*.test.ts'],
  ignorePatterns: ['build', 'data', 'public', 'docs', '.git', 'tests/browser', 'test-results'],
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 15,
  incremental: true,
  incrementalFile: `node_modules/.cache/stryker-${wanted || 'all'}.json`,
  tempDirName: 'node_modules/.cache/stryker',
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: 'build/mutation.html' },
  clearTextReporter: { allowColor: false, reportTests: false },
};
