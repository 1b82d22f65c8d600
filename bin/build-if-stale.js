// Builds the shop if its sources differ from those of the last build. Passes its arguments on.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = [
  'app',
  'server',
  'public',
  'database',
  'demo',
  'server.ts',
  'serve.ts',
  'bin/build.js',
  'bin/bundle-server.js',
  'bin/finish-client.js',
  'bin/trim-framework.js',
  'bin/trim-zod.js',
  'bin/trim-manifest.js',
  'bin/terminal.js',
  'remix.config.js',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
/** Tests, and the marks of their last success. */
const NOT_BUILT = /(\.test\.tsx?|\/checked\.json)$/;
const BUILT = ['build/server.js', 'build/serve/index.js', 'build/server/index.js'];
const mark = join(root, 'build', 'sources.sha256');

const hash = hashOf(SOURCES);
const isFresh = BUILT.every((file) => existsSync(join(root, file))) && lastHash() === hash;
if (!isFresh) {
  console.log('Building the shop …');
  execFileSync('npm', ['run', '--silent', 'build', '--', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeFileSync(mark, hash);
}

function lastHash() {
  return existsSync(mark) ? readFileSync(mark, 'utf8') : '';
}

/** @param {string[]} paths */
function hashOf(paths) {
  const sum = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(join(root, path))) {
      sum.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return sum.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return NOT_BUILT.test(path) ? [] : [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)));
}
