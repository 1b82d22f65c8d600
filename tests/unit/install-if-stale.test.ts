import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A shop whose `npm` logs its arguments and writes the files of an installation. */
let root: string;

const NPM = `#!/usr/bin/env node
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  const [how, ...options] = process.argv.slice(2);
  const which = options.find((option) => option.endsWith('=dev'));
  appendFileSync('asked', how + ' ' + which + '\\n');
  mkdirSync(which === '--include=dev' ? 'node_modules/vitest' : 'node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', '{}');
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-install-'));
  mkdirSync(join(root, 'bin'));
  copyFileSync('bin/install-if-stale.js', join(root, 'bin', 'install-if-stale.js'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  mkdirSync(join(root, 'path'));
  writeFileSync(join(root, 'path', 'package.json'), JSON.stringify({ type: 'commonjs' }));
  writeFileSync(join(root, 'path', 'npm'), NPM, { mode: 0o755 });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The arguments of npm in this start. */
function askedBy(...args: string[]): string {
  rmSync(join(root, 'asked'), { force: true });
  const PATH = [join(root, 'path'), process.env.PATH].join(delimiter);
  const script = join(root, 'bin', 'install-if-stale.js');
  execFileSync(process.execPath, [script, ...args], { env: { ...process.env, PATH } });
  const asked = join(root, 'asked');
  return existsSync(asked) ? readFileSync(asked, 'utf8').trim() : '';
}

function changeLock() {
  const later = Date.now() / 1000 + 10;
  utimesSync(join(root, 'package-lock.json'), later, later);
}

test('a start installs what the shop needs, once; the checks add theirs and remove nothing', () => {
  expect(askedBy()).toBe('ci --omit=dev');
  expect(askedBy()).toBe('');
  expect(askedBy('--with-tests')).toBe('install --include=dev');
  expect(askedBy('--with-tests')).toBe('');
  expect(askedBy()).toBe('');
});

test('the checks of a fresh clone install everything', () => {
  expect(askedBy('--with-tests')).toBe('ci --include=dev');
});

test('another lock is installed again; a tree with the packages of the checks keeps them', () => {
  askedBy();
  changeLock();
  expect(askedBy()).toBe('ci --omit=dev');
  rmSync(join(root, 'node_modules'), { recursive: true });
  askedBy('--with-tests');
  changeLock();
  expect(askedBy()).toBe('ci --include=dev');
});
