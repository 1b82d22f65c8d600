import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The permitted content of the repository's root. A new file there needs a reason, and a line here.
 */
const ALLOWED = [
  // The files of every Remix application.
  'app',
  'public',
  'server.ts',
  'serve.ts',
  'remix.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tests',
  // Further parts of the shop.
  'bench',
  'bin',
  'database',
  'demo',
  'docs',
  'exporter',
  'importer',
  'server',
  'README.md',
  // Settings of tools, which read them here.
  '.ci',
  '.dependency-cruiser.cjs',
  '.editorconfig',
  '.gitignore',
  '.nvmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'drizzle.config.ts',
  'playwright.config.ts',
  'stryker.config.js',
  'vite.config.ts',
  'vitest.config.ts',
  'vitest.mutation.config.ts',
];

// An archive of the sources has no list of ignored files.
test.runIf(existsSync('.git'))('the root of the repository contains only permitted files', () => {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n');
  const entries = [...new Set(files.map((path) => path.split('/')[0]!))];
  const there = entries.filter((name) => existsSync(name));
  expect(there.filter((name) => !ALLOWED.includes(name))).toEqual([]);
});
