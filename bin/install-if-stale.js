// Installs the packages when the lock is newer than what is installed. To run the shop takes three
// quarters of them, in half the time; `--with-tests` adds the others, and who has them keeps them.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = join(root, 'node_modules', '.package-lock.json');
const wanted = join(root, 'package-lock.json');

const isStale = !existsSync(installed) || statSync(wanted).mtimeMs > statSync(installed).mtimeMs;
/** One of those that only checks need. */
const hasTests = existsSync(join(root, 'node_modules', 'vitest'));
const needsTests = process.argv.includes('--with-tests');

if (isStale || (needsTests && !hasTests)) {
  console.log('Installing packages …');
  const which = needsTests || hasTests ? '--include=dev' : '--omit=dev';
  // What is only to be added takes nothing away from a shop that runs.
  const how = isStale ? 'ci' : 'install';
  // Nothing we use needs its install script; the shop makes PostgreSQL's links itself.
  const options = [which, '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', [how, ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
