import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A shop whose build writes a line, in a folder with an unusual name. */
let root: string;

/** Counts its runs, and writes the files of a build. */
const BUILD = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('builds', '1');
  for (const folder of ['build/server', 'build/serve']) mkdirSync(folder, { recursive: true });
  for (const file of ['build/server.js', 'build/server/index.js', 'build/serve/index.js']) writeFileSync(file, '');
`;

beforeAll(() => {
  root = join(mkdtempSync(join(tmpdir(), 'shop-build-')), 'Mein Farbenladen für 100 % Ton');
  mkdirSync(join(root, 'app'), { recursive: true });
  mkdirSync(join(root, 'bin'));
  copyFileSync('bin/build-if-stale.js', join(root, 'bin', 'build-if-stale.js'));
  write('package.json', JSON.stringify({ type: 'module', scripts: { build: 'node build.cjs' } }));
  write('build.cjs', BUILD);
  write('app/page.tsx', 'one');
});
afterAll(() => rmSync(join(root, '..'), { recursive: true, force: true }));

function write(path: string, text: string) {
  writeFileSync(join(root, path), text);
}

/** How often the shop has been built after this start. */
function buildsAfterStart(): number {
  execFileSync(process.execPath, [join(root, 'bin', 'build-if-stale.js')], { cwd: tmpdir() });
  return readFileSync(join(root, 'builds'), 'utf8').length;
}

it('builds once, and again when a source has changed, in any folder', () => {
  expect(buildsAfterStart()).toBe(1);
  expect(buildsAfterStart()).toBe(1);
  write('app/page.tsx', 'two');
  expect(buildsAfterStart()).toBe(2);
  write('app/page.test.tsx', 'a test is no part of the shop');
  expect(buildsAfterStart()).toBe(2);
  rmSync(join(root, 'build', 'server.js'));
  expect(buildsAfterStart()).toBe(3);
  rmSync(join(root, 'build', 'serve', 'index.js'));
  expect(buildsAfterStart()).toBe(4);
});
