import { join } from 'node:path';
import { projectRoot } from '../server/project-root';

/** Scripts for measured pages. Plain script: what a compiler adds would be missing in the page. */
export const OBSERVERS = {
  page: join(projectRoot(), 'bench', 'observe.js'),
  editor: join(projectRoot(), 'bench', 'observe-editor.js'),
};
