import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * What a run of vitest or Playwright has written about itself.
 *
 * @typedef {{ passed: number, failed: number, files: { file: string, ms: number }[] }} Report
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
  };
}

/**
 * The steps with what they counted and took, and the files that took longest.
 *
 * @param {{ step: string, passed: number, failed: number, ms: number, files?: Report['files'] }[]} steps
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
  return lines.join('\n');
}

function row(step, ...numbers) {
  return step.padEnd(16) + numbers.map((value) => String(value).padStart(9)).join('');
}

function seconds(ms) {
  return (ms / 1000).toFixed(0);
}

function testsOf({ suites = [], specs = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
