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
  mutate: [
    'app/services/commerce/{cart,checkout,pricing}/**/*.ts',
    'server/**/*.ts',
    '!**/*.test.ts',
  ],
  ignorePatterns: ['build', 'data', 'public', 'docs', '.git', 'tests/browser', 'test-results'],
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  timeoutFactor: 4,
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker-incremental.json',
  tempDirName: 'node_modules/.cache/stryker',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'build/mutation.html' },
  clearTextReporter: { allowColor: false, reportTests: false },
};
