// Builds the shop. `--with-database` meanwhile creates the database of a shop that has none: Remix
// uses one core, and a first start has to wait for both.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundleServer } from './bundle-server.js';
import { finishClient } from './finish-client.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const database = process.argv.includes('--with-database') ? beginDatabase() : undefined;
const code = await run('remix', ['vite:build'], 'inherit');
// Remix empties the folder first.
if (code === 0) await Promise.all([bundleServer(root), finishClient(root)]);
await database;
process.exitCode = code;

/** Runs from the sources, as nothing is built yet. The start reports errors and does the rest. */
function beginDatabase() {
  return run(process.execPath, ['--import', 'tsx', 'server.ts', 'begin-database'], 'ignore');
}

/** @param {string} command @param {string[]} args @param {'ignore' | 'inherit'} stdio */
function run(command, args, stdio) {
  const child = spawn(command, args, { cwd: root, stdio, shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (status) => resolve(status ?? 1));
  });
}
