import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Parts of the repository with separate tests, which run if the part or a file it reads has changed
 * since they last passed. A missing file in this list would hide a change, so whole folders are
 * listed.
 */
const SHARED = ['bin/workspaces.js', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts'];
export const WORKSPACES = {
  'demo/maker': ['demo', 'app/lib', 'app/services/files', 'app/services/images', ...SHARED],
  bench: ['bench', 'app/lib', 'server/project-root.ts', ...SHARED],
};

/** Committed with the workspace, so that its tests need not run again elsewhere. */
const MARK = 'checked.json';

/** Have the tests passed for the current state of the workspace? False without a valid mark. */
export function isChecked(workspace, root = ROOT) {
  const mark = join(root, workspace, MARK);
  if (!existsSync(mark)) return false;
  try {
    return JSON.parse(readFileSync(mark, 'utf8')).sha256 === hashOf(workspace, root);
  } catch {
    return false;
  }
}

/** Marks the tests of the workspace as passed for its current state. */
export function noteChecked(workspace, root = ROOT) {
  const mark = { sha256: hashOf(workspace, root) };
  writeFileSync(join(root, workspace, MARK), `${JSON.stringify(mark, null, 2)}\n`);
}

function hashOf(workspace, root) {
  const sum = createHash('sha256');
  for (const path of WORKSPACES[workspace]) {
    for (const file of filesOf(join(root, path))) {
      sum.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return sum.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return path.endsWith(`/${MARK}`) ? [] : [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)));
}
