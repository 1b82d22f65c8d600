import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywright, readVitest, tableOf } from '../../bin/test-report.js';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(report: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test('from vitest: passed and failed tests, and the time of each file', () => {
  const testResults = [
    {
      name: resolve('app/a.test.ts'),
      startTime: 1_000,
      endTime: 3_500.4,
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        {
          status: 'failed',
          fullName: 'sums',
          failureMessages: ['\u001b[31mAssertionError\u001b[39m'],
        },
      ],
    },
    { name: resolve('app/b.test.ts'), startTime: 1, endTime: 1, message: 'SyntaxError' },
  ];
  expect(readVitest(write({ numPassedTests: 4, numFailedTests: 1, testResults }))).toEqual({
    passed: 4,
    failed: 1,
    files: [
      { file: 'app/a.test.ts', ms: 2_500.4 },
      { file: 'app/b.test.ts', ms: 0 },
    ],
    failures: ['  app/a.test.ts sums\n    AssertionError', '  app/b.test.ts \n    SyntaxError'],
  });
});

test('from Playwright: a file takes the time of its tests, in groups or not, retried or not', () => {
  const specOf = (...times: number[]) => ({
    ok: true,
    tests: [{ results: times.map((duration) => ({ duration, errors: [] })) }],
  });
  const refused = {
    ok: false,
    file: 'a.spec.ts',
    title: 'is said',
    tests: [{ results: [{ duration: 0, errors: [{ message: 'Error: no\n  at the button' }] }] }],
  };
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [specOf(100)],
      suites: [{ specs: [specOf(20, 3), refused], suites: [] }],
    },
  ];
  const stats = { expected: 2, flaky: 1, unexpected: 3 };
  const config = { rootDir: resolve('tests/browser') };
  expect(readPlaywright(write({ suites, stats, config }))).toEqual({
    passed: 3,
    failed: 3,
    files: [{ file: 'tests/browser/a.spec.ts', ms: 123 }],
    failures: ['  tests/browser/a.spec.ts is said\n    Error: no\n      at the button'],
  });
});

test('a run without output counts no tests', () => {
  const nothing = { passed: 0, failed: 0, files: [], failures: [] };
  expect(readVitest(join(folder, 'none.json'))).toEqual(nothing);
  expect(readPlaywright(join(folder, 'none.json'))).toEqual(nothing);
});

test('the table names each step, the slowest files of all, and the failures', () => {
  const files = [3, 20, 100].map((s) => ({ file: `${s}.test.ts`, ms: s * 1_000 }));
  const table = tableOf(
    [
      { step: 'lint', passed: 1, failed: 0, ms: 41_400 },
      { step: 'unit', passed: 30, failed: 2, ms: 9_000, files, failures: ['  a.test.ts sums'] },
    ],
    2,
  );
  expect(table.split('\n').map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    'step passed failed seconds',
    'lint 1 0 41',
    'unit 30 2 9',
    '',
    'slowest files',
    '100 100.test.ts',
    '20 20.test.ts',
    '',
    'failed',
    'a.test.ts sums',
  ]);
});
