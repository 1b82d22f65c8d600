import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endWithUs, runStep } from './run-step.js';
import { readPlaywright, readVitest, tableOf } from './test-report.js';
import { journeysWithFront, testsWithFront } from './with-front.js';
import { isChecked, noteChecked, WORKSPACES } from './workspaces.js';

/**
 * The steps of bin/test. A step that is a tool counts as one check; a step that is a test run
 * counts its tests. All steps run even if one failed. The tools use one core each, so they run one
 * after the other beside the unit tests. `bin/test all` also runs every combination of the browser
 * tests, every workspace, most HTTP tests once more at shops with a front (`bin/test front`), and
 * the mutation runs.
 */
const MUTATION_RUNS = ['pure', 'server'];
const reports = mkdtempSync(join(tmpdir(), 'shop-reports-'));
const asked = process.argv.slice(2);
const isAll = asked.includes('all');
if (isAll) process.env.TEST_ALL = '1';
const steps = [];

endWithUs(() => rmSync(reports, { recursive: true, force: true }));
await installPackages();
if (needsShops()) await installPrograms();
const tools = runTools();
await runUnits();
// The remaining tools use one core; the HTTP tests after the services need the build.
const database = await openDatabase();
await vitest('services', ['services', 'services-apart']);
await tools;
await vitest('http', ['http', 'alone']);
if (wants('browser')) await playwright('browser');
if (isAll || asked.includes('front')) await throughFront();
await database?.stop();
if (isAll) for (const run of MUTATION_RUNS) await tool(`mutation ${run}`, ['stryker', 'run'], run);
rmSync(reports, { recursive: true, force: true });
finish();

async function runTools() {
  // With its type information it also reports type errors.
  await tool('lint', ['oxlint', '--type-aware', '--type-check', '--deny-warnings']);
  await tool('format', ['oxfmt', '--check']);
  if (asked.length > 0) await tool('types', ['tsc', '--noEmit']);
  await tool('dependencies', ['node', 'bin/dependencies.js', 'check']);
  if (needsShops()) await tool('build', ['node', 'bin/build-if-stale.js']);
}

async function runUnits() {
  await vitest('unit', ['unit', 'unit-document', 'unit-apart']);
  for (const workspace of Object.keys(WORKSPACES)) await check(workspace);
}

/** Runs the tests of a workspace if it has changed since they last passed, or if requested. */
async function check(workspace) {
  if (asked.length === 0 && isChecked(workspace)) {
    console.log(`[${workspace}] is as it was when its tests passed\n`);
    return;
  }
  const run = await vitest(workspace, ['workspaces'], [`${workspace}/`]);
  if (run?.failed === 0 && run.passed > 0) noteChecked(workspace);
}

function wants(step) {
  return asked.length === 0 || isAll || asked.includes(step);
}

/** Is there a step that starts the built shop? */
function needsShops() {
  return ['http', 'browser', 'front'].some(wants);
}

async function throughFront() {
  process.env.THROUGH_FRONT = '1';
  await vitest('front', ['http'], testsWithFront());
  await playwright('front, browser', journeysWithFront());
  delete process.env.THROUGH_FRONT;
}

/** Starts one PostgreSQL for all steps that need one, so that they share its template databases. */
async function openDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  if (!wants('services') && !needsShops()) return;
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/serve-database.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = await Promise.race([firstLine(server.stdout), ended.then(() => undefined)]);
  // Without it each step starts a database.
  if (!url) return;
  process.env.TEST_DATABASE_URL = url;
  return {
    stop() {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) return line;
}

async function tool(step, [program, ...args], mutation) {
  if (step !== 'build' && !mutation && !wants(step)) return;
  const started = Date.now();
  const [command, ...rest] = program === 'node' ? [process.execPath] : ['npx', program];
  const env = mutation ? { MUTATION: mutation } : {};
  const status = await runStep(command, [...rest, ...args], { env, holdsOutput: true });
  note(step, { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, started });
}

async function vitest(step, projects = [step], files = []) {
  if (!wants(step)) return;
  const started = Date.now();
  const file = join(reports, `${step.replaceAll('/', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const status = await runStep('npx', ['vitest', 'run', ...chosen, ...reporters, ...files]);
  return noteRun(step, { ...readVitest(file), status, started });
}

async function playwright(step, files = []) {
  const started = Date.now();
  const file = join(reports, `${step.replaceAll(/\W+/g, '-')}.json`);
  const status = await runStep('npx', ['playwright', 'test', '--reporter=line,json', ...files], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  noteRun(step, { ...readPlaywright(file), status, started });
}

/** A run that failed without a failed test (a crash, a broken set-up) counts as a failure too. */
function noteRun(step, { status, failed, ...run }) {
  return note(step, { ...run, failed: status === 0 ? failed : Math.max(failed, 1) });
}

function note(step, { passed, failed, started, ...report }) {
  const ms = Date.now() - started;
  steps.push({ step, passed, failed, ms, ...report });
  console.log(`[${step}] ${passed} passed, ${failed} failed in ${(ms / 1000).toFixed(0)} s\n`);
  return { passed, failed };
}

function finish() {
  const sum = (what) => steps.reduce((total, step) => total + step[what], 0);
  console.log(tableOf(steps));
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

async function installPackages() {
  if ((await runStep(process.execPath, ['bin/install-if-stale.js', '--with-tests'])) !== 0)
    process.exit(1);
}

/**
 * Installs Chromium for the browser tests, a text browser, curl and ps for the plain ones, from the
 * system's packages.
 */
async function installPrograms() {
  const missing = [
    ['chromium-headless-shell', 'chromium-headless-shell'],
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
