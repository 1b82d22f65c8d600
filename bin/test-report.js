import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The lines of a message that are reported. */
const LINES_OF_FAILURE = 12;

/**
 * The results that vitest or Playwright has reported.
 *
 * @typedef {{ passed: number, failed: number, files: { file: string, ms: number }[], failures: string[] }} Report
 */

/** @param {string} path of the JSON report @returns {Report} */
export function readVitest(path) {
  const report = readJson(path);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    files: (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      ms: Math.max(0, endTime - startTime) || 0,
    })),
    failures: (report?.testResults ?? []).flatMap(({ name, message, assertionResults = [] }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(process.cwd(), name);
      // A file that could not be loaded has no tests, only a message.
      if (message && failed.length === 0) return [failure(file, '', message)];
      return failed.map((test) => failure(file, test.fullName, test.failureMessages?.[0]));
    }),
  };
}

/** @param {string} path of the JSON report @returns {Report} */
export function readPlaywright(path) {
  const report = readJson(path);
  const folder = relative(process.cwd(), report?.config?.rootDir ?? '');
  return {
    passed: (report?.stats?.expected ?? 0) + (report?.stats?.flaky ?? 0),
    failed: report?.stats?.unexpected ?? 0,
    files: (report?.suites ?? []).map((suite) => ({
      file: `${folder}/${suite.file}`,
      ms: testsOf(suite)
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
    failures: (report?.suites ?? []).flatMap((suite) =>
      specsOf(suite)
        .filter(({ ok }) => !ok)
        .map(({ file, title, tests }) =>
          failure(
            `${folder}/${file}`,
            title,
            tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message,
          ),
        ),
    ),
  };
}

/**
 * The steps with their counts and durations, the slowest files, and the failures last, where they
 * are easy to find after a long run.
 *
 * @param {({ step: string, ms: number } & Pick<Report, 'passed' | 'failed'> & Partial<Report>)[]} steps
 */
export function tableOf(steps, most = 10) {
  const files = steps.flatMap(({ files = [] }) => files);
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, most);
  const lines = [
    row('step', 'passed', 'failed', 'seconds'),
    ...steps.map(({ step, passed, failed, ms }) => row(step, passed, failed, seconds(ms))),
  ];
  if (slowest.length > 0) {
    lines.push(
      '',
      'slowest files',
      ...slowest.map(({ file, ms }) => `${seconds(ms).padStart(8)}  ${file}`),
    );
  }
  const failures = steps.flatMap(({ failures = [] }) => failures);
  if (failures.length > 0) lines.push('', 'failed', ...failures);
  return lines.join('\n');
}

function row(step, ...numbers) {
  return step.padEnd(16) + numbers.map((value) => String(value).padStart(9)).join('');
}

function seconds(ms) {
  return (ms / 1000).toFixed(0);
}

function failure(file, test, message = '') {
  const said = stripVTControlCharacters(message).split('\n', LINES_OF_FAILURE);
  return [`  ${file} ${test}`, ...said.map((line) => `    ${line}`)].join('\n');
}

function testsOf(suite) {
  return specsOf(suite).flatMap(({ tests }) => tests);
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
