import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Parts of the repository with tests of their own, which run when the part or something it reads has
 * changed since they last passed. What may be left out here and is read all the same would let a
 * change pass unseen, so whole folders are named.
 */
const SHARED = ['bin/workspaces.js', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts'];
export const WORKSPACES = {
  'demo/maker': ['demo', 'app/lib', 'app/services/files', 'app/services/images', ...SHARED],
  bench: ['bench', 'app/lib', 'server/project-root.ts', ...SHARED],
};

/** Beside it, in the tree: what was checked once need not be checked elsewhere. */
const MARK = 'checked.json';

/** Have the tests of the workspace passed as it is now? Without a mark, or with a broken one: no. */
export function isChecked(workspace, root = ROOT) {
  const mark = join(root, workspace, MARK);
  if (!existsSync(mark)) return false;
  try {
    return JSON.parse(readFileSync(mark, 'utf8')).sha256 === hashOf(workspace, root);
  } catch {
    return false;
  }
}

/** Notes that the tests of the workspace have passed as it is now. */
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
