// Installs the packages if the lock is newer than the installed ones. Running the shop needs three
// quarters of them, in half the time; `--with-tests` adds the others, and once installed they stay.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = join(root, 'node_modules', '.package-lock.json');
const wanted = join(root, 'package-lock.json');

const isStale = !existsSync(installed) || statSync(wanted).mtimeMs > statSync(installed).mtimeMs;
/** One of the packages that only checks need. */
const hasTests = existsSync(join(root, 'node_modules', 'vitest'));
const needsTests = process.argv.includes('--with-tests');

if (isStale || (needsTests && !hasTests)) {
  console.log('Installing packages …');
  const which = needsTests || hasTests ? '--include=dev' : '--omit=dev';
  // `install` only adds packages and removes nothing from a running shop.
  const how = isStale ? 'ci' : 'install';
  // No package we use needs its install script; the shop creates PostgreSQL's links itself.
  const options = [which, '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', [how, ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
