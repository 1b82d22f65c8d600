import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithUs, runStep } from './run-step.js';

/**
 * The steps of bin/test, in the order in which they fail fastest. A step that is a tool counts as
 * one check; a step that is a test run counts its tests. All steps run even when one failed.
 */
const reports = mkdtempSync(join(tmpdir(), 'shop-reports-'));
const only = process.argv.slice(2);
let passed = 0;
let failed = 0;

endWithUs(() => rmSync(reports, { recursive: true, force: true }));
await installPackages();
await tool('lint', ['oxlint', '--type-aware', '--deny-warnings']);
await tool('format', ['prettier', '--check', '.']);
await tool('types', ['tsc', '--noEmit']);
await tool('dependencies', ['node', 'bin/dependencies.js', 'check']);
await vitest('unit');
await vitest('services');
if (wants('http') || wants('browser')) {
  await installPrograms();
  await tool('build', ['node', 'bin/build-if-stale.js']);
}
await vitest('http');
await playwright('browser');
rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function wants(step) {
  return only.length === 0 || only.includes(step);
}

async function tool(step, [program, ...args]) {
  if (step !== 'build' && !wants(step)) return;
  const started = Date.now();
  const status = await (program === 'node'
    ? runStep(process.execPath, args)
    : runStep('npx', [program, ...args]));
  count(step, status === 0 ? 1 : 0, status === 0 ? 0 : 1, started);
}

async function vitest(step) {
  if (!wants(step)) return;
  const started = Date.now();
  const file = join(reports, `${step}.json`);
  const status = await runStep('npx', [
    'vitest',
    'run',
    '--project',
    step,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  count(step, report?.numPassedTests ?? 0, failures(report?.numFailedTests ?? 0, status), started);
}

async function playwright(step) {
  if (!wants(step)) return;
  const started = Date.now();
  const file = join(reports, `${step}.json`);
  const status = await runStep('npx', ['playwright', 'test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = readReport(file)?.stats;
  count(
    step,
    (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failures(stats?.unexpected ?? 0, status),
    started,
  );
}

/** A run that ended badly without a failed test (a crash, a broken set-up) is a failure too. */
function failures(counted, status) {
  return status === 0 ? counted : Math.max(counted, 1);
}

function count(step, good, bad, started) {
  passed += good;
  failed += bad;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`[${step}] ${good} passed, ${bad} failed in ${seconds} s\n`);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

async function installPackages() {
  if ((await runStep(process.execPath, ['bin/install-if-stale.js'])) !== 0) process.exit(1);
}

/**
 * Chromium for the browser tests, a text browser, curl and ps for the plain ones, from the system's
 * packages.
 */
async function installPrograms() {
  const missing = [
    ['chromium', 'chromium'],
    ['w3m', 'w3m'],
    ['curl', 'curl'],
    ['pgrep', 'procps'],
  ].filter(([program]) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  if (missing.length === 0) return;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  const packages = missing.map(([, name]) => name).join(' ');
  await runStep('sh', [
    '-c',
    `${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq --no-install-recommends ${packages} >/dev/null`,
  ]);
}
