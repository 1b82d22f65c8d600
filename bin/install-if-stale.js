// Installs the packages when the lock is newer than what is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = join(root, 'node_modules', '.package-lock.json');
const wanted = join(root, 'package-lock.json');

if (!existsSync(installed) || statSync(wanted).mtimeMs > statSync(installed).mtimeMs) {
  console.log('Installing packages …');
  // Nothing we use needs its install script; the shop makes PostgreSQL's links itself.
  const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
