import { join } from 'node:path';
import { projectRoot } from '../server/project-root';

/** Scripts for measured pages. Plain script, because a compiler's helpers would be missing. */
export const OBSERVERS = {
  page: join(projectRoot(), 'bench', 'observe.js'),
  editor: join(projectRoot(), 'bench', 'observe-editor.js'),
};
